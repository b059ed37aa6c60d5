// The places of the page and the way between them, on the browser's own history.
export type Place =
  | { at: 'home' }
  | { at: 'table'; id: string; view: boolean }
  | { at: 'rules'; game: string; rule: string | null }
  | { at: 'pad'; game: string; sheet: string }
  | { at: 'puzzles'; game: string | null }
  | { at: 'puzzle'; game: string; id: string }
  | { at: 'lab' }
  | { at: 'experiment'; id: string }
  | { at: 'lost' }

function read(url: URL): Place {
  const parts = url.pathname.split('/').filter(Boolean).map(part => { try { return decodeURIComponent(part) } catch { return part } })
  if (parts.length === 0) return { at: 'home' }
  if (parts.length === 2 && parts[0] === 't') return { at: 'table', id: parts[1]!, view: url.searchParams.has('view') }
  if (parts.length === 2 && parts[0] === 'rules') return { at: 'rules', game: parts[1]!, rule: url.hash.slice(1) || null }
  if (parts.length === 2 && parts[0] === 'pad') return { at: 'pad', game: parts[1]!, sheet: url.hash.slice(1) }
  if (parts.length <= 2 && parts[0] === 'puzzles') return { at: 'puzzles', game: parts[1] ?? null }
  if (parts.length === 3 && parts[0] === 'puzzles') return { at: 'puzzle', game: parts[1]!, id: parts[2]! }
  if (parts.length === 1 && parts[0] === 'lab') return { at: 'lab' }
  if (parts.length === 2 && parts[0] === 'lab') return { at: 'experiment', id: parts[1]! }
  return { at: 'lost' }
}

let place = $state.raw<Place>(read(new URL(location.href)))
export const router = { get place() { return place } }

const arrive = () => { place = read(new URL(location.href)) }
addEventListener('popstate', arrive)

export function go(path: string): void {
  history.pushState(null, '', path)
  arrive()
  scrollTo(0, 0)
}

/** Follows links inside the page without loading it again; put on the root element. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a')
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.pathname.startsWith('/api') || link.pathname === '/docs') return
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
