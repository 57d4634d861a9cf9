import type { Bytes } from '../../../base/bytes.ts'
import type { Network } from '../../../chainspec/network.ts'
import type { Budgets } from '../../../concurrency/budgets.ts'
import type { ClientPath } from '../../../concurrency/fairQueue.ts'
import type { StorePlace } from '../../../storage/engines.ts'
import type { StateChangeRow } from '../../../storage/store.ts'
import type { SimulationRefusal } from '../../api/errors.ts'
import type { BaseAnswer, BaseFacts, BaseFailure, BaseQuestion } from '../../base/baseQuestions.ts'
import type { ChainLimits } from '../../context.ts'
import type { CallContextData } from '../callContext.ts'
import type { SimulationKind, SimulationResults } from '../simulations.ts'
import type { StoreQuestion } from './storeQuestions.ts'

/** The part of a chain that a worker needs. */
export interface WorkerChainSetup {
  readonly network: Network
  /** Location of the store, which the worker opens for reading. One in memory is asked of the main process. */
  readonly location: StorePlace
  readonly limits: ChainLimits
  /** Max bytes of state in the memory of each worker. */
  readonly stateCacheBytes: number
  readonly budgets: Pick<Budgets, 'yieldAfterMs'>
  /** The base, whose values the worker asks of the main process. Absent: the chain begins at its genesis. */
  readonly base?: BaseFacts | undefined
  /** The block with which the chain begins, if its state is from a file. */
  readonly snapshot?: { readonly number: number } | undefined
}

/** One simulation to run. */
export interface SimulationOrder {
  readonly id: number
  readonly chain: string
  /** A `SimulationTask` packed by `packValue`, because overrides and blocks have many small parts. */
  readonly task: Bytes
  readonly callContext: CallContextData
  /** Whether a listener receives messages to Solidity's console, and hints. */
  readonly hasListener: boolean
  readonly clientPath: ClientPath
}

/**
 * A message to a worker. The worker reads messages in order, so a simulation never runs on an older state than that of
 * its order.
 */
export type ToWorker =
  | { readonly kind: 'open'; readonly chain: string; readonly setup: WorkerChainSetup; readonly height: number }
  | {
      readonly kind: 'block'
      readonly chain: string
      readonly height: number
      readonly rows: readonly StateChangeRow[]
    }
  | { readonly kind: 'reset'; readonly chain: string; readonly height: number }
  | { readonly kind: 'simulate'; readonly order: SimulationOrder }
  | { readonly kind: 'stop'; readonly id: number }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: BaseAnswer }

/** A question of a worker about what only the main process can read. */
export type WorkerQuestion =
  | { readonly of: 'base'; readonly question: BaseQuestion }
  | { readonly of: 'store'; readonly question: StoreQuestion }

/** A message from a worker. */
export type FromWorker =
  | { readonly kind: 'ready' }
  /** `pieceCount` is the number of pieces that the pipe of pieces has. */
  | {
      readonly kind: 'answer'
      readonly id: number
      readonly answer: Omit<SimulationAnswer, 'pieces'>
      readonly pieceCount: number
      /** Processor time in ms that no message has reported. */
      readonly spentMs: number
    }
  /** Processor time in ms of a simulation that continues, since the last message. */
  | { readonly kind: 'spent'; readonly id: number; readonly spentMs: number }
  | { readonly kind: 'ask'; readonly id: number; readonly chain: string; readonly question: WorkerQuestion }

/** An outcome with the messages for a listener. */
export interface SimulationAnswer {
  readonly outcome: SimulationOutcome
  /** The long pieces of the result's texts, each in parts. The result has empty pieces in their places. */
  readonly pieces: readonly (readonly Bytes[])[]
  readonly consoleCalls: readonly Bytes[]
  readonly hints: readonly string[]
  /** Time that it took; undefined if runs of other clients may have taken a part of it. */
  readonly tookMs?: number | undefined
}

/** The result or the error of a simulation. */
export type SimulationOutcome =
  | { readonly kind: 'done'; readonly result: SimulationResults[SimulationKind] }
  | { readonly kind: 'reverted'; readonly payload: Bytes }
  | { readonly kind: 'callFailed'; readonly message: string }
  | { readonly kind: 'insufficientFunds'; readonly message: string }
  | { readonly kind: 'gasExceedsAllowance'; readonly hint: string | undefined }
  | { readonly kind: 'invalidOverride' | 'refusedAsEthereum'; readonly message: string }
  | { readonly kind: 'tooLarge'; readonly limitBytes: number }
  | { readonly kind: 'tooMuchMemory'; readonly limitBytes: number }
  | BaseFailure
  | { readonly kind: 'refused'; readonly refusal: SimulationRefusal; readonly message: string }
  /** Stopped by a message. */
  | { readonly kind: 'stopped' }
  /** A bug or a broken store, whose text is not for clients. */
  | { readonly kind: 'failed'; readonly text: string }
