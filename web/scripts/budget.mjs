// Compressed script and style that a browser fetches before the board of a game shows: what index.html loads, the table, the game, its words.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const MOST = 120_000
const built = process.argv[2] ?? fileURLToPath(new URL('../../src/donjon/server/static', import.meta.url))
const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'))

/** The files of these entries, with all that they import. */
function files(entries, found = new Set(), seen = new Set()) {
  for (const key of entries) {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) continue
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
    files(chunk.imports ?? [], found, seen)
  }
  return found
}

const weight = file => gzipSync(readFileSync(join(built, file)), { level: 6 }).length
const languages = Object.keys(manifest).flatMap(key => /^src\/words\/([\w-]+)\.ftl\?raw$/.exec(key)?.[1] ?? [])
const games = Object.keys(manifest).flatMap(key => /^src\/games\/(\w+)\/index\.ts$/.exec(key)?.[1] ?? [])
for (const game of games) {
  // A reader of another language loads its words and the English ones behind them. The heaviest language counts.
  const totals = languages.map(lang => {
    const words = [...new Set(['en', lang])].flatMap(one => [`src/words/${one}.ftl?raw`, `../src/donjon/games/${game}/locale/${one}.ftl?raw`])
    const loaded = files(['index.html', 'src/table/Table.svelte', `src/games/${game}/index.ts`, `src/art/boxes/${game}.svelte`, ...words])
    return { lang, count: loaded.size, size: [...loaded].filter(file => existsSync(join(built, file))).reduce((sum, file) => sum + weight(file), 0) }
  })
  const { lang, count, size: total } = totals.reduce((most, one) => (one.size > most.size ? one : most))
  console.log(`${game.padEnd(8)} ${(total / 1000).toFixed(1)} kB of ${MOST / 1000} in ${count} files, in ${lang}`)
  if (total > MOST) process.exitCode = 1
}
if (games.length === 0) throw new Error(`no game in ${built}; run npm run build first`)
