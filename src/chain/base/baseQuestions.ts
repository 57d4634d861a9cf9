import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import { BaseUnavailable, BelowBase, BridgeUnreadable } from '../api/errors.ts'
import type { ChainBase } from './chainBase.ts'

// A base is read by the process that has the client of its source. Workers ask that process.

/** The methods of a base that workers call. */
type AskedMethod = Exclude<keyof ChainBase, 'block' | 'totalDifficulty' | 'prefetch'>

/** A call of a base's method, as data that can be sent to another process. */
export type BaseQuestion = {
  readonly [M in AskedMethod]: { readonly method: M; readonly args: Parameters<ChainBase[M]> }
}[AskedMethod]

/** The part of a base that workers know from the start. */
export type BaseFacts = Pick<ChainBase, 'block' | 'totalDifficulty'>

/** The error of a base, as data. */
export type BaseFailure =
  | {
      readonly kind: 'baseUnavailable'
      readonly message: string
      readonly reason: BaseUnavailable['reason']
      readonly code: number | undefined
    }
  | { readonly kind: 'bridgeUnreadable'; readonly height: number }
  | { readonly kind: 'belowBase'; readonly wanted: string; readonly base: number }

export type BaseAnswer =
  | { readonly kind: 'value'; readonly value: unknown }
  | BaseFailure
  /** A bug, whose text is not for clients. */
  | { readonly kind: 'failed'; readonly text: string }

/** Returns an error of a base as data; undefined for other errors. */
export function toBaseFailure(error: unknown): BaseFailure | undefined {
  if (error instanceof BridgeUnreadable) return { kind: 'bridgeUnreadable', height: error.height }
  if (error instanceof BelowBase) return { kind: 'belowBase', wanted: error.wanted, base: error.base }
  if (!(error instanceof BaseUnavailable)) return undefined
  const { message, reason, code } = error
  return { kind: 'baseUnavailable', message, reason, code }
}

/** Returns the error that was sent as data. */
export function toBaseError(failure: BaseFailure, base: Pick<ChainBase, 'callBridge'> | undefined): Error {
  if (failure.kind === 'bridgeUnreadable')
    return new BridgeUnreadable(failure.height, async (...asked) => requireBase(base).callBridge(...asked))
  if (failure.kind === 'belowBase') return new BelowBase(failure.wanted, failure.base)
  return new BaseUnavailable(failure.message, failure.reason, failure.code)
}

/** Answers a question of another process, by calling `call`. */
export async function answerQuestion(call: () => MaybePromise<unknown>): Promise<BaseAnswer> {
  try {
    return { kind: 'value', value: await call() }
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return toBaseFailure(error) ?? { kind: 'failed', text }
  }
}

/** Returns the value of an answer, or throws its error. */
export function requireValue<T>(answer: BaseAnswer, base: Pick<ChainBase, 'callBridge'> | undefined): T {
  // The other process ran the method; messages between processes have no types.
  if (answer.kind === 'value') return answer.value as T
  if (answer.kind === 'failed') throw new Error(`the main process failed: ${answer.text}`)
  throw toBaseError(answer, base)
}

/** Calls a base's method. */
export function callBase(base: ChainBase, { method, args }: BaseQuestion): MaybePromise<unknown> {
  // Each question has the arguments of its method, which the union does not know.
  const called: (...given: never[]) => MaybePromise<unknown> = base[method]
  return Reflect.apply(called, base, args)
}

/** Returns a base that asks another process. `ask` resolves with its answer. */
export function createAskedBase(facts: BaseFacts, ask: (question: BaseQuestion) => Promise<BaseAnswer>): ChainBase {
  const get = async <T>(question: BaseQuestion): Promise<T> => requireValue(await ask(question), base)
  const base: ChainBase = {
    ...facts,
    getBlock: (hash) => get({ method: 'getBlock', args: [hash] }),
    getBlockAt: (height) => get({ method: 'getBlockAt', args: [height] }),
    getHashAt: (height) => get({ method: 'getHashAt', args: [height] }),
    getTransaction: (hash) => get({ method: 'getTransaction', args: [hash] }),
    getSenders: (blockHash) => get({ method: 'getSenders', args: [blockHash] }),
    getTransactions: (blockHash) => get({ method: 'getTransactions', args: [blockHash] }),
    getValue: (key, height) => get({ method: 'getValue', args: [key, height] }),
    callBridge: (input, height) => get({ method: 'callBridge', args: [input, height] }),
    findLogs: (query) => get({ method: 'findLogs', args: [query] }),
    prefetch: async () => undefined, // the other process has done it
  }
  return base
}

function requireBase<T>(base: T | undefined): T {
  if (base === undefined) throw new Error('the chain has no base')
  return base
}
