import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { signatures } from '../../generated/signatures.ts'
import { writerShareOf } from '../../src/methods/writerMethods.ts'

const folder = join(import.meta.dirname, '../../src/methods')
/** Their state is rows, which every process can write. */
const FILTERS = [
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_uninstallFilter',
]
/** What is in the memory of the process that writes alone; nobody talks to peers yet, so all processes know as much of them. */
const OF_WRITER =
  /\b(submits|controls|requireControls|wallet|requireWallet|requireSigningWallet|listAccounts|work|quotaOf)\b/

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\/\w+[_.]\w+\.ts$/.test(path))
  .map((path) => [path.replace(/^.*\/|\.ts$/g, ''), readFileSync(join(folder, path), 'utf8')] as const)

describe('the methods that the process which writes has to answer', () => {
  it('are all that change something, but filters', () => {
    const others = Object.entries(signatures)
      .filter(([name, { readsOnly, aliasOf }]) => !readsOnly && writerShareOf(aliasOf ?? name) === 'none')
      .map(([name]) => name)
    expect(others).toEqual(FILTERS)
  })

  it('are all that ask for what only its memory has', () => {
    expect(files.length).toBeGreaterThan(100)
    const others = files
      .filter(([name, text]) => OF_WRITER.test(text) && writerShareOf(name) === 'none')
      .map(([name]) => name)
    expect(others).toEqual([])
  })
})
