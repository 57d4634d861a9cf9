import { afterAll, describe, expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import type { FoundReceipt } from '../../../src/chain/api/engine.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import type { Block } from '../../../src/primitives/block.ts'
import { isRemascTransaction } from '../../../src/primitives/transaction.ts'
import { holdClock, openTestChain } from '../../_helpers/chain.ts'
import { type ServedChain, serveChain } from '../../_helpers/chainServer.ts'
import { openTestFork } from '../../_helpers/fork.ts'
import { readRecorded } from '../../_helpers/recorded.ts'
import { parseExport } from '../../_helpers/recordedChain.ts'

/** Serves a recorded chain. */
async function serveRecorded(
  name: string,
  files: readonly string[],
): Promise<{ served: ServedChain; blocks: Block[] }> {
  const all = files.flatMap((file) => parseExport(readRecorded(`${name}/${file}.csv`)))
  const newest = Math.max(...all.map(({ header }) => header.timestamp))
  const chain = await openTestChain({ network: regtest, clock: holdClock((newest + 5) * 1000) })
  for (const block of all.toSorted((a, b) => a.header.number - b.header.number)) {
    if (block.header.number > 0) await chain.importer.importBlock(block)
  }
  const main = parseExport(readRecorded(`${name}/export-blocks.csv`))
  return { served: await serveChain(chain), blocks: main }
}

/** Sends the transactions of a block to a fork of its parent, and mines them with its time, coinbase and gas price. */
async function mineAgain(chain: Chain, { header, transactions }: Block): Promise<void> {
  const { controls } = chain
  if (controls === undefined) throw new Error('a fork has controls')
  for (const transaction of transactions) {
    if (!isRemascTransaction(transaction)) await chain.submits.sendRaw(transaction.encoded)
  }
  await controls.mining.setCoinbase(header.coinbase)
  await controls.mining.setNextMinimumGasPrice(header.minimumGasPrice)
  await controls.time.setNext(header.timestamp)
  await chain.miner.mineOne()
}

/** What a receipt has that does not depend on the hash of its block and on parallel lists. */
const outcomeOf = (found: FoundReceipt | undefined) =>
  found && {
    gasUsed: found.receipt.gasUsed,
    succeeded: found.receipt.succeeded,
    logs: found.receipt.logs.map(({ address, topics, data }) => [toHex(address), topics.map(toHex), toHex(data)]),
  }

const CHAINS = [
  ['chainA', ['export-blocks', 'export-side-blocks']],
  ['chainB', ['export-blocks', 'export-side-blocks']],
  ['chainP', ['export-blocks']],
] as const

describe.each(CHAINS)('a fork of %s', async (name, files) => {
  const { served, blocks } = await serveRecorded(name, files)
  afterAll(() => served.close())
  // Block 1 of chain P has 32 transactions of one account, and the pool of a node accepts 16.
  const first = name === 'chainP' ? 2 : 1
  it.each(blocks.slice(first).map((block) => [block.header.number - 1, block] as const))(
    'at block %i executes the next block as recorded',
    async (number, block) => {
      const { chain } = await openTestFork(served.url, { forkBlockNumber: number })
      await mineAgain(chain, block)
      for (const { hash } of block.transactions) {
        const [again, recorded] = [await chain.reads.getReceipt(hash), await served.chain.reads.getReceipt(hash)]
        expect(outcomeOf(again)).toEqual(outcomeOf(recorded))
      }
    },
  )
})
