import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createReport } from '../../src/cli/verify/report.ts'
import { openSql } from '../../src/storage/engines.ts'
import { regtestIn } from '../_helpers/places.ts'
import { makeChain } from './_chains.ts'
import { makeFolder, runCli, spawnCli } from './_cli.ts'

const DELETE_LOGS = 'UPDATE state_changes SET value = NULL WHERE height = 2'
const DELETE_NODE = 'DELETE FROM trie_nodes WHERE height = 2'

async function change(data: string, statement: string): Promise<void> {
  const sql = await openSql(regtestIn(data))
  await sql.transaction((writer) => writer.run(statement))
  await sql.close()
}

it('scion verify exits with 0 on sound data, and repairs derived rows', async () => {
  const data = await makeChain(3)
  expect(await runCli('verify', '--data', data)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^regtest-sandbox: sound, \d+ rows\n$/),
  })
  await change(data, DELETE_LOGS)
  const found = await runCli('verify', '--data', data, '--max-faults', '1')
  expect(found.code).toBe(1)
  expect(found.out).toMatch(
    /^regtest-sandbox: block 2, table state_changes, key 0x[0-9a-f]+\/2: differs from the trie \(can be repaired\)\nregtest-sandbox: \d faults, \d+ rows\nnot printed: \d faults?\n$/,
  )
  expect(found.complaints).toMatch(
    /^verify: data must be undamaged, got \d faults; \d of them can be rebuilt with scion verify --repair\n$/,
  )
  const repaired = await runCli('verify', '--data', data, '--repair')
  expect([repaired.code, repaired.out]).toEqual([0, expect.stringContaining('(repaired)\n')])
  expect((await runCli('verify', '--data', data)).code).toBe(0)
})

it('scion verify reports rows that cannot be rebuilt, with a hint', async () => {
  const data = await makeChain(3)
  await change(data, DELETE_NODE)
  for (const flags of [[], ['--repair']]) {
    const { code, out, complaints } = await runCli('verify', '--data', data, ...flags)
    expect(code).toBe(1)
    expect(out).toMatch(
      /regtest-sandbox: block 2, table blocks, key 0x[0-9a-f]{64}: the node 0x[0-9a-f]{64} of its state root is missing in trie_nodes\n/,
    )
    expect(complaints).toMatch(/restore a backup, or export the chain and import it into a new data directory\n$/)
  }
})

it('scion verify reads next to a running node, and --repair is refused', async () => {
  const data = makeFolder()
  const node = spawnCli(['start', '--data', data, '--networks', 'regtest', '--profile', 'dev', '--open', '--port', '0'])
  await node.says(/http:\/\/127\.0\.0\.1:\d+\/regtest/)
  expect(await runCli('verify', '--data', data)).toMatchObject({
    code: 0,
    out: expect.stringContaining('regtest-sandbox: sound'),
  })
  expect(await runCli('verify', '--data', data, '--repair', '--networks', 'regtest')).toEqual({
    code: 1,
    out: '',
    complaints: `data: must not be in use by another process, got ${data}; stop that process, or choose another directory with --data\n`,
  })
})

it('scion backup --check verifies the content of a backup, and leaves its files unchanged', async () => {
  const [data, backup] = [await makeChain(3), join(makeFolder(), 'backup')]
  await change(data, DELETE_LOGS)
  // The state of the head is sound, so the backup is made.
  expect((await runCli('backup', backup, '--data', data)).code).toBe(0)
  const files = await readdir(backup)
  const checked = await runCli('backup', backup, '--check')
  expect([checked.code, checked.out]).toEqual([1, expect.stringContaining('table state_changes')])
  expect(await readdir(backup)).toEqual(files)
})

it('scion verify without data is refused', async () => {
  const data = makeFolder()
  expect(await runCli('verify', '--data', data)).toMatchObject({
    code: 1,
    complaints: 'data: must contain a database, got none; choose the directory of your node with --data\n',
  })
})

it('the progress of a verification without a terminal has lines with rate and remaining time', () => {
  let [text, now] = ['', 0]
  const output = { write: (more: string) => (text += more), complain: () => undefined, hasColour: false }
  const report = createReport(output, { maxFaults: 1, isRepair: false, nowMs: () => now })
  report.begin('regtest-real')
  report.progress({ check: 'trie nodes', rows: 0, done: 0, total: 100 })
  now = 5_000
  report.progress({ check: 'trie nodes', rows: 500, done: 10, total: 100 })
  now = 10_000
  report.progress({ check: 'trie nodes', rows: 500, done: 20, total: 100 })
  expect(text).toBe('regtest-real: trie nodes, 1000 rows, 100 rows/s, 40 s left\n')
})
