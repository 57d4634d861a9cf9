import { LRUCache } from 'lru-cache'
import { ADDRESS_BYTES, type Bytes } from '../../base/bytes.ts'
import { atMost } from '../../base/cacheBounds.ts'
import { mapKey } from '../../base/mapKey.ts'
import type { Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { decodeBlock } from '../../primitives/block.ts'
import type { JsonValue } from '../../remote/json.ts'
import { accountKey } from '../../state/keys.ts'
import { REMASC_KEYS } from '../../state/remascCells.ts'
import type { LogQuery } from '../../storage/store.ts'
import { createAccountProofs } from './accountProofs.ts'
import { type Answers, toQuantity } from './answers.ts'
import { createBridgeCalls, createBridgeCells } from './bridgeCells.ts'
import type { ChainBase } from './chainBase.ts'
import { createPrefetch } from './prefetchCall.ts'
import { createRemoteBlocks, type RemoteBlock } from './remoteBlocks.ts'
import { createRemoteLogs } from './remoteLogs.ts'
import { createRemoteState } from './remoteState.ts'
import { createRemoteTransactions } from './remoteTransactions.ts'

export interface RemoteBaseSetup {
  readonly network: Network
  readonly answers: Answers
  /** The block on which the chain stands. */
  readonly base: RemoteBlock
  /** The base as the block parameter of questions about its state. */
  readonly pinned: JsonValue
  /** Called with each account that is empty or absent: the endpoint does not say which. */
  readonly onEmptyAccount?: ((address: Bytes) => void) | undefined
}

/** A base whose blocks and state an endpoint has. */
export interface RemoteBase extends ChainBase {
  /** Reads what the first calls and blocks need, before they need it. Never rejects. */
  readAhead(): Promise<void>
}

/** Maximum number of hashes in memory that no transaction below the base has. */
const MAX_UNKNOWN = 100_000
/** Number of blocks whose fees are read ahead. */
const READ_AHEAD = 16
/** The account that sends calls without a sender, and what each block needs. */
const FIRST_KEYS: readonly Bytes[] = [accountKey(new Uint8Array(ADDRESS_BYTES)), ...REMASC_KEYS]

/** Returns the base that stands on a block of an endpoint. */
export function createRemoteBase(setup: RemoteBaseSetup): RemoteBase {
  const { network, answers, base, pinned, onEmptyAccount = () => undefined } = setup
  const { number } = base.block.header
  const blocks = createRemoteBlocks(answers, network, base)
  const transactions = createRemoteTransactions(answers, network, blocks)
  /** A transaction that is mined after the base is not on this chain, so the answer never changes. */
  const unknown = new LRUCache<string, true>(atMost(MAX_UNKNOWN))
  const blockAt = (height: number): JsonValue => (height === number ? pinned : toQuantity(height))
  const proveAccount = createAccountProofs(answers, async (height) => {
    const hasUnitrieRoot = rulesAt(network, height).has('rskip126')
    const row = hasUnitrieRoot ? await blocks.getBlockAt(height) : undefined
    return { asked: blockAt(height), stateRoot: row && decodeBlock(row.encoded, network).header.stateRoot }
  })
  const callBridge = createBridgeCalls(answers, blockAt)
  const readBridgeCell = createBridgeCells(answers, blockAt, callBridge)
  const state = createRemoteState({ network, answers, blockAt, readBridgeCell, proveAccount, onEmptyAccount })
  const findLogs = createRemoteLogs(answers, network, blocks.knownHashAt)
  return {
    ...base,
    ...transactions,
    async getTransaction(hash) {
      const name = mapKey(hash)
      if (unknown.has(name)) return undefined
      const row = await transactions.getTransaction(hash)
      if (row === undefined) unknown.set(name, true)
      return row
    },
    getBlock: blocks.getBlock,
    getBlockAt: blocks.getBlockAt,
    getHashAt: blocks.getHashAt,
    getValue: state.getValue,
    callBridge,
    prefetch: createPrefetch(answers, pinned, (key) => state.getValue(key, number)),
    findLogs: (query: LogQuery) => findLogs({ ...query, toBlock: Math.min(query.toBlock, number) }),
    async readAhead() {
      // Blocks pay the fees of a block below. One that can include its sibling is at most seven above it.
      const first = number + 1 - network.remasc.maturity
      const { labsAddress, labsAddressFromRskip218 } = network.remasc
      const labs = rulesAt(network, number + 1).has('rskip218') ? labsAddressFromRskip218 : labsAddress
      const keys = [...FIRST_KEYS, accountKey(labs)]
      await Promise.allSettled([
        blocks.prefetch(first, first + READ_AHEAD),
        ...keys.map((key) => state.getValue(key, number)),
      ])
    },
  }
}
