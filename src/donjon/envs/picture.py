"""The board as text, painted: for tools that record what they see. The drawn boards of the page need a browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from donjon.envs import need

WIDTH, HEIGHT = 960, 540
"""Of every picture, as films want it."""
PAPER, INK = (250, 246, 236), (43, 38, 33)
MARGIN = 12
LARGEST = 3
"""Letters are enlarged so many times at most."""


def paint(text: str) -> npt.NDArray[np.uint8]:
    """A picture of HEIGHT x WIDTH with the lines of the text, as large as fits."""
    if TYPE_CHECKING:
        from PIL import Image, ImageDraw, ImageFont
    else:
        Image, ImageDraw, ImageFont = need("PIL.Image"), need("PIL.ImageDraw"), need("PIL.ImageFont")
    font: Any = ImageFont.load_default_imagefont()
    pen = ImageDraw.Draw(Image.new("L", (1, 1)))
    box = pen.multiline_textbbox((0, 0), text, font)
    size = max(1, int(box[2])), max(1, int(box[3]))
    drawn = Image.new("RGB", size, PAPER)
    ImageDraw.Draw(drawn).multiline_text((0, 0), text, INK, font)
    scale = min((WIDTH - 2 * MARGIN) / size[0], (HEIGHT - 2 * MARGIN) / size[1], LARGEST)
    if scale > 1:
        drawn = drawn.resize((int(scale) * size[0], int(scale) * size[1]), Image.Resampling.NEAREST)
    elif scale < 1:
        drawn = drawn.resize((max(1, int(scale * size[0])), max(1, int(scale * size[1]))), Image.Resampling.LANCZOS)
    whole = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    whole.paste(drawn, (MARGIN, MARGIN))
    return np.asarray(whole, np.uint8).copy()
