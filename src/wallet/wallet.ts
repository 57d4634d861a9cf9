import { randomBytes } from 'node:crypto'
import { type Bytes, EMPTY_BYTES, padLeft, stripLeadingZeros } from '../base/bytes.ts'
import { type Clock, systemTimer, type Timer } from '../base/clock.ts'
import { fromHex, type Hex, toHex } from '../base/hex.ts'
import { bytesToBigint } from '../base/integer.ts'
import type { DevelopmentAccount } from '../chainspec/sandboxAccounts.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { addressOfPrivateKey, CURVE_ORDER } from '../crypto/secp256k1.ts'
import type { KeptAccounts } from './accountStore.ts'
import { AccountNotFound, InvalidPrivateKey, KeyNotAvailable, WalletFull } from './errors.ts'
import { decryptKey, encryptKey } from './keystore.ts'
import { messageHash, signHash } from './messages.ts'
import { createSends, type Order, type SendingChain } from './sends.ts'
import { SCRYPT_COST, type ScryptCost, type Stretcher } from './stretcher.ts'
import { typedDataHash } from './typedData.ts'
import { createUnlockedKeys } from './unlockedKeys.ts'

/**
 * The accounts that a node can sign for. Those with a passphrase are kept encrypted and are locked until somebody says
 * it; development accounts and those made of a seed are in memory only, unlocked.
 */
export interface Wallet {
  /** Every account, locked or not: those unlocked from the start, those that are kept, those of seeds. */
  list(): readonly Bytes[]
  /** Whether everybody knows the key of this account. */
  isDevelopment(address: Bytes): boolean
  /** A new account, kept and unlocked; throws `WalletFull` or `TooManyPassphrases`. */
  create(passphrase: string): Promise<Bytes>
  /** The account whose key is Keccak-256 of the seed's UTF-8; the same for the same seed. Throws `WalletFull`. */
  createFromSeed(seed: string): Bytes
  /** Keeps the account of a private key of 1 to 32 bytes, and unlocks it; throws as `create`, and `InvalidPrivateKey`. */
  importKey(privateKey: Bytes, passphrase: string): Promise<Bytes>
  /** A copy of the private key; throws `KeyNotAvailable` unless the account is unlocked. */
  exportKey(address: Bytes): Bytes
  /** Forgets the key in memory; whether there was one. */
  lock(address: Bytes): boolean
  /** Whether the account is kept under this passphrase, and so unlocked from now on; 30 minutes unless told. */
  unlock(address: Bytes, passphrase: string, durationMs?: number): Promise<boolean>
  /** 65 bytes: r, s, v. Throws `AccountNotFound` unless the account is unlocked. */
  sign(address: Bytes, message: Bytes): Bytes
  /** The same of typed data, an object as JSON has it (EIP-712). Throws `AccountNotFound` or `InvalidTypedData`. */
  signTypedData(address: Bytes, data: unknown): Bytes
  /** Signs for an unlocked account and hands in; the hash. Throws `AccountNotFound` or what the chain throws. */
  send(order: Order, chain: SendingChain): Promise<Bytes>
  /** The same for an account that is kept and stays locked; throws `KeyNotAvailable` or what the chain throws. */
  sendWithPassphrase(order: Order, passphrase: string, chain: SendingChain): Promise<Bytes>
  /** Forgets every key in memory. */
  close(): Promise<void>
}

export interface WalletSetup {
  readonly accounts: KeptAccounts
  /** Unlocked from the start; everybody knows their keys. */
  readonly development: readonly DevelopmentAccount[]
  /** Unlocked from the start, too, but their owner's alone. */
  readonly own?: readonly DevelopmentAccount[]
  readonly clock: Clock
  readonly stretcher: Stretcher
  readonly timer?: Timer
  readonly cost?: ScryptCost
  /** Of accounts that are kept, and of accounts that are in memory only. */
  readonly maxAccounts?: number
}

const UNLOCKED_MS = 30 * 60_000
const MAX_ACCOUNTS = 1_000

