import type { Bytes } from '../base/bytes.ts'
import type { BridgeConstants } from '../chainspec/bridgeConstants.ts'
import { BRIDGE_ADDRESS } from '../chainspec/genesis/balances.ts'
import type { Rules } from '../chainspec/rules.ts'
import type { Awaitable } from '../concurrency/maybePromise.ts'
import type { Pieces } from '../concurrency/yielder.ts'
import {
  internalHash,
  type Payment,
  type PrecompileCall,
  type PrecompileContext,
  transfer,
} from '../evm/nativeContracts.ts'
import type { Transaction } from '../primitives/transaction.ts'
import type { World } from '../state/stateView.ts'
import { type Cell, decodeCell } from './cell.ts'

/** One call of a method: what the method sees and may change. */
export interface BridgeCall extends PrecompileCall {
  readonly method: string
  readonly constants: BridgeConstants
  readonly rules: Rules
  readonly blockNumber: number
  /** Seconds since 1970. */
  readonly blockTimestamp: number
  /** Undefined: there is no signed transaction; only that makes a "local call". */
  readonly transaction: Transaction | undefined
  /** Its hash, of the internal one where a contract calls. */
  transactionHash(): Bytes | undefined
  readonly world: World
  read(cell: Cell): Promise<Bytes | undefined>
  write(cell: Cell, value: Bytes): Promise<void>
  /** As `write`, but after the method has returned; a method that fails saves nothing. */
  save(cell: Cell, value: Bytes): void
  /** Adds to what is to be written then, for contents that may still change. */
  atEnd(write: () => Promise<void>): void
  log(topics: readonly Bytes[], data: Bytes): void
  /** Moves wei of the Bridge's; traces tell of it when the call succeeds. */
  pay(to: Bytes, wei: bigint): Promise<void>
  /** Yields when it is time and throws when the run is aborted; for loops over cells. */
  pause(): Promise<void>
  /** Does work with such a pause after each piece. */
  inPieces<T>(pieces: Pieces<T>): Awaitable<T>
}

/** The part of a call that only reads. */
export type BridgeReader = Pick<BridgeCall, 'constants' | 'read' | 'pause'>

export interface OpenBridgeCall {
  readonly call: BridgeCall
  /** Writes what was to be saved, and tells of payments. */
  close(): Promise<void>
}

export function openBridgeCall(context: PrecompileContext, manner: PrecompileCall, method: string): OpenBridgeCall {
  const { block, rules, world, transaction, substate, pacer, observer } = context
  const write = async (cell: Cell, value: Bytes) => world.putStorage(BRIDGE_ADDRESS, cell.slot, value)
  const saved: (() => Promise<void>)[] = []
  const payments: Payment[] = []
  const call: BridgeCall = {
    ...manner,
    method,
    constants: block.bridge,
    rules,
    blockNumber: block.number,
    blockTimestamp: block.timestamp,
    transaction,
    transactionHash: () => internalHash(context, manner.internal),
    world,
    read: async (cell) => world.getStorage(BRIDGE_ADDRESS, cell.slot),
    write,
    save: (cell, value) => saved.push(() => write(cell, value)),
    atEnd: (write) => saved.push(write),
    log: (topics, data) => substate.logs.push({ address: BRIDGE_ADDRESS, topics, data }),
    async pay(to, wei) {
      await transfer(world, BRIDGE_ADDRESS, to, wei)
      payments.push({ from: BRIDGE_ADDRESS, to, wei })
    },
    pause: async () => pacer.pause(),
    inPieces: (pieces) => pacer.run(pieces),
  }
  return {
    call,
    async close() {
      for (const save of saved) await save()
      for (const payment of payments) observer?.onPayment?.(payment)
    },
  }
}

/** A cell's content; undefined when the cell is empty. Throws `UndecodableCell`. */
export async function readAs<T>(
  call: Pick<BridgeReader, 'read'>,
  cell: Cell,
  decode: (bytes: Bytes) => T,
): Promise<T | undefined> {
  const bytes = await call.read(cell)
  return bytes === undefined ? undefined : decodeCell(cell, bytes, decode)
}
