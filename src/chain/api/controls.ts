import type { Bytes } from '../../base/bytes.ts'
import type { Abortable, Listener } from '../../concurrency/abortable.ts'
import type { TransactionFields } from '../../primitives/transaction.ts'

/** Development methods of a sandbox. A reader sees each change completely or not at all. */
export interface Controls {
  readonly snapshots: Snapshots
  readonly time: TimeControls
  readonly mining: MiningControls
  readonly edits: StateEdits
  readonly impersonation: Impersonation
  /** Undefined if the chain is no fork. */
  readonly fork: ForkControls | undefined
  /** Removes a transaction from the pool; returns false if it is not there. */
  dropTransaction(hash: Bytes): Promise<boolean>
  /** Removes all transactions of a sender from the pool. */
  dropTransactionsOf(sender: Bytes): Promise<void>
  /** Empties the pool. */
  dropAllTransactions(): Promise<void>
  /**
   * Replaces the newest blocks by as many new ones in one step. Transactions of replaced blocks that no new block has
   * return to the pool. Throws `ControlRefused` and `InvalidTransaction`, and the reason of an aborted call, without a
   * change.
   */
  reorganise(request: ReorgRequest, call: Abortable): Promise<void>
  /** Returns an id of the chain, which changes when the process starts and when the chain is reset. */
  instanceId(): Bytes
}

/** Returns to earlier moments, each of which removes later blocks and edits of the state, and empties the pool. */
export interface Snapshots {
  /** Takes a snapshot and returns its id, starting with 1. */
  take(): Promise<number>
  /**
   * Reverts to a snapshot, which stays usable, and removes later ones. Returns false if it does not exist, or if its block
   * is no longer canonical.
   */
  revert(id: number): Promise<boolean>
  /** Removes the newest `depth` blocks; settings and snapshots stay. Throws `ControlRefused` for more than the chain has. */
  rollback(depth: number): Promise<void>
  /** Reverts to genesis and to the initial settings, and removes all snapshots. */
  reset(): Promise<void>
}

/** The number of blocks to replace, and the transactions of the new ones. */
export interface ReorgRequest {
  readonly depth: number
  readonly transactions: readonly ReorgTransaction[]
}

export interface ReorgTransaction {
  /** Index of its block among the new ones, from 0. */
  readonly blockIndex: number
  /** Sender whose next nonce `encode` receives; absent if it needs none. */
  readonly from?: Bytes
  /** Returns the signed transaction. `nonce` is the sender's next one on the new branch. */
  encode(nonce: bigint): Bytes
}

/** The chain's clock, in seconds since 1970. Throws `ControlRefused` for times above the maximum timestamp. */
export interface TimeControls {
  /**
   * Moves the clock forward, so that the next block is at least `seconds` after the newest one. Returns the clock's offset
   * from the system's, without the part that raised block times have added.
   */
  increase(seconds: number): Promise<number>
  /** Sets the clock, which continues from there, by default from the system's time; returns its offset from the system's. */
  set(seconds?: number): Promise<number>
  /** Stops the clock at a time. */
  freeze(seconds: number): Promise<void>
  /** Sets the next block's timestamp, from which the clock continues. Throws `ControlRefused` unless it is after the newest's. */
  setNext(seconds: number): Promise<void>
  /** Sets the time between each later block and its parent; the clock counts again once it is removed. */
  setInterval(seconds: number): Promise<void>
  /** Removes that interval; returns false if there is none. */
  removeInterval(): Promise<boolean>
}

/** The time between blocks that one request mines. */
export interface BlockInterval {
  readonly seconds: number
  /** Whether the first block is `seconds` after the newest one; otherwise it has the clock's time. */
  readonly countsFromHead: boolean
}

