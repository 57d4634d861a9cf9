import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Break, findBreaks } from './findBreaks.ts'
import { measureRates, type Rates } from './rates.ts'
import { readCode, readMarkdown, readYaml, type Text } from './texts.ts'

interface Arguments {
  readonly root: string
  readonly args: readonly string[]
}

/** The numbers of breaks that older files have, and the rates of the documentation. Both may only fall. */
interface Kept {
  readonly rates: Rates
  readonly breaks: Readonly<Record<string, number>>
}

const KEPT = 'scripts/prose/kept.json'
const FOLDERS = ['.', 'docs', 'openrpc', 'src', 'playground', 'scripts', 'bench', 'deploy']
/** Pages that are generated from openrpc/. */
const GENERATED = ['docs/methods.md', 'docs/admin-api.md']
/** Files that contain forbidden words because they state the rules. */
const ABOUT_WORDS = ['STYLE.md', 'scripts/prose/rules.ts']
const READERS: Readonly<Record<string, (root: string, path: string) => Text[]>> = {
  '.md': readMarkdown,
  '.yaml': readYaml,
  '.ts': readCode,
  '.mjs': readCode,
}
/** Maximum number of breaks that are printed for a file. */
const MAX_PRINTED = 5

/** Checks prose by the rules of STYLE.md, and returns the exit code. */
export function main({ root, args }: Arguments): number {
  const { values } = parseArgs({ args: [...args], options: { update: { type: 'boolean', default: false } } })
  const texts = listFiles(root).flatMap((file) => READERS[extname(file)]?.(root, join(root, file)) ?? [])
  const breaks = texts.flatMap(findBreaks)
  const rates = measureRates(texts.filter(({ file }) => file.endsWith('.md')))
  const kept: Kept = JSON.parse(readFileSync(join(root, KEPT), 'utf8'))
  if (values.update) return update(root, kept, breaks, rates)
  const problems = [...compareBreaks(kept, breaks), ...compareRates(kept.rates, rates)]
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  return problems.length === 0 ? 0 : 1
}

function listFiles(root: string): string[] {
  const skipped = new Set([...GENERATED, ...ABOUT_WORDS])
  return FOLDERS.flatMap((folder) => {
    const entries = readdirSync(join(root, folder), { recursive: folder !== '.', withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && extname(entry.name) in READERS)
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
  }).filter((file) => !skipped.has(file) && !file.includes('node_modules'))
}

function compareBreaks(kept: Kept, breaks: readonly Break[]): string[] {
  const byFile = new Map<string, Break[]>()
  for (const one of breaks) byFile.set(one.file, [...(byFile.get(one.file) ?? []), one])
  const files = new Set([...byFile.keys(), ...Object.keys(kept.breaks)])
  return [...files].flatMap((file) => {
    const found = byFile.get(file) ?? []
    const limit = kept.breaks[file] ?? 0
    if (found.length === limit) return []
    if (found.length < limit) {
      return [`${file}: has ${found.length} breaks instead of ${limit}; run npm run prose -- --update`]
    }
    const listed = found.slice(0, MAX_PRINTED).map((one) => `  ${file}:${one.line}: "${one.found}": ${one.advice}`)
    return [`${file}: has ${found.length} breaks of STYLE.md, at most ${limit} are accepted:`, ...listed]
  })
}

function compareRates(kept: Rates, rates: Rates): string[] {
  const rising = (['semicolons', 'longSentences'] as const).filter((name) => rates[name] > kept[name])
  return rising.map(
    (name) => `documentation: ${name} rose from ${kept[name]} to ${rates[name]} (see scripts/prose/rates.ts)`,
  )
}

/** Writes the present numbers. Refuses to raise one. */
function update(root: string, kept: Kept, breaks: readonly Break[], rates: Rates): number {
  const counts: Record<string, number> = {}
  for (const { file } of breaks) counts[file] = (counts[file] ?? 0) + 1
  const raised = Object.keys(counts).filter((file) => (counts[file] ?? 0) > (kept.breaks[file] ?? 0))
  const problems = [
    ...raised.map((file) => `${file}: ${counts[file]} breaks, ${kept.breaks[file] ?? 0} before`),
    ...compareRates(kept.rates, rates),
  ]
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  if (problems.length > 0) return 1
  const sorted = Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(join(root, KEPT), `${JSON.stringify({ rates, breaks: sorted }, undefined, 2)}\n`)
  return 0
}
