// The words: no message is missing, surplus, left in English or has other variables than in English; none is used that is not there; none stands in the code.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { parse, Visitor } from '@fluent/syntax'
import { parse as parseSvelte } from 'svelte/compiler'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = join(root, 'src/words')
const games = join(root, '../src/donjon/games')
const LANGUAGES = ['da', 'de', 'en', 'et', 'fi', 'nb', 'pl', 'ru', 'sv']

const ftl = folder => readdirSync(folder).filter(file => file.endsWith('.ftl')).map(file => file.slice(0, -4)).sort()
const places = readdirSync(join(root, 'src'), { recursive: true }).map(place => join(root, 'src', place, 'words')).filter(folder => existsSync(folder))
const reports = join(root, '../src/donjon/lab/locale')
const folders = [page, ...places, reports, ...readdirSync(games).map(game => join(games, game, 'locale')).filter(folder => existsSync(folder))]
const short = folder => relative(join(root, '..'), folder)

/** What may read as in English, and why. A language's own entry names the words that are the same word there. */
const SAME = {
  everywhere: [
    [/^(knights|towers|duel|dungeon|castle)-title$/, 'a title that was published in no translation'],
    [/^dungeon-option-stall-/, 'a number'],
    [/^knights-stack$/, 'two placeholders and a dot'],
  ],
  da: [[/^towers-of-D$/, 'sand']],
  de: [[/^(bot|bot-n|put-bot)$/, 'Bot'], [/^name-example$/, 'a name'], [/^part-gold$/, 'Gold'], [/^duel-symbol-2$|^duel-pad-gold$|^duel-name-depot$/, 'Papyrus, Nuggets, Depot'], [/^duel-do-call$/, 'what the published game, a German one, calls']],
  et: [],
  fi: [[/^duel-symbol-2$/, 'papyrus']],
  nb: [[/^send$/, 'send'], [/^towers-of-D$/, 'sand']],
  pl: [[/^(bot|bot-n|put-bot|head-bot)$/, 'bot']],
  ru: [],
  sv: [[/^towers-of-D$/, 'sand']],
}

/** Of a message: the variables in it, what it chooses by, its text. */
class Reader extends Visitor {
  variables = new Set()
  choices = []
  text = ''
  visitVariableReference(node) { this.variables.add(node.id.name) }
  visitSelectExpression(node) {
    if (node.selector.type === 'VariableReference') this.choices.push({ by: node.selector.id.name, keys: node.variants.map(({ key }) => (key.type === 'NumberLiteral' ? key.value : key.name)) })
    this.genericVisit(node)
  }
  visitTextElement(node) { this.text += node.value }
}

const read = new Map()
function messages(file) {
  if (read.has(file)) return read.get(file)
  const found = new Map()
  for (const entry of parse(readFileSync(file, 'utf8'), {}).body) {
    assert.notEqual(entry.type, 'Junk', `${short(file)}: not Fluent: ${entry.content}`)
    if (entry.type !== 'Message') continue
    assert(!found.has(entry.id.name), `${short(file)}: ${entry.id.name} stands twice`)
    const reader = new Reader()
    reader.visit(entry.value)
    found.set(entry.id.name, reader)
  }
  read.set(file, found)
  return found
}

const CATEGORIES = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])
const counts = ({ keys }) => keys.some(key => CATEGORIES.has(key) && key !== 'other')
/** The plurals that whole numbers take in a language. */
function plurals(lang) {
  const rules = new Intl.PluralRules(lang)
  return [...new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)))]
}

test('the page offers nine languages', () => assert.deepEqual(ftl(page), LANGUAGES))

for (const folder of folders) {
  const name = short(folder)
  const english = messages(join(folder, 'en.ftl'))

  test(`${name} is there in every language`, () => assert.deepEqual(ftl(folder), LANGUAGES))

  for (const lang of ftl(folder)) {
    const own = messages(join(folder, `${lang}.ftl`))

    test(`${name}/${lang}: each message, with the variables of the English one`, () => {
      assert.deepEqual([...own.keys()].filter(id => !english.has(id)), [], 'surplus')
      assert.deepEqual([...english.keys()].filter(id => !own.has(id)), [], 'missing')
      for (const [id, { variables }] of own) assert.deepEqual([...variables].sort(), [...english.get(id).variables].sort(), id)
    })

    test(`${name}/${lang}: the plurals of the language`, () => {
      for (const [id, { choices }] of own) {
        const wanted = new Set(english.get(id)?.choices.filter(counts).map(({ by }) => by))
        assert.deepEqual([...wanted].filter(by => !choices.some(choice => choice.by === by)), [], `${id} must choose by the number`)
        for (const choice of choices) {
          if (!counts(choice) && !(wanted.has(choice.by) && !choices.some(other => other.by === choice.by && counts(other)))) continue
          assert.deepEqual(plurals(lang).filter(category => !choice.keys.includes(category)), [], `${id}: plurals of ${choice.by}`)
          assert.deepEqual(choice.keys.filter(key => CATEGORIES.has(key) && !plurals(lang).includes(key)), [], `${id}: plurals that ${lang} has not`)
        }
      }
    })

    test(`${name}/${lang}: every message can be said`, () => {
      const bundle = new FluentBundle(lang, { useIsolating: false })
      assert.deepEqual(bundle.addResource(new FluentResource(readFileSync(join(folder, `${lang}.ftl`), 'utf8'))), [])
      for (const [id, { variables }] of own) for (const n of [0, 1, 2, 5, 21]) {
        const errors = []
        const said = bundle.formatPattern(bundle.getMessage(id).value, Object.fromEntries([...variables].map(one => [one, n])), errors)
        assert.deepEqual(errors, [], id)
        assert(said.trim() && said === said.trim().replace(/^([,.])/, '$1') && !/ {2}| [,.;:!?]/.test(said), `${id}: “${said}”`)
      }
    })

    if (lang !== 'en') test(`${name}/${lang}: nothing left in English`, () => {
      const same = [...SAME.everywhere, ...SAME[lang]]
      const left = [...own].filter(([id, { text }]) => text === english.get(id)?.text && /\p{L}/u.test(text) && !same.some(([ids]) => ids.test(id)))
      assert.deepEqual(left.map(([id, { text }]) => `${id} = ${text}`), [])
    })
  }
}

