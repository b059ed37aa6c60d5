// The analysis of a table as it comes: asked again and again until the server has looked at every move.
import { api, inWords, Refusal } from '../../parts/api'
import type { Report } from './report'

const SOON = 700
const LATER = 4000

export class Study {
  report = $state.raw<Report | null>(null)
  done = $state(0)
  of = $state(0)
  complete = $state(false)
  /** Another analysis of this person is under way; this one waits for it. */
  waiting = $state(false)
  trouble = $state.raw<(() => string) | null>(null)

  #id: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(id: string) {
    this.#id = id
    void this.#ask()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  again(): void {
    this.trouble = null
    void this.#ask()
  }

  async #ask(): Promise<void> {
    let pause = SOON
    try {
      const { done, of, analysis, partial } = await api.analysis(this.#id)
      this.done = done
      this.of = of
      this.report = analysis ?? partial ?? this.report
      this.complete = analysis !== null
      this.waiting = false
    } catch (error) {
      this.waiting = error instanceof Refusal && error.code === 'limit'
      if (!this.waiting) this.trouble = () => inWords(error)
      pause = LATER
    }
    if (this.#closed || this.complete || this.trouble) return
    this.#timer = setTimeout(() => void this.#ask(), pause)
  }
}
