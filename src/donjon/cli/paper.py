"""What pages that the command line writes have in common: one file each, that needs nothing else, light or dark as the reader likes."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

Cell = tuple[str, str]
"""Text (as HTML) and class of a cell of a table."""

STYLE = """
:root { color-scheme: light dark; --paper: #fbf9f4; --ink: #24211c; --faint: #6b655b; --line: #d9d2c4; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1b18; --ink: #ece6da; --faint: #a79f91; --line: #413c34; --bad: #ff8a80; } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 992px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 26px; margin: 0 } h2 { font-size: 19px; margin: 36px 0 8px } p { margin: 4px 0 }
.faint { color: var(--faint) }
/* A shade at each edge beyond which there is more: what scrolls along covers it there where the end is reached. */
.scroll {
  --cover: var(--paper) 40%, transparent; --shade: color-mix(in srgb, var(--faint) 50%, transparent), transparent; overflow-x: auto;
  background: linear-gradient(90deg, var(--cover)) 0 / 40px 100% local, linear-gradient(-90deg, var(--cover)) 100% / 40px 100% local,
    linear-gradient(90deg, var(--shade)) 0 / 12px 100%, linear-gradient(-90deg, var(--shade)) 100% / 12px 100%;
  background-repeat: no-repeat;
}
svg { width: 100%; height: auto; display: block; margin: 12px 0; min-width: 620px } svg text { font-size: 13px; fill: var(--faint) }
table { border-collapse: collapse; font-variant-numeric: tabular-nums } th, td { padding: 3px 18px 3px 0; text-align: right; white-space: nowrap }
th { color: var(--faint); font-weight: 500 } .text { text-align: left } tbody tr { border-top: 1px solid var(--line) }
pre { font: 13px/1.35 ui-monospace, monospace; padding: 12px; border: 1px solid var(--line); border-radius: 6px; overflow-x: auto }
"""


def row(cells: Sequence[Cell], tag: str = "td") -> str:
    """A row of a table."""
    return "<tr>" + "".join(f'<{tag} class="{kind}">{text}</{tag}>' if kind else f"<{tag}>{text}</{tag}>" for text, kind in cells) + "</tr>"


def table(heads: Sequence[Cell], rows: Sequence[str], kind: str = "") -> str:
    """A table that scrolls where it is too wide."""
    named = f' class="{kind}"' if kind else ""
    return f'<div class="scroll"><table{named}><thead>{row(heads, "th")}</thead><tbody>{"".join(rows)}</tbody></table></div>'


def document(title: str, parts: Sequence[str], style: str = "", script: str = "", lang: str = "en") -> str:
    """The whole page."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title><style>{STYLE}{style}</style>'
    end = f"<script>{script}</script>\n" if script else ""
    return f'<!doctype html>\n<html lang="{lang}"><head>{head}</head>\n<body>\n' + "\n".join(parts) + f"\n{end}</body></html>\n"