const sources = readdirSync(join(root, 'src'), { recursive: true }).filter(file => /\.(svelte|ts)$/.test(file)).map(file => [file, readFileSync(join(root, 'src', file), 'utf8')])

test('every message that is used is there', () => {
  const known = new Set(folders.flatMap(folder => [...messages(join(folder, 'en.ftl')).keys()]))
  const missing = sources.flatMap(([file, text]) => [...text.matchAll(/\bt\('([a-zA-Z][\w-]*)'/g)].filter(([, id]) => !known.has(id)).map(([, id]) => `${file}: ${id}`))
  assert.deepEqual(missing, [])
})

/** What only a program gets wrong, never the page, and what is wrong in a file of cards (box): there the server's own sentence is shown. */
const PROGRAMS = ['box', 'entry', 'game', 'hello', 'illegal', 'invalid', 'lab', 'language', 'level', 'method', 'move', 'option', 'ply', 'seat', 'seats', 'size']
test('what the server may refuse to a person has words', () => {
  const server = join(root, '../src/donjon/server')
  const codes = readdirSync(server).filter(file => file.endsWith('.py')).flatMap(file => [...readFileSync(join(server, file), 'utf8').matchAll(/Refusal\(\s*\d+,\s*"(\w+)"/g)].map(([, code]) => code))
  assert(codes.length > 20)
  const known = new Map([page, ...places].flatMap(folder => [...messages(join(folder, 'en.ftl'))]))
  assert.deepEqual([...new Set(codes)].filter(code => !PROGRAMS.includes(code) && !known.has(`error-${code}`)).sort(), [])
})

/** What is read or heard, and stands in the markup itself instead of in the words. */
function hardCoded(text) {
  const found = []
  const HEARD = new Set(['title', 'placeholder', 'alt', 'label', 'text', 'aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription'])
  const note = written => { if (/\p{L}{2}/u.test(written)) found.push(written.trim()) }
  /** Strings that an expression may give: not the ids inside of calls, nor what is compared. */
  function strings(node) {
    if (!node || typeof node !== 'object') return
    if (node.type === 'Literal') { if (typeof node.value === 'string') note(node.value) }
    else if (node.type === 'TemplateLiteral') { for (const quasi of node.quasis) note(quasi.value.cooked); node.expressions.forEach(strings) }
    else if (node.type === 'ConditionalExpression') { strings(node.consequent); strings(node.alternate) }
    else if (node.type === 'LogicalExpression') { if (node.operator !== '&&') strings(node.left); strings(node.right) }
    else if (node.type === 'BinaryExpression' && node.operator === '+') { strings(node.left); strings(node.right) }
  }
  function walk(node, parent) {
    if (Array.isArray(node)) { for (const one of node) walk(one, parent); return }
    if (!node || typeof node !== 'object') return
    if (node.type === 'Text' && parent !== 'Attribute') note(node.data)
    if (node.type === 'ExpressionTag' && parent !== 'Attribute') strings(node.expression)
    if (node.type === 'StyleDirective') return
    if (node.type === 'Attribute') {
      if (HEARD.has(node.name) && node.value !== true) for (const part of [node.value].flat()) part.type === 'Text' ? note(part.data) : strings(part.expression)
      return
    }
    for (const [key, value] of Object.entries(node)) if (!['css', 'instance', 'module', 'options', 'expression', 'metadata'].includes(key)) walk(value, node.type)
  }
  walk(parseSvelte(text, { modern: true }).fragment, '')
  return found
}

/** The project’s own name. */
const NAMES = /^(· )?donjon$/
test('no word stands in the markup', () => {
  // The finder itself finds a word of each kind.
  assert.deepEqual(hardCoded('<p title="One" class="no">Two{x ? "Three" : `${y} Four`}{t("id")}{x === "no"}</p>'), ['One', 'Two', 'Three', 'Four'])
  const found = sources.filter(([file]) => file.endsWith('.svelte')).flatMap(([file, text]) => hardCoded(text).filter(written => !NAMES.test(written)).map(written => `${file}: ${written}`))
  assert.deepEqual(found, [])
})

test('every rule of a playable game has its sentence', () => {
  for (const game of readdirSync(games).filter(game => existsSync(join(games, game, 'rules.py')))) {
    const text = readFileSync(join(games, game, 'rules.py'), 'utf8')
    const rules = [...text.slice(text.indexOf('class Rule('), text.indexOf('# Setup')).matchAll(/^    ([A-Z_]+) = \d+$/gm)].map(([, name]) => `${game}-${name.toLowerCase().replaceAll('__', '\0').replaceAll('_', '-').replaceAll('\0', '_')}`)
    assert(rules.length > 10, game)
    assert(existsSync(join(games, game, 'locale/en.ftl')), `${game} has no words yet`)
    for (const lang of LANGUAGES) {
      const known = messages(join(games, game, 'locale', `${lang}.ftl`))
      assert.deepEqual(rules.filter(id => !known.has(id)), [], `${game} ${lang}`)
    }
  }
})
