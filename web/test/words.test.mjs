// The words: no message is missing, surplus or has other placeholders than in English, and none is used that is not there.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { FluentBundle, FluentResource } from '@fluent/bundle'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = join(root, 'src/words')
const games = join(root, '../src/donjon/games')
const folders = [page, ...readdirSync(games).map(game => join(games, game, 'locale')).filter(existsSync)]
const offered = readdirSync(page).filter(file => file.endsWith('.ftl')).map(file => file.slice(0, -4))

/** Message id -> the names of its placeholders, sorted. */
function messages(file) {
  const found = new Map()
  let id = null
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const head = /^([a-zA-Z][\w-]*) =/.exec(line)
    if (head) {
      assert(!found.has(head[1]), `${file}: ${head[1]} stands twice`)
      id = head[1]
      found.set(id, new Set())
    } else if (/^\S/.test(line)) id = null
    if (id) for (const [, name] of line.matchAll(/\{\s*\$(\w+)/g)) found.get(id).add(name)
  }
  return new Map([...found].map(([key, names]) => [key, [...names].sort().join(' ')]))
}

for (const folder of folders) {
  const english = existsSync(join(folder, 'en.ftl')) ? messages(join(folder, 'en.ftl')) : null
  if (!english) continue
  for (const file of readdirSync(folder).filter(file => file.endsWith('.ftl') && file !== 'en.ftl')) {
    test(`${folder.split('/').slice(-3).join('/')}/${file}`, () => {
      const other = messages(join(folder, file))
      assert.deepEqual([...other.keys()].filter(id => !english.has(id)), [], 'surplus')
      for (const [id, names] of other) assert.equal(names, english.get(id), `placeholders of ${id}`)
      // A language that the page does not offer may have the sentences of the rules alone.
      if (offered.includes(file.slice(0, -4))) assert.deepEqual([...english.keys()].filter(id => !other.has(id)), [], 'missing')
    })
  }
}

test('every file is Fluent without errors', () => {
  for (const folder of folders) for (const file of readdirSync(folder).filter(file => file.endsWith('.ftl'))) {
    const errors = new FluentBundle(file.slice(0, -4)).addResource(new FluentResource(readFileSync(join(folder, file), 'utf8')))
    assert.deepEqual(errors, [], join(folder, file))
  }
})

test('every message that is used is there', () => {
  const known = new Set(folders.flatMap(folder => (existsSync(join(folder, 'en.ftl')) ? [...messages(join(folder, 'en.ftl')).keys()] : [])))
  const sources = readdirSync(join(root, 'src'), { recursive: true }).filter(file => /\.(svelte|ts)$/.test(file))
  const missing = sources.flatMap(file => [...readFileSync(join(root, 'src', file), 'utf8').matchAll(/\bt\('([a-zA-Z][\w-]*)'/g)].filter(([, id]) => !known.has(id)).map(([, id]) => `${file}: ${id}`))
  assert.deepEqual(missing, [])
})

test('every rule of a playable game has its sentence', () => {
  for (const game of readdirSync(games).filter(game => existsSync(join(games, game, 'rules.py')))) {
    const text = readFileSync(join(games, game, 'rules.py'), 'utf8')
    const rules = [...text.slice(text.indexOf('class Rule('), text.indexOf('# Setup')).matchAll(/^    ([A-Z_]+) = \d+$/gm)].map(([, name]) => `${game}-${name.toLowerCase().replaceAll('__', '\0').replaceAll('_', '-').replaceAll('\0', '_')}`)
    assert(rules.length > 10, game)
    for (const lang of offered) {
      const known = messages(join(games, game, 'locale', `${lang}.ftl`))
      assert.deepEqual(rules.filter(id => !known.has(id)), [], `${game} ${lang}`)
    }
  }
})
