// A table as it lives: the connection, what came over it, and which position is shown. Everything the server says is the truth; this only paces it.
import { Refusal } from '../parts/api'
import { reducedMotion } from '../parts/settings.svelte'
import { tie, type Entry, type Hint, type MovedMessage, type Note, type Position, type Problem, type RematchMessage, type Said, type TableMessage } from './messages'

/** A position as it is shown, and the entry that led to it. */
export interface Shown { position: Position; last: Entry | null }

interface Waiting { request: Record<string, any>; resolve: (answer: any) => void; reject: (error: Refusal) => void }

const FIRST_PAUSE = 300
const LONGEST_PAUSE = 5000
const PING_EVERY = 20_000
const PATIENCE = 8000
/** Before a question counts as lost; a hint may have to wait until the search is compiled. */
const ANSWER = 15_000
const ADVICE = 150_000
const STEP = 420
const NO_TABLE = 4004

/** The entries that have not been taken back. */
export function standing(entries: Entry[]): Entry[] {
  const found: Entry[] = []
  for (const entry of entries) {
    if (entry.kind === 'undo') found.pop()
    else found.push(entry)
  }
  return found
}

export class Live {
  status = $state<'opening' | 'open' | 'lost' | 'missing'>('opening')
  trouble = $state.raw<Problem | null>(null)
  table = $state.raw<TableMessage | null>(null)
  /** The newest position; what is shown may still be on its way there. */
  head = $state.raw<Position | null>(null)
  entries = $state.raw<Entry[]>([])
  shown = $state.raw<Shown | null>(null)
  /** Positions that have come and are not shown yet. */
  queue = $state.raw<Shown[]>([])
  thinking = $state<number | null>(null)
  said = $state.raw<Said[]>([])
  notes = $state.raw<Note[]>([])
  rematch = $state.raw<RematchMessage | null>(null)
  /** A move was sent and is not stored yet. */
  sending = $state(false)
  /** The seat to which the device must be passed before its hand may be seen. */
  curtain = $state<number | null>(null)
  /** Asked once by the table: does this game have hands that others must not see? */
  secret = true
  /** Told for each position when it comes into sight: for sounds and announcements. */
  onshow: (shown: Shown, fresh: boolean) => void = () => {}

  #id: string
  #tokens: () => string[]
  #socket: WebSocket | null = null
  #next = 1
  #waiting = new Map<number, Waiting>()
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #heard = 0
  #step: ReturnType<typeof setTimeout> | undefined
  #shownAt = 0
  #closed = false
  /** Whose eyes the person at the device has been given. */
  #eyes: number | null = null

