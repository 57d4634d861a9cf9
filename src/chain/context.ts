import type { Bytes } from '../base/bytes.ts'
import type { Clock, Timer } from '../base/clock.ts'
import type { Network } from '../chainspec/network.ts'
import type { Evm } from '../evm/evm.ts'
import type { Log } from '../primitives/log.ts'
import type { HeadState } from '../state/headState.ts'
import type { SnapshotBase } from '../state/snapshotBase.ts'
import type { NodeCache } from '../state/trie/source.ts'
import type { Store } from '../storage/store.ts'
import type { BlockCache } from './ancestors/blockCache.ts'
import type { ForkAncestors } from './ancestors/forkDetection.ts'
import type { TransactionLocation } from './api/engine.ts'
import type { TracePrinter } from './api/traces.ts'
import type { MovableBase } from './base/movableBase.ts'
import type { Announcements } from './canonical/announcements.ts'
import type { ArrivalLog } from './canonical/arrivalLog.ts'
import type { Head } from './canonical/head.ts'
import type { ReorgGuard } from './canonical/reorgGuard.ts'
import type { PrintedLogs } from './queries/printedLogs.ts'
import type { HeldSettings } from './settings/blockSettings.ts'
import type { Sharing } from './sharing/sharing.ts'
import type { TxPool } from './txpool/txPool.ts'

/** The parts that all modules of one chain share. `openChain` creates it once, and nothing replaces a part afterwards. */
export interface ChainContext {
  readonly network: Network
  /** The block of another chain on which this one stands. Undefined: it begins at its genesis. */
  readonly base: MovableBase | undefined
  /** The block with which a chain begins whose state is from a file. Undefined: it begins otherwise. */
  readonly snapshot: Pick<SnapshotBase, 'number'> | undefined
  /** The tables, with the rows below the base. */
  readonly store: Store
  /** Flat state, with the state after the canonical head in memory. */
  readonly state: HeadState
  /** Cache of decoded unitrie nodes. */
  readonly trieNodes: NodeCache
  readonly forkAncestors: ForkAncestors
  /** Cache of decoded blocks. */
  readonly blocks: BlockCache
  readonly head: Head
  readonly reorganisations: ReorgGuard
  /** Settings of blocks to come. */
  readonly settings: HeldSettings
  readonly pool: TxPool
  readonly announcements: Announcements
  readonly arrivalLog: ArrivalLog
  readonly sharing: Sharing
  readonly evm: Evm
  readonly clock: Clock
  /** A monotonic clock for ages and waits: `clock` can be set back. */
  readonly timer: Pick<Timer, 'nowMs'>
  readonly logs: PrintedLogs
  readonly printLog: PrintLog
  readonly tracePrinter: TracePrinter
  readonly limits: ChainLimits
  /** See `ChainSetup.isDevelopment`. */
  readonly isDevelopment: boolean
}

/**
 * Prints a log as its wire object; `removed` is true for a log of a block that has left the canonical chain. Injected,
 * because the chain does not know the JSON shapes of the wire.
 */
export type PrintLog = (
  log: Log,
  transactionHash: Bytes,
  location: TransactionLocation,
  logIndex: number,
  removed?: boolean,
) => string

/** Limits of requests, from the settings. */
export interface ChainLimits {
  /** Maximum gas of a call; 0: the gas that the request asks for. */
  readonly callGasCap: bigint
  /** Maximum gas of an estimate. */
  readonly estimateGasCap: bigint
  /** Maximum gas of the transactions that are executed for the state at `pending`, which bounds its time. */
  readonly pendingStateGas: bigint
  /** Maximum span in blocks of a log query without a limit on its number of logs. */
  readonly logBlockSpan: number
  /** Maximum number of logs of a query with a wider span. */
  readonly logCount: number
  /** Maximum characters of the logs of a query within the span. */
  readonly logCharacters: number
  /** Maximum characters of the logs of a query with a wider span. */
  readonly wideLogCharacters: number
  /** Maximum characters of the traces of one request. */
  readonly traceCharacters: number
  /** Maximum number of blocks of one search for traces. */
  readonly traceBlockSpan: number
}