/** Mining on request, its modes and its settings. */
export interface MiningControls {
  /** Throws `ControlRefused` for more blocks than one request may mine. */
  requireFew(count: number): void
  /** Mines `count` blocks; stops early if the client disconnects. Throws `ControlRefused`. */
  mine(count: number, interval: BlockInterval | undefined, call: Abortable): Promise<void>
  /** Mines until the newest block has this number. Throws `ControlRefused`. */
  mineTo(number: number, call: Abortable): Promise<void>
  minesAtOnce(): boolean
  setMinesAtOnce(minesAtOnce: boolean): void
  /** Returns the period of interval mining, in ms; 0: off. */
  intervalMs(): number
  /**
   * Sets the period of interval mining, in ms; 0: off. With `maxIntervalMs`, each period is a random one between both. Throws
   * `ControlRefused` below 10.
   */
  setInterval(intervalMs: number, maxIntervalMs?: number): void
  /** Restores the initial modes, or starts auto-mining if they were off. */
  start(): void
  /** Turns auto-mining and interval mining off. */
  stop(): void
  setCoinbase(address: Bytes): Promise<void>
  /** Sets the minimum gas price of all later blocks, in wei; undefined: a step from the parent's towards the network's. */
  setMinimumGasPrice(price: bigint | undefined): Promise<void>
  /** Sets the gas limit of all later blocks. Throws `ControlRefused` below 3,000,000 and above 1,000,000,000. */
  setGasLimit(gas: bigint): Promise<void>
}

/** An account with its code and storage. */
export interface WholeAccount {
  readonly address: Bytes
  readonly nonce: bigint
  readonly balance: bigint
  readonly code: Bytes
  /** Values of storage slots, both as 32-byte words. */
  readonly storage: ReadonlyArray<readonly [slot: Bytes, value: Bytes]>
}

/** A dump of the state after a block. */
export interface DumpAtBlock {
  readonly state: Bytes
  readonly number: number
  readonly timestamp: number
}

/** Edits of the state after the newest block. */
export interface StateEdits {
  setBalance(address: Bytes, balance: bigint): Promise<void>
  /** Adds to an account's balance. */
  addBalance(address: Bytes, amount: bigint): Promise<void>
  setNonce(address: Bytes, nonce: bigint): Promise<void>
  /** Sets an account's code; empty: removes it. */
  setCode(address: Bytes, code: Bytes): Promise<void>
  setStorage(address: Bytes, slot: Bytes, word: Bytes): Promise<void>
  /** Returns the compressed state after the newest block. Throws `ControlRefused` if it is too large. */
  dump(): Promise<Bytes>
  /** Replaces the accounts of a dump; others stay. Throws `ControlRefused`. */
  load(dump: Bytes): Promise<void>
  /** Returns a dump for a file, which may be larger, and the block after which it is the state. */
  dumpForFile(): Promise<DumpAtBlock>
  /** Loads a dump of a file as `load`. */
  loadFromFile(dump: Bytes): Promise<void>
  /** Replaces accounts with their code and storage; others stay. */
  putAccounts(accounts: readonly WholeAccount[]): Promise<void>
}

/** Sending for accounts without their private keys. */
export interface Impersonation {
  /** Starts the impersonation of an account. Throws `ControlRefused` except on sandboxes. */
  begin(address: Bytes): void
  /** Ends the impersonation; returns false if it was off. */
  end(address: Bytes): boolean
  /** Turns the impersonation of every account on or off. Throws as `begin`. */
  setForAll(isOn: boolean): void
  /** Returns true if the account is impersonated. */
  isOn(address: Bytes): boolean
  /**
   * Sends a transaction for any account, impersonated or not, by default with its next nonce, and returns its hash.
   * Throws as `begin`, and as `TransactionSubmitter.sendRaw`.
   */
  send(order: ImpersonatedOrder, listener?: Listener): Promise<Bytes>
}

/** A transaction without a signature; without a nonce it gets its sender's next one, and without a price the chain's. */
export interface ImpersonatedOrder extends Omit<TransactionFields, 'nonce' | 'gasPrice'> {
  readonly from: Bytes
  readonly nonce?: bigint
  readonly gasPrice?: bigint
}

/** A block of another chain at which a fork begins. */
export interface ForkRequest {
  /** Absent: the URL in use. */
  readonly url?: string
  /** Absent: the newest block. */
  readonly blockNumber?: number
}

/** The fork that a chain is. */
export interface ForkControls {
  /** Returns the block at which the chain begins. */
  base(): { readonly number: number; readonly hash: Bytes }
  /** Returns the chain id of the forked chain, and the endpoint without path, query and user, which may contain a key. */
  endpoint(): { readonly chainId: number; readonly origin: string }
  /** Continues with another endpoint of the same chain. Throws `ControlRefused`. */
  setUrl(url: string): Promise<void>
  /** Begins the chain again above another block. Throws `ControlRefused`, and `BaseUnavailable` without a change. */
  restart(request: ForkRequest): Promise<void>
}
