import { announceLateArrivals, extendMain, type NextBlock } from '../canonical/extendMain.ts'
import type { ChainContext } from '../context.ts'
import { type OnImported, storeSideBlocks } from './verifyBlock.ts'

/**
 * A group of blocks is written after this time in ms, or with this number of bytes. The rows of a longer one would be made
 * in more than a few milliseconds.
 */
const GROUP_MS = 20
const GROUP_BYTES = 2 * 2 ** 20
/** Bounds of the blocks above one stored block, whose state and trie nodes are in memory. */
const MAX_BLOCKS = 512
const MAX_BYTES = 32 * 2 ** 20

/** The groups in which consecutive blocks are written. */
export type Groups = ReturnType<typeof createGroups>

interface GroupOptions {
  /** Whether the blocks are above the canonical head, instead of another stored block. */
  readonly extendsHead: boolean
  readonly onImported: OnImported | undefined
}

/** Creates groups for consecutive blocks above a stored one. */
export function createGroups(context: ChainContext, { extendsHead, onImported = () => undefined }: GroupOptions) {
  let group: NextBlock[] = []
  let groupBytes = 0
  let begunAtMs = 0
  let count = 0
  let bytes = 0
  let writing = Promise.resolve()

  async function store(blocks: readonly NextBlock[]): Promise<void> {
    if (extendsHead) {
      await extendMain(context, blocks)
      await announceLateArrivals(context)
    } else {
      await storeSideBlocks(context, blocks)
    }
    for (const { tip } of blocks) onImported(tip.block, extendsHead ? 'head' : 'side')
  }

  /** Waits for the write before, and begins that of the blocks since then. */
  async function write(): Promise<void> {
    await writing
    if (group.length === 0) return
    writing = store(group)
    writing.catch(() => undefined) // the next wait throws it
    group = []
    groupBytes = 0
  }

  return {
    write,
    written: () => writing,
    /** Returns whether no further block may be added. */
    isFull: () => count >= MAX_BLOCKS || bytes >= MAX_BYTES,
    /** Adds a block, and begins to write if the group is large or old enough. */
    async add(block: NextBlock): Promise<void> {
      if (block.changes.deletedAccounts.length > 0) await write() // only the first one of a group may delete accounts
      if (group.length === 0) begunAtMs = context.timer.nowMs()
      group.push(block)
      const added = sizeOf(block)
      count++
      bytes += added
      groupBytes += added
      if (groupBytes >= GROUP_BYTES || context.timer.nowMs() - begunAtMs >= GROUP_MS) await write()
    },
    /** Writes all blocks. */
    async finish(): Promise<void> {
      await write()
      await writing
    },
  }
}

/** Returns the approximate bytes that are written for a block. */
function sizeOf({ tip, trie }: NextBlock): number {
  const nodes = trie.nodes.reduce((sum, { message }) => sum + message.length, 0)
  return tip.block.encoded.length + trie.longValues.reduce((sum, { value }) => sum + value.length, nodes)
}
