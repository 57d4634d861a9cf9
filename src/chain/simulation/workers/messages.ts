import type { Bytes } from '../../../base/bytes.ts'
import type { Network } from '../../../chainspec/network.ts'
import type { Budgets } from '../../../concurrency/budgets.ts'
import type { Party } from '../../../concurrency/fairQueue.ts'
import type { StorePlace } from '../../../storage/engines.ts'
import type { StateChangeRow } from '../../../storage/store.ts'
import type { SimulationRefusal } from '../../api/errors.ts'
import type { ChainLimits } from '../../context.ts'
import type { CallContextData } from '../callContext.ts'
import type { SimulationKind, SimulationResults } from '../simulations.ts'

/** What a worker has to know of a chain. */
export interface WorkerChain {
  readonly network: Network
  /** Of the store, which the worker opens for reading. */
  readonly location: StorePlace
  readonly limits: ChainLimits
  /** Most bytes of state that each worker keeps in memory. */
  readonly stateCacheBytes: number
  readonly budgets: Pick<Budgets, 'yieldAfterMs'>
}

/** One simulation to run. */
export interface SimulationOrder {
  readonly id: number
  readonly chain: string
  /** A `SimulationTask` that `packValue` has packed: overrides and blocks are many small parts. */
  readonly task: Bytes
  readonly callContext: CallContextData
  /** Somebody wants to know what the code says to Solidity's console, and hints. */
  readonly isHeard: boolean
  readonly party: Party
}

/**
 * To a worker; it reads them in this order, so a simulation never runs on a state older than the one it was ordered
 * for.
 */
export type ToWorker =
  | { readonly kind: 'open'; readonly chain: string; readonly setup: WorkerChain; readonly height: number }
  | {
      readonly kind: 'block'
      readonly chain: string
      readonly height: number
      readonly rows: readonly StateChangeRow[]
    }
  | { readonly kind: 'reset'; readonly chain: string; readonly height: number }
  | { readonly kind: 'simulate'; readonly order: SimulationOrder }
  | { readonly kind: 'stop'; readonly id: number }

/** From a worker. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: SimulationAnswer }

/** An outcome with what a listener is to hear. */
export interface SimulationAnswer {
  readonly outcome: SimulationOutcome
  readonly consoleCalls: readonly Bytes[]
  readonly hints: readonly string[]
  /** How long it took; unknown when others' runs may have taken a part of that. */
  readonly tookMs?: number | undefined
}

/** How a simulation ended. */
export type SimulationOutcome =
  | { readonly kind: 'done'; readonly result: SimulationResults[SimulationKind] }
  | { readonly kind: 'reverted'; readonly payload: Bytes | undefined }
  | { readonly kind: 'callFailed'; readonly message: string }
  | { readonly kind: 'insufficientFunds' }
  | { readonly kind: 'gasExceedsAllowance'; readonly hint: string | undefined }
  | { readonly kind: 'invalidOverride'; readonly message: string }
  | { readonly kind: 'tooLarge'; readonly limitBytes: number }
  | { readonly kind: 'tooMuchMemory'; readonly limitBytes: number }
  | { readonly kind: 'refused'; readonly refusal: SimulationRefusal; readonly message: string }
  /** Because it was told to. */
  | { readonly kind: 'stopped' }
  /** A bug or a broken store: not for clients. */
  | { readonly kind: 'failed'; readonly text: string }
