import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { chainPlace } from '../../../src/config/dataFiles.ts'
import { openStoreForReading } from '../../../src/storage/openStore.ts'
import { reexecute } from '../../_helpers/reexecute.ts'
import { closedAfterTest } from '../../_helpers/temporary.ts'
import { ask } from '../../_helpers/wire.ts'
import { makeChain } from '../../cli/_chains.ts'
import { makeFolder, runCli } from '../../cli/_cli.ts'
import { ENGINES, type Kept } from '../../cli/_engines.ts'
import { isLong } from '../_campaign.ts'
import { startNode } from '../faults/node.ts'
import { startWriters } from '../faults/writers.ts'
import { killAt, runKilled } from './kills.ts'

const WRITERS = isLong ? 8 : 4
const BLOCKS = 5
/** Blocks at the end of a restored chain that are executed again. */
const EXECUTED_AGAIN = 20

interface Entry {
  readonly name: string
  readonly head?: { readonly number: number; readonly hash: string; readonly stateRoot: string }
}
const manifestOf = (folder: string): { databases: Entry[] } =>
  JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'))

const chainIn = ({ keeping }: Kept) => chainPlace({ ...keeping, genesis: 'sandbox' }, 'regtest')
const newFolder = () => join(makeFolder(), 'monday')

describe.each(ENGINES)('a backup of $name', (engine) => {
  it(`a backup taken from ${engine.name} under ${WRITERS} writers is one state of the chain and can be restored`, async () => {
    const kept = await engine.create()
    const node = await startNode(kept.flags)
    await runCli('keys', 'create', '--name', 'shop', ...kept.flags)
    const writers = startWriters(node.url, WRITERS)
    await writers.answered(10)
    const before = writers.promised.length
    const folder = newFolder()
    const { code, complaints } = await runCli('backup', folder, ...kept.flags)
    expect([code, complaints]).toEqual([0, ''])
    await writers.answered(before + 10)
    const later = writers.promised.length
    writers.stop()
    await writers.ended()
    expect([writers.refusals, later > before]).toEqual([[], true])

    const head = manifestOf(folder).databases.find(({ name }) => name === 'regtest-sandbox')?.head
    expect(head?.number).toBeGreaterThan(0)
    const { result } = await ask(node.url, 'eth_getBlockByNumber', `0x${head?.number.toString(16)}`, false)
    expect(result).toMatchObject({ hash: head?.hash, stateRoot: head?.stateRoot })

    // The small run restores to the other engine only.
    for (const other of ENGINES.filter(({ name }) => isLong || name !== engine.name || ENGINES.length === 1)) {
      const restored = await other.create()
      expect(await runCli('restore', folder, ...restored.flags)).toMatchObject({
        code: 0,
        out: expect.stringContaining(`head ${head?.number} ${head?.hash}, state root ${head?.stateRoot}\n`),
        complaints: '',
      })
      const store = closedAfterTest(await openStoreForReading(chainIn(restored)))
      expect(toHex((await store.blocks.getHead())?.hash ?? new Uint8Array())).toBe(head?.hash)
      const from = Math.max(1, (head?.number ?? 0) - EXECUTED_AGAIN)
      expect(await reexecute(createSandbox(regtest), store, from)).toEqual([])
      expect((await runCli('keys', 'list', ...restored.flags)).out).toContain('shop')
      const next = await startNode(restored.flags)
      const more = startWriters(next.url, 2, { turns: 3 })
      await more.ended()
      expect(more.refusals).toEqual([])
      expect(await next.stop()).toBe(0)
    }
  })
})

it('a backup that was killed is refused unless it is complete', async () => {
  const [data, folder, empty] = [await makeChain(BLOCKS), newFolder(), makeFolder()]
  runKilled(killAt('writeFile'), 'backup', folder, '--data', data)
  expect(await runCli('restore', folder, '--data', empty)).toMatchObject({
    code: 1,
    complaints: `backup: must be an existing directory, got ${folder}; change FOLDER\n`,
  })
  expect((await runCli('restore', `${folder}.partial`, '--data', empty)).complaints).toMatch(
    /^backup: must contain backup\.json, got /,
  )
  expect(readdirSync(empty)).toEqual([])
  rmSync(`${folder}.partial`, { recursive: true })
  runKilled(killAt('rename'), 'backup', folder, '--data', data)
  expect((await runCli('restore', `${folder}.partial`, '--data', empty)).code).toBe(0)
})

it('a restore that was killed leaves a folder that is refused, and the next restore completes', async () => {
  const [chain, folder, data] = [await makeChain(BLOCKS), newFolder(), makeFolder()]
  await runCli('backup', folder, '--data', chain)
  runKilled(killAt('rename'), 'restore', folder, '--data', data)
  expect(readdirSync(data)).toEqual(['.restoring'])
  expect(await runCli('start', '--data', data)).toMatchObject({
    code: 1,
    complaints: `data: must not have an unfinished restore, got one in ${data}; wait for it, or delete the content of the directory and run scion restore again\n`,
  })
  expect((await runCli('restore', folder, '--data', data)).code).toBe(0)
  expect(readdirSync(data)).toEqual(['regtest-sandbox.sqlite'])
})
