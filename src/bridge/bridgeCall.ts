import { type Bytes, padLeft } from '../base/bytes.ts'
import { BitcoinError } from '../bitcoin/bitcoinError.ts'
import type { BridgeConstants } from '../chainspec/bridgeConstants.ts'
import { BRIDGE_ADDRESS } from '../chainspec/genesisBalances.ts'
import type { Rules } from '../chainspec/rules.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import type { Stepwise } from '../concurrency/yielder.ts'
import {
  type AbiEncoded,
  internalHash,
  joinValues,
  type Payment,
  type PrecompileCall,
  type PrecompileContext,
  PrecompileFailure,
  transfer,
} from '../evm/nativeContracts.ts'
import type { Transaction } from '../primitives/transaction.ts'
import type { WritableState } from '../state/stateView.ts'
import type { StorageEntry } from './storageEntry.ts'

/** One call of a method: what the method reads and may change. */
export interface BridgeCall extends PrecompileCall {
  readonly method: string
  readonly constants: BridgeConstants
  readonly rules: Rules
  readonly blockNumber: number
  /** Seconds since 1970. */
  readonly blockTimestamp: number
  /** Undefined in a local call, which has no signed transaction. */
  readonly transaction: Transaction | undefined
  /** Returns the transaction's hash, of the internal transaction if a contract calls. */
  transactionHash(): Bytes | undefined
  readonly world: WritableState
  read(entry: StorageEntry): Promise<Bytes | undefined>
  /** Writes immediately. The value remains even if the method fails in a transaction to the Bridge itself. */
  write(entry: StorageEntry, value: Bytes): Promise<void>
  /** Writes after the method has returned. A method that fails saves nothing. */
  save(entry: StorageEntry, value: Bytes): void
  /** Adds a write for after the method has returned, for content that may still change. */
  atEnd(write: () => Promise<void>): void
  log(topics: readonly Bytes[], data: Bytes): void
  /** Moves wei from the Bridge. Observers are notified of the payment if the call succeeds. */
  pay(to: Bytes, wei: bigint): Promise<void>
  /** Yields if it is time, and throws the reason of an aborted run. For loops over storage. */
  pause(): Promise<void>
  /** Runs work with such a pause after each piece. */
  inPieces<T>(pieces: Stepwise<T>): MaybePromise<T>
}

/** The part of a call that only reads. */
export type BridgeReader = Pick<BridgeCall, 'constants' | 'read' | 'pause'>

export interface OpenBridgeCall {
  readonly call: BridgeCall
  /** Writes what was saved, and notifies observers of payments. */
  close(): Promise<void>
}

/** Opens a call of a method. Nothing that it saves is written before `close`. */
export function openBridgeCall(context: PrecompileContext, invocation: PrecompileCall, method: string): OpenBridgeCall {
  const { block, rules, world, transaction, substate, yielder, observer } = context
  const write = async (entry: StorageEntry, value: Bytes) => world.putStorage(BRIDGE_ADDRESS, entry.slot, value)
  const saved: (() => Promise<void>)[] = []
  const payments: Payment[] = []
  const call: BridgeCall = {
    ...invocation,
    method,
    constants: block.bridge,
    rules,
    blockNumber: block.number,
    blockTimestamp: block.timestamp,
    transaction,
    transactionHash: () => internalHash(context, invocation.internal),
    world,
    read: async (entry) => world.getStorage(BRIDGE_ADDRESS, entry.slot),
    write,
    save: (entry, value) => saved.push(() => write(entry, value)),
    atEnd: (write) => saved.push(write),
    log: (topics, data) => substate.logs.push({ address: BRIDGE_ADDRESS, topics, data }),
    async pay(to, wei) {
      await transfer(world, BRIDGE_ADDRESS, to, wei)
      payments.push({ from: BRIDGE_ADDRESS, to, wei })
    },
    pause: async () => yielder.pause(),
    inPieces: (pieces) => yielder.run(pieces),
  }
  return {
    call,
    async close() {
      for (const save of saved) await save()
      for (const payment of payments) observer?.onPayment?.(payment)
    },
  }
}

/**
 * Returns the key of a Bridge transaction: the hash of the Rootstock transaction that created it, of the internal
 * transaction if a contract calls. Throws a `PrecompileFailure` in a local call.
 */
export function transactionHashOf({ transactionHash, method }: BridgeCall): Bytes {
  const hash = transactionHash()
  if (hash === undefined) throw new PrecompileFailure(`${method} needs a transaction`)
  return hash
}

/** Returns the hash of the signed transaction, the key of flyover refunds. Throws a `PrecompileFailure` without one. */
export function originHashOf({ transaction, method }: BridgeCall): Bytes {
  if (transaction === undefined) throw new PrecompileFailure(`${method} needs a transaction`)
  return transaction.hash
}

/** Whether an error is one that the reference node would catch where it catches exceptions. */
export function isRefusal(error: unknown): error is PrecompileFailure | BitcoinError {
  return error instanceof PrecompileFailure || error instanceof BitcoinError
}

interface EventParts {
  /** Addresses and hashes, up to 32 bytes each. */
  readonly indexed?: readonly Bytes[]
  readonly data?: readonly AbiEncoded[]
}

/** Logs an event as Solidity does. `topic` is the hash of its signature (`eventTopic`). */
export function logEvent(call: BridgeCall, topic: Bytes, { indexed = [], data = [] }: EventParts): void {
  call.log([topic, ...indexed.map((value) => padLeft(value, 32))], joinValues(data))
}

/** Logs an event in the form before RSKIP-146: the topic is the event's name, the data are RLP. */
export function logRlp(call: BridgeCall, name: string, data: Bytes): void {
  call.log([padLeft(new TextEncoder().encode(name), 32)], data)
}
