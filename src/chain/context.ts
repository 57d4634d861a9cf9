import type { Clock, Timer } from '../base/clock.ts'
import type { Network } from '../chainspec/network.ts'
import type { Evm } from '../evm/evm.ts'
import type { HeadState } from '../state/headState.ts'
import type { NodeCache } from '../state/trie/source.ts'
import type { Store } from '../storage/store.ts'
import type { BlockCache } from './ancestors/blockCache.ts'
import type { ForkAncestors } from './ancestors/forkDetection.ts'
import type { TracePrinter } from './api/traces.ts'
import type { Announcements } from './canonical/announcements.ts'
import type { PrintLog } from './canonical/appendBlock.ts'
import type { ArrivalLog } from './canonical/arrivalLog.ts'
import type { Head } from './canonical/head.ts'
import type { ReorgGuard } from './canonical/reorgGuard.ts'
import type { PrintedLogs } from './queries/printedLogs.ts'
import type { HeldSettings } from './settings/blockSettings.ts'
import type { Sharing } from './sharing/sharing.ts'
import type { TxPool } from './txpool/txPool.ts'

/** What the parts of one chain share; made once by `openChain`. */
export interface ChainContext {
  readonly network: Network
  readonly store: Store
  readonly state: HeadState
  /** Unitrie nodes that were decoded lately. */
  readonly trieNodes: NodeCache
  readonly forkAncestors: ForkAncestors
  readonly blocks: BlockCache
  readonly head: Head
  readonly reorganisations: ReorgGuard
  readonly settings: HeldSettings
  readonly pool: TxPool
  readonly announcements: Announcements
  readonly arrivalLog: ArrivalLog
  readonly sharing: Sharing
  readonly evm: Evm
  readonly clock: Clock
  /** Measures ages, which the clock does not: it can be set back. */
  readonly timer: Pick<Timer, 'nowMs'>
  readonly logs: PrintedLogs
  readonly printLog: PrintLog
  readonly tracePrinter: TracePrinter
  readonly limits: ChainLimits
}

export interface ChainLimits {
  /** Most gas that a call may use; 0: as much as it asks for. */
  readonly callGasCap: bigint
  /** Most gas that an estimate may come to. */
  readonly estimateGasCap: bigint
  /** Most gas that transactions may use in the state at `pending`; it bounds the time that takes. */
  readonly pendingStateGas: bigint
  /** Blocks that a log query may span whatever it returns. */
  readonly logBlockSpan: number
  /** Logs that a wider query may return. */
  readonly logCount: number
  /** Characters of logs that a query within the span may return. */
  readonly logCharacters: number
  /** And a wider one. */
  readonly wideLogCharacters: number
  /** Characters that the traces of one request may have. */
  readonly traceCharacters: number
  /** Blocks that one search for traces may look at. */
  readonly traceBlockSpan: number
}
