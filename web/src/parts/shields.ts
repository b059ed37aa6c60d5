// The five seats' shields: a colour and a division each, so that they differ without colour. Field 0 0 40 48.
export const OUTLINE = 'M3 3h34v20c0 11-7 18-17 22C10 41 3 34 3 23z'
export const divisions = [
  'M3 34 20 17l17 17v-9L20 8 3 25z', // chevron
  'M16 0h8v17h16v8H24v23h-8V25H0v-8h16z', // cross
  'M-3 3 3-2l17 18L37-2l6 5-18 19 18 19-6 5-17-18L3 46l-6-5 18-19z', // saltire
  'M13.500 0h13v48h-13z', // pale
  'M-3 4 4-3l40 42-7 7z', // bend
]
