import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { genesisNumber } from '../../chainspec/network.ts'
import type { Block } from '../../primitives/block.ts'
import type { BlockRow } from '../../storage/store.ts'
import type { BlockSelector } from '../api/engine.ts'
import { BlockNotCanonical, BlockNotFound, NotFoundAsEthereum } from '../api/errors.ts'
import type { ChainContext } from '../context.ts'
import { type Tip, toTip } from './head.ts'

/** A stored block, and whether it is canonical. */
export interface FoundBlock extends Tip {
  readonly isMain: boolean
  /** The {@link ReorgGuard.epoch} at which `isMain` was read; `isMain` is valid while the epoch is current. */
  readonly epoch: number
}

/**
 * Returns the stored block that `selector` names; `latest`, and `pending` as its child, need no query. Throws
 * `BlockNotCanonical`, or `NotFoundAsEthereum` with `compat` ethereum.
 */
export async function findMinedBlock(context: ChainContext, selector: BlockSelector): Promise<FoundBlock | undefined> {
  const head = context.head.current()
  const epoch = context.reorganisations.epoch()
  const { blocks } = context.store
  switch (selector.kind) {
    case 'latest':
    case 'pending':
      return { ...head, isMain: true, epoch }
    case 'earliest':
      return decode(context, await blocks.getMain(genesisNumber(context.network)), { isMain: true, epoch })
    case 'number': {
      const { number } = head.block.header
      if (selector.number === number) return { ...head, isMain: true, epoch }
      if (selector.number > number) return undefined
      return decode(context, await blocks.getMain(selector.number), { isMain: true, epoch })
    }
    case 'hash':
      return findByHash(context, selector.hash, selector)
  }
}

/** Returns the parent of a block; undefined if it is not stored. */
export function findParent(context: ChainContext, { header }: Block): Promise<FoundBlock | undefined> {
  return findByHash(context, header.parentHash, { requireCanonical: false })
}

/** Returns the block of the canonical chain at a height that it has, with the state after it. */
export async function requireMainTip({ store, blocks }: ChainContext, number: number): Promise<Tip> {
  const row = await store.blocks.getMain(number)
  if (row === undefined) throw new Error(`block ${number} is missing`)
  return toTip(row, blocks.decode(row))
}

async function findByHash(
  context: ChainContext,
  hash: Bytes,
  { requireCanonical }: { readonly requireCanonical: boolean },
): Promise<FoundBlock | undefined> {
  const epoch = context.reorganisations.epoch()
  const row = await context.store.blocks.getByHash(hash)
  if (row === undefined) return undefined
  const mainHash = await context.store.blocks.getMainHash(row.number)
  const isMain = mainHash !== undefined && equalBytes(mainHash, hash)
  if (requireCanonical && !isMain) throw createNotCanonicalError(context, hash)
  return decode(context, row, { isMain, epoch })
}

function decode(
  context: ChainContext,
  row: BlockRow | undefined,
  standing: Pick<FoundBlock, 'isMain' | 'epoch'>,
): FoundBlock | undefined {
  return row && { ...toTip(row, context.blocks.decode(row)), ...standing }
}

function createNotCanonicalError({ network }: Pick<ChainContext, 'network'>, hash: Bytes) {
  if (network.compat === 'rootstock') return new BlockNotCanonical(hash)
  return new NotFoundAsEthereum('hash is not currently canonical')
}

/** Returns the error for a request for the state of an unknown block. */
export function createUnknownBlockError({ network }: Pick<ChainContext, 'network'>, selector: BlockSelector) {
  if (network.compat === 'rootstock') return new BlockNotFound(describeSelector(selector))
  return new NotFoundAsEthereum(selector.kind === 'hash' ? 'header for hash not found' : 'header not found')
}

/** Returns the name of the requested block for errors, as the reference node writes it. */
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
