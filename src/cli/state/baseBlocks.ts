import { setImmediate } from 'node:timers/promises'
import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { bytesToBigint } from '../../base/integer.ts'
import { RlpError } from '../../base/rlp.ts'
import type { Tip } from '../../chain/canonical/head.ts'
import { requireOwnRules, requireParentOf } from '../../chain/import/olderBlocks.ts'
import { BlockRefused } from '../../chain/import/rules/blockRefused.ts'
import { genesisNumber, type Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { type Block, decodeBlock, workOf } from '../../primitives/block.ts'
import { CommandError } from '../failure.ts'

/** Maximum bytes of blocks in memory. The oldest ones are left out: an endpoint has them, too. */
const MAX_BYTES = 256 * 2 ** 20
/** Approximate size of a block in memory beside its bytes. */
const BLOCK_BYTES = 400
/** Maximum length of a total difficulty. That of the network has 10 bytes. */
const MAX_DIFFICULTY_BYTES = 32
/** Number of blocks that are checked without a pause. */
const BLOCKS_AT_ONCE = 16

/** A block of a file with the total difficulty that the file gives to it, in two's complement. */
interface GivenBlock {
  readonly encoded: Bytes
  readonly totalDifficulty: Bytes
}

export type BaseBlocks = ReturnType<typeof createBaseBlocks>

/** Creates a list of the blocks that come with a state, oldest first, of which the last one has the state. */
export function createBaseBlocks(network: Network, maxBytes = MAX_BYTES) {
  let blocks: GivenBlock[] = []
  let bytes = 0
  let dropped = 0

  /** Keeps the newest half of the bytes. */
  function dropOldest(): void {
    const kept: GivenBlock[] = []
    bytes = 0
    for (const block of blocks.toReversed()) {
      if (bytes + sizeOf(block) > maxBytes / 2) break
      bytes += sizeOf(block)
      kept.push(block)
    }
    dropped += blocks.length - kept.length
    blocks = kept.reverse()
  }

  return {
    add(block: GivenBlock): void {
      blocks.push(block)
      bytes += sizeOf(block)
      if (bytes > maxBytes) dropOldest()
    },
    /** Returns the number of blocks that were added. */
    count: () => blocks.length + dropped,
    /** Returns the time of the genesis block, in seconds since 1970, if it is the first block. Throws a `CommandError`. */
    genesisTime(): number | undefined {
      const [first] = blocks
      const header = first && decode(first, network).header
      return header?.number === genesisNumber(network) ? header.timestamp : undefined
    },
    /**
     * Returns the blocks above `genesis`, oldest first: each the parent of the next, with valid work, by all rules that need no
     * execution and no older blocks. Throws a `CommandError`.
     */
    async check(genesis: Tip, nowSeconds: number): Promise<readonly Tip[]> {
      const tips: Tip[] = []
      for (const given of blocks.toReversed()) {
        const block = decode(given, network)
        if (block.header.number <= genesisNumber(network)) {
          requireGenesis(block, genesis)
          break
        }
        const child = tips.at(-1)
        const stated = readDifficulty(given, block)
        tips.push(explaining(block, () => check(network, { block, totalDifficulty: stated }, child, nowSeconds)))
        if (tips.length % BLOCKS_AT_ONCE === 0) await setImmediate()
      }
      const lowest = tips.at(-1)
      if (lowest !== undefined) requireNetwork(lowest, genesis)
      return tips.reverse()
    },
  }
}

const sizeOf = ({ encoded, totalDifficulty }: GivenBlock) => BLOCK_BYTES + encoded.length + totalDifficulty.length

function readDifficulty({ totalDifficulty }: GivenBlock, { header }: Block): bigint {
  if (totalDifficulty.length > 0 && totalDifficulty.length <= MAX_DIFFICULTY_BYTES && (totalDifficulty[0] ?? 0) < 0x80)
    return bytesToBigint(totalDifficulty)
  throw new CommandError(
    `state: block ${header.number} must have a total difficulty of 1 to ${MAX_DIFFICULTY_BYTES} bytes that is not negative; get the file from elsewhere`,
  )
}

function decode({ encoded }: GivenBlock, network: Network): Block {
  try {
    return decodeBlock(encoded, network)
  } catch (error) {
    if (!(error instanceof RlpError)) throw error
    throw new CommandError(
      `state: must have blocks of ${network.name}, got one that cannot be decoded: ${error.message}; get the whole file`,
    )
  }
}

/** Checks a block below `child`; the newest one without a child. */
function check(network: Network, given: Tip, child: Tip | undefined, nowSeconds: number): Tip {
  if (child === undefined) {
    requireOwnRules(network, given.block, nowSeconds)
    requireRoot(given.block, network)
    return given
  }
  const { number } = given.block.header
  const { totalDifficulty: expected } = requireParentOf(network, child, given.block, nowSeconds)
  if (expected !== given.totalDifficulty)
    throw new CommandError(
      `state: block ${number} must have the total difficulty ${expected} by the blocks above, got ${given.totalDifficulty}; get the file from elsewhere`,
    )
  return given
}

function explaining<T>(block: Block, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof BlockRefused)) throw error
    const { number, hash, rule, expected, found } = error
    throw new CommandError(
      `state: must have valid consecutive blocks, got block ${number} ${toHex(hash)}, which breaks rule ${rule} (expected ${expected}, found ${found}) at block ${block.header.number}; get the file from elsewhere`,
    )
  }
}

/** Requires the header to have the root of the whole state. */
function requireRoot({ header }: Block, network: Network): void {
  if (rulesAt(network, header.number).has('rskip126')) return
  throw new CommandError(
    `state: must be of a block whose header has the root of its state (RSKIP-126), got block ${header.number}; use a newer state`,
  )
}

function requireGenesis({ hash }: Block, genesis: Tip): void {
  if (equalBytes(hash, genesis.block.hash)) return
  throw anotherNetwork(genesis, hash)
}

/** Requires the lowest block to be above the genesis of the network. If it is block 1, its parent and its total difficulty show this. */
function requireNetwork({ block, totalDifficulty }: Tip, genesis: Tip): void {
  const { number, parentHash } = block.header
  const isChild = number === genesis.block.header.number + 1
  if (isChild && !equalBytes(parentHash, genesis.block.hash)) throw anotherNetwork(genesis, parentHash)
  const least = genesis.totalDifficulty + workOf(block)
  if (isChild ? totalDifficulty === least : totalDifficulty > least) return
  throw new CommandError(
    `state: block ${number} must have a total difficulty ${isChild ? 'of' : 'above'} ${least}, got ${totalDifficulty}; get the file from elsewhere`,
  )
}

function anotherNetwork({ block }: Tip, found: Bytes): CommandError {
  return new CommandError(
    `state: must be of the chain with genesis ${toHex(block.hash)}, got a file with ${toHex(found)}; change --network or --genesis`,
  )
}