export function createWallet(setup: WalletSetup): Wallet {
  const { accounts, clock, stretcher, timer = systemTimer, cost = SCRYPT_COST, maxAccounts = MAX_ACCOUNTS } = setup
  const fromStart = [...(setup.own ?? []), ...setup.development]
  const lasting = new Set(fromStart.map(({ address }) => address))
  const development = new Set(setup.development.map(({ address }) => address))
  const unlocked = createUnlockedKeys(clock, timer)
  const sends = createSends()
  for (const { address, privateKey } of fromStart) unlocked.put(address, fromHex(privateKey))

  const inMemoryOnly = () =>
    unlocked.list().filter((address) => !lasting.has(address) && accounts.get(address) === undefined)

  async function keep(privateKey: Bytes, passphrase: string): Promise<Bytes> {
    const address = addressOfPrivateKey(privateKey)
    const isNew = accounts.get(toHex(address)) === undefined
    if (isNew && accounts.list().length >= maxAccounts) throw new WalletFull(maxAccounts)
    await accounts.put(address, await encryptKey(privateKey, passphrase, stretcher, cost), clock.nowMs())
    unlocked.put(toHex(address), privateKey, UNLOCKED_MS)
    return address
  }

  /** The key of an account that is kept, for the caller to overwrite. */
  async function decrypt(address: Hex, passphrase: string): Promise<Bytes | undefined> {
    const keystore = accounts.get(address)
    return keystore && decryptKey(keystore, passphrase, stretcher)
  }

  function signWith(address: Bytes, hash: () => Bytes): Bytes {
    const key = unlocked.get(toHex(address))
    if (key === undefined) throw new AccountNotFound('Account not found')
    return signHash(hash(), key)
  }

  return {
    list: () => [...new Set([...lasting, ...accounts.list(), ...inMemoryOnly()])].map(fromHex),
    isDevelopment: (address) => development.has(toHex(address)),
    create: (passphrase) => withKey(newPrivateKey(), (key) => keep(key, passphrase)),
    importKey: async (given, passphrase) => withKey(requirePrivateKey(given), (key) => keep(key, passphrase)),
    createFromSeed(seed) {
      const key = keccak256(new TextEncoder().encode(seed))
      const address = addressOfPrivateKey(key)
      const isNew = unlocked.get(toHex(address)) === undefined
      if (isNew && inMemoryOnly().length >= maxAccounts) throw new WalletFull(maxAccounts)
      unlocked.put(toHex(address), key)
      key.fill(0)
      return address
    },
    exportKey(address) {
      const key = unlocked.get(toHex(address))
      if (key !== undefined) return Uint8Array.from(key)
      throw new KeyNotAvailable('Address private key is locked or could not be found in this node')
    },
    lock: (address) => unlocked.forget(toHex(address)),
    async unlock(address, passphrase, durationMs = UNLOCKED_MS) {
      const key = await decrypt(toHex(address), passphrase)
      if (key === undefined) return false
      unlocked.put(toHex(address), key, durationMs)
      key.fill(0)
      return true
    },
    sign: (address, message) => signWith(address, () => messageHash(message)),
    signTypedData: (address, data) => signWith(address, () => typedDataHash(data)),
    send: (order, chain) => sends.send(order, chain, () => requireUnlocked(unlocked.get(toHex(order.from)), order)),
    async sendWithPassphrase(order, passphrase, chain) {
      const key = await decrypt(toHex(order.from), passphrase)
      if (key === undefined) throw new KeyNotAvailable('From address private key could not be found in this node')
      return withKey(key, (decrypted) => sends.send(order, chain, () => decrypted))
    },
    async close() {
      unlocked.forgetAll()
      await accounts.close()
    },
  }
}

function requireUnlocked(key: Bytes | undefined, { from }: Order): Bytes {
  if (key === undefined) throw new AccountNotFound(`Could not find account for address: ${toHex(from)}`)
  return key
}

/** Runs `work` with a key, which is overwritten behind it. */
async function withKey<T>(key: Bytes, work: (key: Bytes) => Promise<T>): Promise<T> {
  try {
    return await work(key)
  } finally {
    key.fill(0)
  }
}

function isPrivateKey(key: Bytes): boolean {
  const number = bytesToBigint(key)
  return number > 0n && number < CURVE_ORDER
}

function newPrivateKey(): Bytes {
  for (;;) {
    const key = randomBytes(32)
    if (isPrivateKey(key)) return key
  }
}

/** A key of 32 bytes of its own memory. */
function requirePrivateKey(given: Bytes): Bytes {
  const digits = stripLeadingZeros(given)
  const key = Uint8Array.from(padLeft(digits.length > 32 ? EMPTY_BYTES : digits, 32))
  if (!isPrivateKey(key)) throw new InvalidPrivateKey()
  return key
}
