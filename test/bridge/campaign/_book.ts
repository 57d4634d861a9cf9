import { Transaction } from 'bitcoinjs-lib'
import { expect } from 'vitest'
import { type Bytes, equalBytes } from '../../../src/base/bytes.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { bytesToBigint } from '../../../src/base/integer.ts'
import { type RlpItem, requireString } from '../../../src/base/rlp.ts'
import { decodeTransaction } from '../../../src/bitcoin/transaction.ts'
import { decodeGroups, decodeList, storageEntry } from '../../../src/bridge/storageEntry.ts'
import { eventTopic } from '../../../src/evm/precompiles/native/abi.ts'
import type { Log } from '../../../src/primitives/log.ts'
import { BRIDGE } from '../../_helpers/bridge.ts'
import { type BitcoinWorld, outpointOf, outpointsSpent } from '../../_helpers/peg/bitcoinWorld.ts'
import type { PegChain } from './_pegChain.ts'

const WEI = 10n ** 10n
const ALL_WEI = 21_000_000n * 10n ** 18n
const BURNED = fromHex('0xffffffffffffffffffffffffffffffffffffffff')

const EVENTS = new Map(
  [
    'pegin_btc(address,bytes32,int256,int256)',
    'rejected_pegin(bytes32,int256)',
    'release_request_received(address,string,uint256)',
    'release_request_rejected(address,uint256,int256)',
    'release_requested(bytes32,bytes32,uint256)',
    'batch_pegout_created(bytes32,bytes)',
    'pegout_confirmed(bytes32,uint256)',
    'add_signature(bytes32,address,bytes)',
    'release_btc(bytes32,bytes)',
    'commit_federation(bytes,string,bytes,string,int256)',
    'commit_federation_failed(bytes,uint256)',
  ].map((signature) => [toHex(eventTopic(signature)), signature.slice(0, signature.indexOf('('))]),
)

/** A transaction that waits for signatures, and the Rootstock transaction that is its key. */
export interface Unsigned {
  readonly transaction: Transaction
  readonly rskHash: Bytes
}

/** The Bridge's events, which are compared with its storage and with Bitcoin. */
export class Book {
  /** Number of events of each kind, and other counts. */
  readonly counts: Record<string, number> = {}
  issuedSatoshis = 0n
  readonly #chain: PegChain
  readonly #bitcoin: BitcoinWorld
  readonly #released = new Set<string>()
  readonly #everHeld = new Set<string>()
  /** Outpoints of the retiring federation at the last check. */
  #retiring: ReadonlySet<string> = new Set()
  #askedWei = 0n
  #askedSatoshis = 0n
  #paidSatoshis = 0n
  #burnedWei = 0n
  #burnedInVainWei = 0n

  constructor(chain: PegChain, bitcoin: BitcoinWorld) {
    this.#chain = chain
    this.#bitcoin = bitcoin
  }

  count(kind: string): void {
    this.counts[kind] = (this.counts[kind] ?? 0) + 1
  }

  /** Returns the issued satoshis that have not been requested as peg-outs. */
  owedSatoshis(): bigint {
    return this.issuedSatoshis - this.#askedSatoshis
  }

  /** Records the events of a transaction. */
  async record({ logs }: { readonly logs: readonly Log[] }): Promise<void> {
    const burnedWei = await this.#chain.balanceOf(BURNED)
    if (await this.#isLost(logs)) {
      this.count('lost call')
      this.#burnedInVainWei += burnedWei - this.#burnedWei
    } else for (const log of logs) await this.#recordLog(log)
    this.#burnedWei = burnedWei
  }

