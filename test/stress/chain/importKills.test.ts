import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { exportBlocks } from '../../../src/cli/exportBlocks.ts'
import { openSql, type StorePlace } from '../../../src/storage/engines.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { verifyChain } from '../../../src/verify/verifyChain.ts'
import { MINES_ON_DEMAND, openTestChain } from '../../_helpers/chain.ts'
import { createRandom } from '../../_helpers/random.ts'
import { temporaryFolder } from '../../_helpers/temporary.ts'
import { deploy, keep, mine, transfer } from '../../chain/import/_branches.ts'
import { ENGINES } from '../../storage/engines.ts'
import { toArgument } from '../../storage/placeArguments.ts'
import { startChild } from '../../storage/startChild.ts'
import { batchesOf, firstSeed, report } from '../_campaign.ts'

const SIZES = { small: 2, long: 200 }
/** Kills of one import. */
const KILLS = 2
const SEED = firstSeed(5)
const BLOCKS = 500

/** Mines blocks and exports them. Returns the file, and the hashes by their numbers. */
async function makeFile(): Promise<{ file: string; hashes: readonly string[] }> {
  const store = await openStore({ kind: 'memory' })
  const chain = await openTestChain({ store, submitting: MINES_ON_DEMAND })
  const blocks = await mine(chain, [deploy])
  for (let index = 1; index < BLOCKS; index++) {
    const transfers = index % 3 === 0 ? [] : [transfer(1, BigInt(index - 1 - Math.floor(index / 3)), 5n)]
    blocks.push(...(await mine(chain, [keep(BigInt(index), BigInt(index)), ...transfers])))
  }
  const file = join(await temporaryFolder(), 'blocks')
  await exportBlocks(file, store.blocks, { from: 1, to: BLOCKS })
  await chain.close()
  return { file, hashes: ['', ...blocks.map(({ hash }) => toHex(hash))] }
}

/** Imports until the process has reported `times` blocks, kills it, and returns the number of the last block that it has reported. */
async function importAndKill(place: StorePlace, file: string, times: number): Promise<number | undefined> {
  const child = await startChild('importOn', toArgument(place), file)
  let reported: number | undefined
  let line = await child.lines.next()
  for (let time = 1; line.done !== true; line = await child.lines.next(), time++) {
    reported = Number(line.value)
    if (time === times) await child.kill()
  }
  return reported
}

/** Checks that the head is a block of the file, at least the reported one, and all stored data. Returns its number. */
async function requireWhole(place: StorePlace, hashes: readonly string[], reported: number): Promise<number> {
  const sql = await openSql(place, {})
  const findings: unknown[] = []
  for await (const finding of verifyChain(sql, { network: 'regtest', genesis: 'sandbox' })) {
    if ('problem' in finding) findings.push(finding)
  }
  await sql.close()
  expect(findings).toEqual([])
  const store = await openStore(place)
  const head = await store.blocks.getHead()
  await store.close()
  expect(head?.number).toBeGreaterThanOrEqual(reported)
  expect(toHex(head?.hash ?? new Uint8Array(0))).toBe(hashes[head?.number ?? 0])
  return head?.number ?? 0
}

describe.each(ENGINES)('an import on $name', (engine) => {
  it(`loses no block that it has reported when it is killed, and goes on, from seed ${SEED}`, async () => {
    const { file, hashes } = await makeFile()
    for await (const batch of batchesOf(SIZES, KILLS, SEED)) {
      const below = createRandom(batch.seed)
      const place = await engine.newPlace()
      let height = 0
      for (let kill = 0; kill < batch.count; kill++) {
        const reported = await importAndKill(place, file, 1 + below(BLOCKS / KILLS))
        height = await requireWhole(place, hashes, reported ?? height)
      }
      await importAndKill(place, file, Number.POSITIVE_INFINITY)
      expect(await requireWhole(place, hashes, BLOCKS)).toBe(BLOCKS)
      report('chain/importKills', { ...batch, store: engine.name, killedAt: height })
    }
  })
})
