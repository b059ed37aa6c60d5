// What all boards share of a turn: sending a move, asking why it is not allowed, and where the focus goes on by keys.
import { inWords, Refusal } from '../parts/api'
import type { BoardProps } from './contract'

/** Sends one move at a time. What the server refuses is told by its rule, other trouble in words. */
export class Sender {
  sending = $state(false)
  #board: () => Pick<BoardProps, 'active' | 'play' | 'why' | 'refuse'>
  #tell: (words: string) => void

  /** `board` gives the board's own props, read anew each time. */
  constructor(board: () => Pick<BoardProps, 'active' | 'play' | 'why' | 'refuse'>, tell: (words: string) => void) {
    this.#board = board
    this.#tell = tell
  }

  /** Whether the move was played. `outcome`: see `BoardProps.play`. */
  send = async (move: string, outcome?: string): Promise<boolean> => {
    const { active, play, refuse } = this.#board()
    if (this.sending || !active) return false
    this.sending = true
    try {
      await play(move, outcome)
      return true
    } catch (error) {
      if (error instanceof Refusal && error.rule) refuse(error.rule)
      else this.#tell(inWords(error))
      return false
    } finally {
      this.sending = false
    }
  }

  /** Says why the move is not allowed; `own` may say it in the board's words instead, and answers whether it did. */
  ask = async (move: string, own: (rule: string) => boolean = () => false): Promise<void> => {
    const { why, refuse } = this.#board()
    try {
      const rule = await why(move)
      if (rule && !own(rule)) refuse(rule)
    } catch (error) {
      this.#tell(inWords(error))
    }
  }
}

/** What had the focus goes away with its move: after each `ply` whoever plays by keys goes on at the first of `next`. */
export function goOnByKeys(ready: () => boolean, ply: () => number, whole: () => HTMLElement | undefined, next: string): void {
  $effect(() => {
    if (!ready()) return
    void ply()
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) whole()?.querySelector<HTMLElement>(next)?.focus()
    })
  })
}

/** Escape closes what lies over a board, wherever the focus is. */
export function closeByEscape(open: () => boolean, close: () => void): void {
  function onkeydown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || (event.target as Element).closest?.('dialog')) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  $effect(() => {
    if (!open()) return
    document.addEventListener('keydown', onkeydown, true)
    return () => document.removeEventListener('keydown', onkeydown, true)
  })
}
