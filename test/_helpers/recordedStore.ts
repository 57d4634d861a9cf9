import { fromHex } from '../../src/base/hex.ts'
import { bytesToBigint } from '../../src/base/integer.ts'
import { createBlockContext } from '../../src/chain/ancestry/blockContext.ts'
import type { BlockEnvironment } from '../../src/evm/evm.ts'
import { decodeBlock } from '../../src/model/block.ts'
import { regtest } from '../../src/network/networks/regtest.ts'
import { rulesAt } from '../../src/network/rulesAt.ts'
import { openStore } from '../../src/store/openStore.ts'
import type { BlockReader, BlockRow } from '../../src/store/store.ts'

/** A block in the reference's export format, as the store keeps it. */
function parseLine(line: string): BlockRow {
  const [, , totalDifficulty = '', rlp = ''] = line.split(',')
  const { hash, header, encoded } = decodeBlock(fromHex(`0x${rlp}`), regtest)
  const { number, parentHash } = header
  return { hash, number, parentHash, totalDifficulty: bytesToBigint(fromHex(`0x${totalDifficulty}`)), encoded }
}

/** The blocks of an exported main chain in a store, and nothing else. */
export async function storeExport(text: string): Promise<BlockReader> {
  const store = await openStore({ kind: 'sqlite', path: ':memory:' })
  await store.write(({ blocks }) => {
    for (const row of text.trim().split('\n').map(parseLine)) {
      blocks.insert(row)
      blocks.setMain(row.number, row.hash)
    }
  })
  return store.blocks
}

/** What code sees that runs in the main chain's block at this height. */
export async function environmentAt(blocks: BlockReader, number: number): Promise<BlockEnvironment> {
  const row = await blocks.getMain(number)
  if (row === undefined) throw new Error(`there is no block ${number}`)
  const block = decodeBlock(row.encoded, regtest)
  return {
    ...block.header,
    rules: rulesAt(regtest, number),
    chainId: regtest.chainId,
    bridge: regtest.bridge,
    ...createBlockContext(regtest, blocks, number, block),
  }
}
