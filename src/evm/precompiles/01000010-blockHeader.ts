import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { signedMinimalBytes } from '../../base/integer.ts'
import { MERGED_MINING_TAG } from '../../bitcoin/coinbase.ts'
import { lastIndexOfBytes } from '../../bitcoin/search.ts'
import type { Rule } from '../../chainspec/rules.ts'
import type { Header } from '../../primitives/header.ts'
import type { AncestorBlock, BlockEnvironment } from '../execution.ts'
import { defineMethod, type NativeMethod, nativeContract } from './native/nativeContract.ts'
import { PrecompileFailure } from './precompile.ts'

const MAX_DEPTH = 4000n
const INT16 = 16
const COMMITMENT_BYTES = MERGED_MINING_TAG.length + 32

const gas = (_args: unknown, inputLength: number) => 4000n + 2n * BigInt(inputLength)

/** Whether a method can use an index or depth: false for numbers beyond 16 bits. Throws for negative ones. */
function isUsable(value: bigint): boolean {
  if (BigInt.asIntN(INT16, value) !== value) return false
  if (value < 0n) throw new PrecompileFailure(`${value} is negative`)
  return true
}

/** Returns the block `depth` below the executing block's parent. Genesis is only found as the parent itself. */
async function findBlock(depth: bigint, block: BlockEnvironment): Promise<AncestorBlock | undefined> {
  const parent = block.number - 1
  if (!isUsable(depth) || depth >= MAX_DEPTH) return undefined
  return depth > 0n && depth >= parent ? undefined : block.getAncestor(parent - Number(depth))
}

/** Returns a method that reads a value of a block, or no bytes if there is no such block. */
function show(name: string, read: (block: AncestorBlock) => Bytes, since?: Rule): NativeMethod {
  return defineMethod({
    name,
    inputs: ['int256'],
    output: 'bytes',
    ...(since === undefined ? {} : { since }),
    gas,
    async run([depth], { block }) {
      const found = await findBlock(depth, block)
      return found === undefined ? EMPTY_BYTES : read(found)
    },
  })
}

const getUncleCoinbaseAddress = defineMethod({
  name: 'getUncleCoinbaseAddress',
  inputs: ['int256', 'int256'],
  output: 'bytes',
  gas,
  async run([depth, index], { block }) {
    const found = await findBlock(depth, block)
    if (found === undefined || !isUsable(index)) return EMPTY_BYTES
    return found.uncles[Number(index)]?.coinbase ?? EMPTY_BYTES
  },
})

/** Returns the bytes after the commitment to the block in its merged mining coinbase. */
function mergedMiningTags({ bitcoinMergedMiningCoinbaseTransaction: coinbase }: Header): Bytes {
  const tag = lastIndexOfBytes(coinbase, MERGED_MINING_TAG)
  return tag === -1 ? EMPTY_BYTES : coinbase.subarray(tag + COMMITMENT_BYTES)
}

function difficultyWithUncles({ header, uncles }: AncestorBlock): bigint {
  return uncles.reduce((sum, uncle) => sum + uncle.difficulty, header.difficulty)
}

/**
 * Values of earlier blocks for contracts (RSKIP-119, RSKIP-536; protocol/evm#blockheader). Numbers are in their shortest two's
 * complement form.
 */
export const blockHeader = nativeContract(0x01000010n, 'rskip119', [
  show('getCoinbaseAddress', ({ header }) => header.coinbase),
  show('getBlockHash', ({ hash }) => hash),
  show('getMergedMiningTags', ({ header }) => mergedMiningTags(header)),
  show('getMinGasPrice', ({ header }) => signedMinimalBytes(header.minimumGasPrice)),
  show('getGasLimit', ({ header }) => header.gasLimitBytes),
  show('getGasUsed', ({ header }) => signedMinimalBytes(header.gasUsed)),
  show('getDifficulty', ({ header }) => signedMinimalBytes(header.difficulty)),
  show('getBitcoinHeader', ({ header }) => header.bitcoinMergedMiningHeader),
  show('getDifficultyWithUncles', (block) => signedMinimalBytes(difficultyWithUncles(block)), 'rskip536'),
  show('getCumulativeWork', ({ totalDifficulty }) => signedMinimalBytes(totalDifficulty), 'rskip536'),
  getUncleCoinbaseAddress,
])
