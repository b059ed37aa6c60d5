// A card in words.
import { t } from '../../words/words.svelte'
import { EDGES, FIGURES, type Face } from './model'

/** The shapes that have a name, by their edges: up, right, down, left. */
const KINDS: Record<string, string> = {
  ccgc: 'gatehouse', ccgs: 'west-footing', csgc: 'east-footing', scgc: 'rampart', tcgc: 'keep-footing', tsgs: 'lone-footing', cccc: 'hall', sccc: 'roofed-hall',
  cccs: 'west-wall', cscc: 'east-wall', sccs: 'west-eaves', sscc: 'east-eaves', sscs: 'oriel', tccc: 'tower-base', tccs: 'west-tower-base', tscc: 'east-tower-base',
  tscs: 'free-tower-base', tsts: 'shaft', tctc: 'walled-shaft', ssts: 'roof', sctc: 'walled-roof',
}

function shown(face: Face): string[] {
  const figures = FIGURES.filter(figure => face.figures[figure]).map(figure => t(`castle-count-${figure}`, { count: face.figures[figure] }))
  return face.catapult ? [...figures, t('castle-shows-catapult')] : figures
}
const edges = (face: Face) => t('castle-card', Object.fromEntries(EDGES.map(edge => [edge, t(`castle-edge-${face[edge]}`)])))

/** All that is on it, for who does not see it. */
export const described = (face: Face): string => [...shown(face), edges(face)].join(', ')
/** What it shows, and its shape: two cards that differ never read alike. */
export function called(face: Face): string {
  const kind = KINDS[EDGES.map(edge => face[edge][0]).join('')]
  const shape = kind ? t(`castle-kind-${kind}`) : edges(face)
  const list = shown(face).join(', ')
  return list ? `${list} (${shape})` : shape
}
