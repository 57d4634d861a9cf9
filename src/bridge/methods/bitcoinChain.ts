import { EMPTY_BYTES } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { isSearched, openBitcoinChain, readAtDepth, readAtHeight, readBlock } from '../bitcoinChain/bitcoinChain.ts'
import { lowestBlock } from '../bitcoinChain/lowestBlock.ts'
import { hashOf, parentHashOf } from '../bitcoinChain/storedBlock.ts'
import { readWitnessRoot } from '../bitcoinChain/witnessRoot.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { read } from '../method.ts'
import { toInt32 } from '../numbers.ts'

const MAX_LOCATORS = 100

/** Methods that read the Bitcoin chain as the Bridge knows it. Headers are 80 bytes, empty for an unknown block. */
export const bitcoinChainMethods = [
  read({
    name: 'getBtcBlockchainBestChainHeight',
    inputs: [],
    output: 'int256',
    gas: 19_000n,
    local: { until: 'rskip220' },
    run: async (call) => BigInt((await openBitcoinChain(call)).height),
  }),
  read({
    name: 'getBtcBlockchainInitialBlockHeight',
    inputs: [],
    output: 'int256',
    gas: 20_000n,
    local: true,
    since: 'rskip89',
    run: async (call) => BigInt((await lowestBlock(call)).height),
  }),
  read({
    name: 'getBtcBlockchainBlockLocator',
    inputs: [],
    output: 'string[]',
    gas: 76_000n,
    local: true,
    until: 'rskip89',
    run: blockLocator,
  }),
  read({
    name: 'getBtcBlockchainBlockHashAtDepth',
    inputs: ['int256'],
    output: 'bytes',
    gas: 20_000n,
    local: true,
    since: 'rskip89',
    async run(call, [depth]) {
      const head = await openBitcoinChain(call)
      const maxDepth = head.height - (await lowestBlock(call)).height
      if (toInt32(depth) < 0 || toInt32(depth) > maxDepth) {
        throw new PrecompileFailure(`Depth must be between 0 and ${maxDepth}`)
      }
      const block = await readAtDepth(call, head, toInt32(depth))
      if (block === undefined) throw new PrecompileFailure(`there is no block at depth ${depth}`)
      return hashOf(block)
    },
  }),
  read({
    name: 'getBtcBlockchainBestBlockHeader',
    inputs: [],
    output: 'bytes',
    gas: 3800n,
    since: 'rskip220',
    run: async (call) => (await openBitcoinChain(call)).header,
  }),
  read({
    name: 'getBtcBlockchainBlockHeaderByHash',
    inputs: ['bytes32'],
    output: 'bytes',
    gas: 4600n,
    since: 'rskip220',
    async run(call, [hash]) {
      await openBitcoinChain(call)
      return (await readBlock(call, hash))?.header ?? EMPTY_BYTES
    },
  }),
  read({
    name: 'getBtcBlockchainBlockHeaderByHeight',
    inputs: ['uint256'],
    output: 'bytes',
    gas: 5000n,
    since: 'rskip220',
    async run(call, [height]) {
      const head = await openBitcoinChain(call)
      const isReadable = isSearched(call, head, toInt32(height))
      const block = isReadable ? await readAtHeight(call, head, toInt32(height)) : undefined
      return block?.header ?? EMPTY_BYTES
    },
  }),
  read({
    name: 'getBtcBlockchainParentBlockHeaderByHash',
    inputs: ['bytes32'],
    output: 'bytes',
    gas: 4900n,
    since: 'rskip220',
    async run(call, [hash]) {
      await openBitcoinChain(call)
      const block = await readBlock(call, hash)
      const parent = block === undefined ? undefined : await readBlock(call, parentHashOf(block))
      return parent?.header ?? EMPTY_BYTES
    },
  }),
  read({
    name: 'hasBtcBlockCoinbaseTransactionInformation',
    inputs: ['bytes32'],
    output: 'bool',
    gas: 5000n,
    since: 'rskip143',
    run: async (call, [blockHash]) => (await readWitnessRoot(call, blockHash)) !== undefined,
  }),
]

/** Returns hashes of the best chain in hex at distances that double, down to the lowest block (before RSKIP-89). */
async function blockLocator(call: BridgeCall): Promise<readonly string[]> {
  const lowest = await lowestBlock(call)
  const head = await openBitcoinChain(call)
  const blocks = [head]
  for (let distance = 1; blocks.length <= MAX_LOCATORS && head.height - distance > lowest.height; distance *= 2) {
    const block = await readAtDepth(call, head, distance)
    if (block === undefined) throw new PrecompileFailure('the Bitcoin chain cannot be followed')
    blocks.push(block)
  }
  if (head.height > lowest.height) blocks.push(lowest)
  return blocks.map((block) => toHex(hashOf(block)).slice(2))
}
