import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findBreaks, sentencesOf } from '../../../scripts/prose/findBreaks.ts'
import { measureRates } from '../../../scripts/prose/rates.ts'
import { readCode, readMarkdown, readYaml, type Text } from '../../../scripts/prose/texts.ts'

const textOf = (text: string): Text => ({ file: 'a.md', line: 1, text })
const found = (text: string) => findBreaks(textOf(text)).map((one) => one.found)

/** Writes a file, reads its prose, and deletes it after the test. */
function read(name: string, content: string, reader: (root: string, path: string) => Text[]): Text[] {
  const folder = mkdtempSync(join(tmpdir(), 'scion-prose-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, name), content)
  return reader(folder, join(folder, name))
}

it.each([
  ['What a key opens.', ['What']],
  ['A list. Of its header.', ['Of']],
  ['A key that nobody tells the client.', ['nobody', 'tells']],
  ['As many as fit, anew.', ['As', 'As many as', 'anew']],
  ['Returns the whatever of an asset that is good.', []],
  ['Returns a bounded list of keys.', []],
])('the breaks of "%s" are %j', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

it('a sentence ends with a point before a capital letter, not within a number or a name', () => {
  expect(sentencesOf('Takes 1.5 ms in v1.2.3. Returns nothing. See a.ts for more.')).toEqual([
    'Takes 1.5 ms in v1.2.3.',
    'Returns nothing.',
    'See a.ts for more.',
  ])
})

it('code blocks, tables, code and targets of links in Markdown are not prose', () => {
  const texts = read(
    'a.md',
    '# Title\n\nSee `nobody` in [a page](whoever.md).\n\n```\ntell\n```\n\n| told |\n\n* An item\n  in two lines.\n',
    readMarkdown,
  )
  expect(texts).toEqual([
    { file: 'a.md', line: 1, text: 'Title' },
    { file: 'a.md', line: 3, text: 'See X in [a page].' },
    { file: 'a.md', line: 11, text: 'An item   in two lines.' },
  ])
})

it('comments and sentences in strings are the prose of code', () => {
  const texts = read(
    'a.ts',
    "/** Returns {@link b}. */\nconst a = 'a short one' // why\nthrow new Error('the file of a must not be there')\n",
    readCode,
  )
  expect(texts.map(({ line, text }) => [line, text])).toEqual([
    [1, 'Returns X.'],
    [2, 'why'],
    [3, 'the file of a must not be there'],
  ])
})

it('summaries and descriptions are the prose of YAML', () => {
  const texts = read(
    'a.yaml',
    'name: told\nsummary: Returns a block.\ndescription: |\n  First.\n\n  Second.\nresult:\n  description: "A hash."\n',
    readYaml,
  )
  expect(texts.map(({ line, text }) => [line, text])).toEqual([
    [2, 'Returns a block.'],
    [4, 'First. . Second.'],
    [8, 'A hash.'],
  ])
})

it('rates are per thousand words and in percent of sentences', () => {
  const long = `A ${'very '.repeat(40)}long sentence; you see.`
  expect(measureRates([textOf(long), textOf('You see a short one.')])).toEqual({
    semicolons: 20,
    longSentences: 50,
    you: 40,
  })
})