  /**
   * Returns whether a call failed after its events. Its logs and the money that it moved remain: updateCollections
   * fails after a batch if the next confirmed transaction has the key of another one that waits for signatures.
   */
  async #isLost(logs: readonly Log[]): Promise<boolean> {
    const created = logs.find(({ topics }) => nameOf(topics) === 'release_requested')?.topics[2]
    if (created === undefined) return false
    const made = [...(await this.waitingForConfirmations()), ...(await this.waitingForSignatures())]
    return !made.some(({ transaction }) => equalBytes(idOf(transaction), created))
  }

  async #recordLog({ topics, data }: Log): Promise<void> {
    const name = nameOf(topics)
    if (name === undefined) return
    this.count(name)
    const word = (at: number) => bytesToBigint(data.subarray(32 * at, 32 * at + 32))
    if (name === 'pegin_btc') this.issuedSatoshis += word(0)
    if (name === 'release_request_received') {
      this.#askedWei += word(1)
      this.#askedSatoshis += word(1) / WEI
    }
    if (name === 'batch_pegout_created') await this.#payBatch(topics[1] ?? expect.fail('no id'))
    if (name === 'release_btc') {
      const encoded = data.slice(64, 64 + Number(word(1)))
      const transaction = Transaction.fromBuffer(encoded)
      this.#released.add(transaction.getId())
      this.#bitcoin.broadcast(transaction) // throws if an output is spent twice
    }
  }

  /** Records the satoshis of a batch that leave the federation, including the fee. */
  async #payBatch(id: Bytes): Promise<void> {
    const waiting = await this.waitingForConfirmations()
    const batch = waiting.find(({ transaction }) => equalBytes(idOf(transaction), id))?.transaction
    if (batch === undefined) expect.fail('a batch without its transaction')
    const spent = outpointsSpent(batch).map((outpoint) => this.#requireUnspent(outpoint))
    const own = toHex(spent[0]?.script ?? new Uint8Array(0))
    const change = batch.outs.filter(({ script }) => toHex(script) === own)
    this.#paidSatoshis += sum(spent.map(({ satoshis }) => satoshis)) - sum(change.map(({ value }) => value))
  }

  #requireUnspent(outpoint: string) {
    return this.#bitcoin.unspent.get(outpoint) ?? expect.fail(`${outpoint} is not unspent`)
  }

  /** Returns the transactions that wait for confirmations. */
  async waitingForConfirmations(): Promise<readonly Pick<Unsigned, 'transaction'>[]> {
    const groups =
      (await this.#chain.read(storageEntry('releaseTransactionSetWithTxHash'), (bytes) => decodeGroups(bytes, 3))) ?? []
    return groups.map(([encoded]) => ({ transaction: read(encoded) }))
  }

  async waitingForSignatures(): Promise<readonly Unsigned[]> {
    const groups = (await this.#chain.read(storageEntry('rskTxsWaitingFS'), (bytes) => decodeGroups(bytes, 2))) ?? []
    const spend = await this.#chain.read(storageEntry('svpSpendTxWaitingForSignatures'), decodeList)
    const all = spend === undefined || spend.length === 0 ? groups : [...groups, spend]
    return all.map(([hash, encoded]) => ({ transaction: read(encoded), rskHash: requireString(hash, 'hash') }))
  }

  /** Returns the outpoints in an entry of the Bridge's storage. */
  async #held(name: string): Promise<readonly string[]> {
    const list = (await this.#chain.read(storageEntry(name), decodeList)) ?? []
    return list.map((item) => {
      const encoded = requireString(item, 'output')
      const view = new DataView(encoded.buffer, encoded.byteOffset)
      const idAt = 12 + view.getUint32(8, true)
      const outpoint = outpointOf(encoded.subarray(idAt, idAt + 32), view.getUint32(idAt + 32, true))
      expect(this.#requireUnspent(outpoint).satoshis).toBe(view.getBigInt64(0, true))
      return outpoint
    })
  }

  async #queuedSatoshis(): Promise<bigint> {
    const entry = storageEntry('releaseRequestQueueWithTxHash')
    const groups = (await this.#chain.read(entry, (bytes) => decodeGroups(bytes, 3))) ?? []
    return sum(groups.map(([, satoshis]) => bytesToBigint(requireString(satoshis, 'satoshis'))))
  }

  /** Fails if an unspent output that was held is unknown, unless the retiring federation has given it up. */
  #forgetNone(known: ReadonlySet<string>): void {
    for (const outpoint of this.#everHeld) {
      const isUnspent = this.#bitcoin.unspent.has(outpoint)
      if (isUnspent && known.has(outpoint)) continue
      this.#everHeld.delete(outpoint)
      if (!isUnspent) continue
      expect(this.#retiring).toContain(outpoint)
      this.count('given up')
    }
  }

  /** Fails if a satoshi was created or lost. */
  async check(): Promise<void> {
    this.count('check')
    const retiring = await this.#held('oldFederationBtcUTXOs')
    const own = [...(await this.#held('newFederationBtcUTXOs')), ...retiring]
    const made = [...(await this.waitingForConfirmations()), ...(await this.waitingForSignatures())]
    const sent = this.#bitcoin.waiting.filter((transaction) => this.#released.has(transaction.getId()))
    const spending = [...made.map(({ transaction }) => transaction), ...sent].flatMap(outpointsSpent)
    // Each output that the Bridge holds or spends exists, and exists once.
    for (const outpoint of spending) this.#requireUnspent(outpoint)
    const known = new Set([...own, ...spending])
    expect(known.size).toBe(own.length + spending.length)
    this.#forgetNone(known)
    for (const outpoint of own) this.#everHeld.add(outpoint)
    this.#retiring = new Set(retiring)
    // Each request is paid or queued.
    const burnedSatoshis = (this.#burnedWei - this.#burnedInVainWei) / WEI
    expect(this.#paidSatoshis + burnedSatoshis + (await this.#queuedSatoshis())).toBe(this.#askedSatoshis)
    const outside = this.issuedSatoshis * WEI - this.#askedWei + this.#burnedWei
    expect(await this.#chain.balanceOf(BRIDGE)).toBe(ALL_WEI - outside)
  }
}

const nameOf = (topics: readonly Bytes[]) => EVENTS.get(toHex(topics[0] ?? new Uint8Array(0)))
const idOf = (transaction: Transaction) => transaction.getHash().toReversed()

function read(encoded: RlpItem | undefined): Transaction {
  return decodeTransaction(requireString(encoded, 'transaction'))
}

const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)
