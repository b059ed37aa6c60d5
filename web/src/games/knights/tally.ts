import type { Position } from '../../table/messages'

/** What people count by hand, for the seats. */
export const fields = (position: Position, seat: number) => [
  { icon: 'knight', value: position.view.fields.knights[seat] as number, label: 'knights-knights' },
  { icon: 'tile', value: position.view.extras.pile[seat] as number, label: 'knights-tiles' },
]
