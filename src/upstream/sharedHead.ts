import { type Bytes, equalBytes } from '../base/bytes.ts'
import { fromHex, toHex } from '../base/hex.ts'
import type { RemoteBlock } from '../chain/base/remoteBlocks.ts'
import type { Follower, MovedHead } from '../chain/sharing/follower.ts'
import type { Sharing } from '../chain/sharing/sharing.ts'
import type { Network } from '../chainspec/network.ts'
import { decodeBlock } from '../primitives/block.ts'
import { StoreError } from '../storage/errors.ts'
import type { Store } from '../storage/store.ts'
import type { UpstreamBlocks } from './upstreamBlocks.ts'

/** The processes that serve the same network of other nodes. */
export interface UpstreamSharing extends Sharing {
  /** Returns whether other processes follow this one, or followed its predecessor. */
  hasReplicas(): Promise<boolean>
}

/** A head with the blocks that the writer has added below it, and the endpoints that have it. */
export interface StoredHead {
  /** Oldest first. The last one is the head. */
  readonly branch: readonly RemoteBlock[]
  /** Origins of the endpoints that have the head. */
  readonly holders: readonly string[]
}

/** The endpoint that has the last transaction of a sender. */
export interface StoredTaker {
  readonly sender: string
  readonly origin: string
}

/** Maximum length of the blocks of a branch that are stored with a head, in bytes. Replicas read more from endpoints. */
const MAX_BRANCH_BYTES = 4 * 2 ** 20
const HEAD_NAME = 'upstream head'
const TAKER_NAME = 'upstream taker'

type HeadTable = Pick<Store, 'meta' | 'write'>

/** Returns the stored head; undefined before the first one. */
export async function readSharedHead({ meta }: Pick<Store, 'meta'>, network: Network): Promise<StoredHead | undefined> {
  const text = await meta.get(HEAD_NAME)
  return text === undefined ? undefined : decodeHead(text, network)
}

/** Returns whether a head is stored, so that this process can follow it. */
export const hasSharedHead = async ({ meta }: Pick<Store, 'meta'>): Promise<boolean> =>
  (await meta.get(HEAD_NAME)) !== undefined

/** Stores a head. The change log has it, too, and replicas follow it. */
export const writeSharedHead = (store: HeadTable, { branch, holders }: StoredHead): Promise<void> => {
  const bytes = branch.reduce((sum, { block }) => sum + block.encoded.length, 0)
  const stored = bytes > MAX_BRANCH_BYTES ? branch.slice(-1) : branch
  const blocks = stored.map(({ block, totalDifficulty }) => [toHex(block.encoded), String(totalDifficulty)])
  return store.write(({ meta }) => meta.set(HEAD_NAME, JSON.stringify({ holders, blocks })))
}

/** Notifies the other processes of the endpoint that has the last transaction of a sender. */
export const writeSharedTaker = (store: HeadTable, taker: StoredTaker): Promise<void> =>
  store.write(({ meta }) => meta.set(TAKER_NAME, JSON.stringify(taker)))

function decodeHead(text: string, network: Network): StoredHead {
  const { holders, blocks }: { holders: string[]; blocks: [string, string][] } = JSON.parse(text)
  const branch = blocks.map(([encoded, totalDifficulty]) => ({
    block: decodeBlock(fromHex(encoded), network),
    totalDifficulty: BigInt(totalDifficulty),
  }))
  return { branch, holders }
}

export interface HeadReplicaSetup {
  readonly store: Pick<Store, 'meta'>
  readonly network: Network
  readonly blocks: UpstreamBlocks
  /** Called when a head has become visible that these endpoints have. */
  onHeld(holders: readonly string[]): void
  onTaken(taker: StoredTaker): void
  /** Called with the transactions that another process has announced. */
  onArrived(hashes: readonly Bytes[]): void
}

/** Moves the blocks of a process to the heads that another process stores. */
export function createHeadReplica({ store, network, blocks, onHeld, ...setup }: HeadReplicaSetup) {
  /** Returns the parent of a branch if it is on the main chain here. */
  function parentOf([lowest]: StoredHead['branch']) {
    if (lowest === undefined) return undefined
    const { number, parentHash } = lowest.block.header
    const known = blocks.knownHashAt(number - 1)
    return known !== undefined && equalBytes(known, parentHash) ? known : undefined
  }

  function toMove({ branch, holders }: StoredHead): MovedHead {
    const tip = branch.at(-1) ?? blocks.head()
    return {
      tip,
      move() {
        const isShown = equalBytes(tip.block.hash, blocks.head().block.hash)
        if (!isShown && parentOf(branch) !== undefined) blocks.moveTo(branch)
        else if (!isShown) blocks.jumpTo(tip, false)
        onHeld(holders)
      },
    }
  }

  /** Returns whether the main chain has the head of a branch. */
  function isKnown({ branch }: StoredHead): boolean {
    const last = branch.at(-1)?.block
    const known = last && blocks.knownHashAt(last.header.number)
    return last !== undefined && known !== undefined && equalBytes(known, last.hash)
  }

  async function follow(follower: Follower, stored: StoredHead): Promise<void> {
    if (isKnown(stored)) return
    const parent = parentOf(stored.branch)
    const isExtension = parent !== undefined && equalBytes(parent, blocks.head().block.hash)
    if (isExtension) await follower.moveTo(toMove(stored), { isReorganisation: false })
    else await follower.reread()
  }

  return {
    /** Reads the head of the writer. */
    async readHead(): Promise<MovedHead> {
      const stored = await readSharedHead(store, network)
      if (stored === undefined) throw new StoreError('storeFailed', 'there is no head of other nodes', 'database')
      return toMove(stored)
    },
    /** Returns a follower that moves the blocks, too. */
    following: (follower: Follower): Follower => ({
      ...follower,
      async apply(change) {
        const head = change.meta.get(HEAD_NAME)
        const taker = change.meta.get(TAKER_NAME)
        if (head !== undefined) await follow(follower, decodeHead(head, network))
        if (taker !== undefined) setup.onTaken(JSON.parse(taker))
        setup.onArrived(change.arrivals.map(({ hash }) => hash))
        await follower.apply(change)
      },
    }),
  }
}
