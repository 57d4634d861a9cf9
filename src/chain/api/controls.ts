import type { Bytes } from '../../base/bytes.ts'
import type { Abortable } from '../../concurrency/abortable.ts'
import type { TransactionFields } from '../../primitives/transaction.ts'

/** What the owner of a chain for development may do to it. Whoever reads sees each change at once, or not at all. */
export interface Controls {
  readonly snapshots: Snapshots
  readonly time: TimeControls
  readonly mining: MiningControls
  readonly edits: StateEdits
  readonly impersonation: Impersonation
  /** Takes a waiting transaction out of the pool; whether there was one. */
  dropTransaction(hash: Bytes): Promise<boolean>
  /** Names the chain as it is since the process started, or since it was begun anew. */
  instanceId(): Bytes
}

/** Setting the main chain back: blocks above leave it, edits of the state are undone, the pool is emptied. */
export interface Snapshots {
  /** The id of a new snapshot: 1 for the first. */
  take(): Promise<number>
  /**
   * Sets the chain back to a snapshot, which can be used again; those that were taken after it are gone. False when it
   * is not there, or its block is no longer on the main chain.
   */
  revert(id: number): Promise<boolean>
  /** Back to genesis and to the settings that the process began with; no snapshot is left. */
  reset(): Promise<void>
}

/** The chain's clock, in seconds since 1970; `ControlRefused` where a time is beyond what headers can say. */
export interface TimeControls {
  /**
   * Puts the clock forward, so that the next block is at least as much after the newest one. Returns by how much the
   * owner has put it ahead of the machine's, without what blocks have added by following each other quickly.
   */
  increase(seconds: number): Promise<number>
  /** Sets the clock, which runs on from there; returns how far it is ahead of the machine's. */
  set(seconds: number): Promise<number>
  /** Stops the clock at a time. */
  freeze(seconds: number): Promise<void>
  /** The next block has this very time, and the clock runs on from it. `ControlRefused` when it is not after the newest's. */
  setNext(seconds: number): Promise<void>
}

/** The time between blocks that are mined in a row. */
export interface BlockInterval {
  readonly seconds: number
  /** Whether the first block is as much after the newest one; else it has the clock's time. */
  readonly countsFromHead: boolean
}

/** Which blocks are made, when, and by whom. */
export interface MiningControls {
  /** Throws `ControlRefused` for more blocks than can be mined at a time. */
  requireFew(count: number): void
  /** Mines a number of blocks, ending early when the client has gone. Throws `ControlRefused`. */
  mine(count: number, interval: BlockInterval | undefined, call: Abortable): Promise<void>
  /** Mines until the newest block has this number. Throws `ControlRefused`. */
  mineTo(number: number, call: Abortable): Promise<void>
  minesAtOnce(): boolean
  setMinesAtOnce(minesAtOnce: boolean): void
  /** 0: none. */
  intervalMs(): number
  /** 0: no longer at intervals. Throws `ControlRefused` below 10. */
  setInterval(intervalMs: number): void
  /** As the process began; where it began without mining, at once. */
  start(): void
  /** Only who asks for a block gets one. */
  stop(): void
  setCoinbase(address: Bytes): Promise<void>
  /** Of the next block alone, in wei. */
  setNextMinimumGasPrice(price: bigint): Promise<void>
}

/** Editing the state after the newest block, from which the next one starts. */
export interface StateEdits {
  setBalance(address: Bytes, balance: bigint): Promise<void>
  setNonce(address: Bytes, nonce: bigint): Promise<void>
  /** No bytes: the account has no code any more. */
  setCode(address: Bytes, code: Bytes): Promise<void>
  setStorage(address: Bytes, slot: Bytes, word: Bytes): Promise<void>
  /** The state after the newest block, compressed. Throws `ControlRefused` when there is too much of it. */
  dump(): Promise<Bytes>
  /** Puts the accounts of a dump in the place of those here; the others stay. Throws `ControlRefused`. */
  load(dump: Bytes): Promise<void>
}

/** Sending for accounts without their keys. */
export interface Impersonation {
  /** Throws `ControlRefused` on other chains than sandboxes. */
  begin(address: Bytes): void
  /** Whether it had begun. */
  end(address: Bytes): boolean
  /** For every account, or no longer. Throws as `begin`. */
  setForAll(isOn: boolean): void
  isOn(address: Bytes): boolean
  /** The hash of a transaction that was taken; without a nonce it takes the account's next one. */
  send(order: ImpersonatedOrder): Promise<Bytes>
}

export interface ImpersonatedOrder extends Omit<TransactionFields, 'nonce'> {
  readonly from: Bytes
  readonly nonce?: bigint
}
