import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import { signatures } from '../../generated/signatures.ts'
import { type MethodTraits, methodTraits } from '../../generated/traits.ts'

const folder = join(import.meta.dirname, '../../src/methods')
const traits: Readonly<Record<string, MethodTraits | undefined>> = methodTraits

/** Methods whose state is rows, which every process can write. */
const FILTERS = [
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_uninstallFilter',
]
/** Members of a method's context that only the writing process has in memory. */
const OF_WRITER =
  /\b(submits|controls|requireControls|wallet|requireWallet|requireSigningWallet|listAccounts|work|quotaOf)\b/

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\/\w+[_.]\w+\.ts$/.test(path))
  .map((path) => [path.replace(/^.*\/|\.ts$/g, ''), readFileSync(join(folder, path), 'utf8')] as const)

it('a method that changes something runs on the writer, except filters', () => {
  const changing = methodNames.filter(
    (name) => signatures[name].changesState === true && methodTraits[name].runsOn === 'any',
  )
  expect(changing).toEqual(FILTERS)
})

it('a method that reads the memory of the writing process runs there', () => {
  expect(files.length).toBeGreaterThan(100)
  const reading = files.filter(([name, text]) => OF_WRITER.test(text) && traits[name]?.runsOn === 'any')
  expect(reading.map(([name]) => name)).toEqual([])
})