  constructor(id: string, tokens: () => string[]) {
    this.#id = id
    this.#tokens = tokens
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#timer)
    clearTimeout(this.#step)
    clearInterval(this.#pulse)
    this.#socket?.close()
  }

  /** Says hello again, after a seat was taken. */
  greet(): void {
    this.#send({ type: 'hello', tokens: this.#tokens(), seen: this.entries.at(-1)?.ply ?? 0 })
  }

  #hurry = () => {
    if (document.visibilityState === 'hidden' || this.#closed) return
    if (this.status === 'lost') {
      clearTimeout(this.#timer)
      this.#connect()
    } else if (this.status === 'open') this.#ping()
  }

  #connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(this.#id)}/ws`)
    this.#socket = socket
    socket.onopen = () => this.greet()
    socket.onmessage = event => { if (socket === this.#socket) this.#take(JSON.parse(event.data)) }
    socket.onclose = event => { if (socket === this.#socket) this.#lost(event.code) }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => { if (this.status !== 'open' && socket === this.#socket) this.#drop() }, PATIENCE)
  }

  /** Gives a connection up that does not answer. */
  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.#lost(0)
  }

  #lost(code: number): void {
    clearInterval(this.#pulse)
    clearTimeout(this.#timer)
    if (this.#closed || this.status === 'missing') return
    if (code === NO_TABLE) {
      this.status = 'missing'
      return
    }
    this.status = 'lost'
    for (const [n, { request, reject }] of this.#waiting) {
      if (request.type === 'play') continue // sent again if the server has not got it
      this.#waiting.delete(n)
      reject(new Refusal({ code: 'lost', text: 'The connection was lost.' }))
    }
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries++)
    this.#timer = setTimeout(() => this.#connect(), pause * (0.6 + Math.random() * 0.8))
  }

  #ping(): void {
    if (Date.now() - this.#heard < 4000) return
    const asked = Date.now()
    this.#send({ type: 'ping', n: this.#next++ })
    setTimeout(() => { if (this.status === 'open' && this.#heard < asked) this.#drop() }, PATIENCE)
  }

  #send(message: Record<string, any>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #ask<T>(request: Record<string, any>): Promise<T> {
    if (this.status !== 'open') return Promise.reject(new Refusal({ code: 'lost', text: 'The connection was lost.' }))
    const n = this.#next++
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(n, { request: { ...request, n }, resolve, reject })
      this.#send({ ...request, n })
      if (request.type !== 'play') setTimeout(() => this.#answer(n, null, new Refusal({ code: 'lost', text: 'No answer came.' })), request.type === 'hint' ? ADVICE : ANSWER)
    })
  }

  #take(message: any): void {
    this.#heard = Date.now()
    switch (message.type) {
      case 'table': return this.#arrive(message)
      case 'moved': return this.#moved(message)
      case 'thinking': this.thinking = message.seat; return
      case 'said': this.said = [...this.said, message]; return
      case 'note': this.notes = [...this.notes.filter(note => note.ply !== message.ply), message]; return
      case 'rematch': this.rematch = message; return
      case 'error':
        if (message.n === null) {
          if (message.code === 'not_found') this.status = 'missing'
          this.trouble = message
          return
        }
        return this.#answer(message.n, null, new Refusal(message))
      default:
        // A move is answered by its entry, which brings the next position along: see #settle.
        if (typeof message.n === 'number' && this.#waiting.get(message.n)?.request.type !== 'play') this.#answer(message.n, message, null)
    }
  }

  #answer(n: number, answer: any, error: Refusal | null): void {
    const waiting = this.#waiting.get(n)
    this.#waiting.delete(n)
    if (error) waiting?.reject(error)
    else waiting?.resolve(answer)
  }

  #arrive(message: TableMessage): void {
    const first = this.table === null
    const known = this.entries.at(-1)?.ply ?? 0
    this.table = message
    this.head = message
    this.entries = tie(message.entries)
    this.said = message.said ?? this.said
    this.notes = message.notes ?? this.notes
    if (this.status !== 'open') {
      this.status = 'open'
      this.#tries = 0
      clearTimeout(this.#timer)
      clearInterval(this.#pulse)
      this.#pulse = setInterval(() => this.#ping(), PING_EVERY)
    }
    if (message.mover !== this.thinking) this.thinking = null
    if (!message.view) return
    const newest = { position: message, last: standing(message.entries).at(-1) ?? null }
    // People coming and going change nothing on the board: what is being told goes on.
    if (!first && message.ply === known && this.shown && this.shown.position.as === message.as) {
      if (this.queue.length === 0) this.shown = newest
    } else if (!first && this.queue.length && message.ply === known) {
      this.queue = [...this.queue.slice(0, -1), newest]
    } else {
      this.queue = [newest]
      this.skip()
    }
    this.#settle(true)
  }

  /**
   * What became of the moves that were on their way. A whole table may stand for answers that were lost: then one whose entry is not there is sent `again`; it cannot be
   * played twice, because it names the ply it was made for.
   */
  #settle(again: boolean): void {
    for (const [n, { request }] of [...this.#waiting]) {
      if (request.type !== 'play') continue
      const stored = this.entries.find(entry => entry.ply === request.ply + 1)
      if (!stored) { if (again) this.#send(request) }
      else if (stored.seat === request.seat && stored.kind === 'move') this.#answer(n, {}, null)
      else this.#answer(n, null, new Refusal({ code: 'stale', text: 'The table has moved on.' }))
    }
  }

  #moved(message: MovedMessage): void {
    const newest = this.entries.at(-1)?.ply ?? 0
    if (message.since > newest) { this.greet(); return } // something was missed: ask for all of it
    this.entries = tie([...this.entries.filter(entry => entry.ply <= message.since), ...message.entries])
    this.head = message
    this.thinking = null
    this.queue = [...this.queue, { position: message, last: standing(this.entries).at(-1) ?? null }]
    this.#advance()
    this.#settle(false)
  }

  /** Shows what is waiting, one story after the other. */
  #advance(): void {
    clearTimeout(this.#step)
    const next = this.queue[0]
    if (!next || this.curtain !== null) return
    const wait = this.#shownAt + STEP - Date.now()
    if (wait > 0 && this.shown && !this.#own(next)) {
      this.#step = setTimeout(() => this.#advance(), wait)
      return
    }
    this.#show(next)
  }

  #own(next: Shown): boolean {
    return next.last !== null && (this.table?.you.includes(next.last.seat) ?? false) && this.queue.length === 1 && !next.last.forced
  }

  /** Everything that waits is shown at once. */
  skip(): void {
    clearTimeout(this.#step)
    const last = this.queue.at(-1)
    if (!last || this.curtain !== null) return
    this.queue = [last]
    this.#show(last)
  }

  #show(next: Shown): void {
    const { position } = next
    const you = this.table?.you ?? []
    if (this.secret && you.length > 1 && !position.finished && position.as !== null && position.as !== this.#eyes) {
      this.curtain = position.as
      void this.#showOpenly(next)
      return
    }
    this.#eyes = position.as
    this.queue = this.queue.slice(1)
    this.#put(next)
    if (this.queue.length) this.#step = setTimeout(() => this.#advance(), reducedMotion() ? STEP * 1.5 : STEP)
  }

  #put(next: Shown): void {
    const fresh = next.position.ply > (this.shown?.position.ply ?? -1)
    const first = this.shown === null
    this.shown = next
    this.#shownAt = Date.now()
    this.onshow(next, fresh && !first)
  }

  /** While the device is passed on, the board is shown as anybody may see it. */
  async #showOpenly(next: Shown): Promise<void> {
    try {
      const position = await this.#ask<Position>({ type: 'look', seat: null, ply: next.position.ply })
      if (this.curtain !== null) this.#put({ position, last: next.last })
    } catch { /* the curtain alone will do */ }
  }

  /** The person whose seat it is has the device now. */
  lift(): void {
    const next = this.queue[0]
    this.#eyes = this.curtain
    this.curtain = null
    if (next) this.#show(next)
  }

  async play(seat: number, move: string, ply: number, outcome?: string): Promise<void> {
    this.sending = true
    try {
      await this.#ask({ type: 'play', seat, move, ply, ...(outcome === undefined ? {} : { outcome }) })
    } finally {
      this.sending = false
    }
  }
  why = async (seat: number, move: string): Promise<string | null> => (await this.#ask<{ rule: string | null }>({ type: 'why', seat, move })).rule
  hint = async (seat: number): Promise<Hint[]> => (await this.#ask<{ moves: Hint[] }>({ type: 'hint', seat })).moves
  undo = (seat: number): Promise<void> => this.#ask({ type: 'undo', seat })
  resign = (seat: number): Promise<void> => this.#ask({ type: 'resign', seat })
  say = (text: string): Promise<void> => this.#ask({ type: 'say', text })
}
