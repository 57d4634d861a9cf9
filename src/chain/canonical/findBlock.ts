import { equalBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { Block } from '../../primitives/block.ts'
import type { BlockRow } from '../../storage/store.ts'
import type { BlockSelector } from '../api/engine.ts'
import { BlockNotCanonical, BlockNotFound, NotFoundAsEthereum } from '../api/errors.ts'
import type { ChainContext } from '../context.ts'
import { type Tip, toTip } from './head.ts'

/** A mined block that a selector names, with its standing. */
export interface FoundBlock extends Tip {
  readonly isMain: boolean
  /** The count of reorganisations when `isMain` was found out: it stays true until the chain is reorganised again. */
  readonly epoch: number
}

/**
 * Looks a mined block up; `latest` (and `pending`, whose parent it is) needs no query. Throws `BlockNotCanonical`, with
 * `compat` ethereum `NotFoundAsEthereum`.
 */
export async function findMinedBlock(context: ChainContext, selector: BlockSelector): Promise<FoundBlock | undefined> {
  const head = context.head.current()
  const reorganisation = context.reorganisations.epoch()
  switch (selector.kind) {
    case 'latest':
    case 'pending':
      return { ...head, isMain: true, epoch: reorganisation }
    case 'earliest':
      return decode(context, await context.store.blocks.getMain(0), true, reorganisation)
    case 'number': {
      const { number } = head.block.header
      if (selector.number === number) return { ...head, isMain: true, epoch: reorganisation }
      if (selector.number > number) return undefined
      return decode(context, await context.store.blocks.getMain(selector.number), true, reorganisation)
    }
    case 'hash':
      return findByHash(context, selector.hash, selector.requireCanonical)
  }
}

/** The parent of a block, with its standing; undefined when it is not known. */
export function findParent(context: ChainContext, { header }: Block): Promise<FoundBlock | undefined> {
  return findByHash(context, header.parentHash, false)
}

async function findByHash(
  context: ChainContext,
  hash: Uint8Array,
  requireCanonical: boolean,
): Promise<FoundBlock | undefined> {
  const reorganisation = context.reorganisations.epoch()
  const row = await context.store.blocks.getByHash(hash)
  if (row === undefined) return undefined
  const mainHash = await context.store.blocks.getMainHash(row.number)
  const isMain = mainHash !== undefined && equalBytes(mainHash, hash)
  if (requireCanonical && !isMain) throw createNotCanonicalError(context, hash)
  return decode(context, row, isMain, reorganisation)
}

function decode(
  context: ChainContext,
  row: BlockRow | undefined,
  isMain: boolean,
  reorganisation: number,
): FoundBlock | undefined {
  if (row === undefined) return undefined
  return { ...toTip(row, context.blocks.decode(row)), isMain, epoch: reorganisation }
}

function createNotCanonicalError({ network }: Pick<ChainContext, 'network'>, hash: Uint8Array) {
  if (network.compat === 'rootstock') return new BlockNotCanonical(hash)
  return new NotFoundAsEthereum('hash is not currently canonical')
}

/** Returns the error of a request for the state of a block that is not known. */
export function createUnknownBlockError({ network }: Pick<ChainContext, 'network'>, selector: BlockSelector) {
  if (network.compat === 'rootstock') return new BlockNotFound(describeSelector(selector))
  return new NotFoundAsEthereum(selector.kind === 'hash' ? 'header for hash not found' : 'header not found')
}

/** How an error names the block that was asked for. */
export function describeSelector(selector: BlockSelector): string {
  switch (selector.kind) {
    case 'number':
      return selector.asked
    case 'hash':
      return selector.asked ?? `with hash ${toHex(selector.hash)}`
    default:
      return selector.kind
  }
}
