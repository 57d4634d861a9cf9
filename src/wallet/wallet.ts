import { randomBytes } from 'node:crypto'
import { type Bytes, concatBytes, EMPTY_BYTES, padLeft, stripLeadingZeros } from '../base/bytes.ts'
import { type Clock, systemTimer, type Timer } from '../base/clock.ts'
import { fromHex, type Hex, toHex } from '../base/hex.ts'
import { bytesToBigint } from '../base/integer.ts'
import type { DevelopmentAccount } from '../chainspec/sandboxAccounts.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { addressOfPrivateKey, CURVE_ORDER, sign } from '../crypto/secp256k1.ts'
import { Signer } from '../primitives/signer.ts'
import { signTransaction, type TransactionFields } from '../primitives/transaction.ts'
import type { AccountStore } from './accountStore.ts'
import { AccountNotFound, InvalidPrivateKey, KeyNotAvailable, WalletFull } from './errors.ts'
import { decryptKey, encryptKey } from './keystore.ts'
import { createSend, type SendingChain, type TransactionOrder } from './sends.ts'
import { SCRYPT_COST, type ScryptCost, type Stretcher } from './stretcher.ts'
import { typedDataHash } from './typedData.ts'
import { createUnlockedKeys } from './unlockedKeys.ts'

export type Wallet = ReturnType<typeof createWallet>

export interface WalletSetup {
  readonly accounts: AccountStore
  /** Unlocked from the start; their keys are public. */
  readonly development: readonly DevelopmentAccount[]
  /** Unlocked from the start; their keys are the operator's. */
  readonly own?: readonly DevelopmentAccount[]
  readonly clock: Clock
  readonly stretcher: Stretcher
  readonly timer?: Timer
  readonly cost?: ScryptCost
  /** Bounds both the stored accounts and the accounts that are in memory only. */
  readonly maxAccounts?: number
}

/** Default time for which an account is unlocked. */
const UNLOCKED_MS = 30 * 60_000
const MAX_ACCOUNTS = 1_000

/**
 * Returns the accounts for which a node signs. Accounts with a passphrase are stored encrypted and are locked until a
 * client unlocks them; development accounts and those of a seed are in memory only, unlocked.
 */
export function createWallet(setup: WalletSetup) {
  const { accounts, clock, stretcher, timer = systemTimer, cost = SCRYPT_COST, maxAccounts = MAX_ACCOUNTS } = setup
  const fromStart = [...(setup.own ?? []), ...setup.development]
  const initial = new Set(fromStart.map(({ address }) => address))
  const development = new Set(setup.development.map(({ address }) => address))
  const unlocked = createUnlockedKeys(clock, timer)
  const sendAs = createSend()
  for (const { address, privateKey } of fromStart) unlocked.put(address, fromHex(privateKey))

  const inMemoryOnly = () =>
    unlocked.list().filter((address) => !initial.has(address) && accounts.get(address) === undefined)

  async function store(privateKey: Bytes, passphrase: string): Promise<Bytes> {
    const address = addressOfPrivateKey(privateKey)
    const isNew = accounts.get(toHex(address)) === undefined
    if (isNew && accounts.list().length >= maxAccounts) throw new WalletFull(maxAccounts)
    await accounts.put(address, await encryptKey(privateKey, passphrase, stretcher, cost), clock.nowMs())
    unlocked.put(toHex(address), privateKey, UNLOCKED_MS)
    return address
  }

  /** Returns the key of a stored account, which the caller must overwrite. */
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
    /** Returns every account, locked or not: those unlocked from the start, those stored, those of seeds. */
    list: (): readonly Bytes[] => [...new Set([...initial, ...accounts.list(), ...inMemoryOnly()])].map(fromHex),
    /** Returns whether the key of this account is public. */
    isDevelopment: (address: Bytes): boolean => development.has(toHex(address)),
    /** Creates, stores and unlocks an account; throws `WalletFull` or `TooManyPassphrases`. */
    create: (passphrase: string): Promise<Bytes> => withKey(newPrivateKey(), (key) => store(key, passphrase)),
    /**
     * Stores and unlocks the account of a private key of 1 to 32 bytes; throws as `create`, and `InvalidPrivateKey`.
     */
    importKey: async (given: Bytes, passphrase: string): Promise<Bytes> =>
      withKey(requirePrivateKey(given), (key) => store(key, passphrase)),
    /** Unlocks the account whose key is Keccak-256 of the seed's UTF-8, the same for each seed. Throws `WalletFull`. */
    createFromSeed(seed: string): Bytes {
      const key = keccak256(new TextEncoder().encode(seed))
      const address = addressOfPrivateKey(key)
      const isNew = unlocked.get(toHex(address)) === undefined
      if (isNew && inMemoryOnly().length >= maxAccounts) throw new WalletFull(maxAccounts)
      unlocked.put(toHex(address), key)
      key.fill(0)
      return address
    },
    /** Returns a copy of the private key; throws `KeyNotAvailable` unless the account is unlocked. */
    exportKey(address: Bytes): Bytes {
      const key = unlocked.get(toHex(address))
      if (key !== undefined) return Uint8Array.from(key)
      throw new KeyNotAvailable('Address private key is locked or could not be found in this node')
    },
    /** Removes the key from memory; returns false if there was none. */
    lock: (address: Bytes): boolean => unlocked.remove(toHex(address)),
    /**
     * Unlocks a stored account, for 30 minutes by default; returns false if it has another passphrase or is not stored.
     */
    async unlock(address: Bytes, passphrase: string, durationMs = UNLOCKED_MS): Promise<boolean> {
      const key = await decrypt(toHex(address), passphrase)
      if (key === undefined) return false
      unlocked.put(toHex(address), key, durationMs)
      key.fill(0)
      return true
    },
    /** Returns a signature of 65 bytes: r, s, v. Throws `AccountNotFound` unless the account is unlocked. */
    sign: (address: Bytes, message: Bytes): Bytes => signWith(address, () => messageHash(message)),
    /** Signs typed data, an object parsed from JSON (EIP-712). Throws `AccountNotFound` or `InvalidTypedData`. */
    signTypedData: (address: Bytes, data: unknown): Bytes => signWith(address, () => typedDataHash(data)),
    /** Returns a signed transaction, which is not submitted. Throws `AccountNotFound` unless the account is unlocked. */
    signTransaction: (order: TransactionFields & Pick<TransactionOrder, 'from'>, chainId: number): Bytes =>
      signTransaction(order, chainId, requireUnlocked(unlocked.get(toHex(order.from)), order)).encoded,
    /**
     * Signs for an unlocked account, submits, and returns the hash. Throws `AccountNotFound` and the chain's errors.
     */
    send: (order: TransactionOrder, chain: SendingChain): Promise<Bytes> =>
      sendAs(order, chain, () => requireUnlocked(unlocked.signerOf(toHex(order.from)), order)),
    /** Sends as `send` for a stored account that stays locked; throws `KeyNotAvailable` and the chain's errors. */
    async sendWithPassphrase(order: TransactionOrder, passphrase: string, chain: SendingChain): Promise<Bytes> {
      const key = await decrypt(toHex(order.from), passphrase)
      if (key === undefined) throw new KeyNotAvailable('From address private key could not be found in this node')
      return withKey(key, (decrypted) => sendAs(order, chain, () => new Signer(decrypted)))
    },
    /** Removes every key from memory and closes the store. */
    async close(): Promise<void> {
      unlocked.clear()
      await accounts.close()
    },
  }
}

function requireUnlocked<T extends Bytes | Signer>(key: T | undefined, { from }: Pick<TransactionOrder, 'from'>): T {
  if (key === undefined) throw new AccountNotFound(`Could not find account for address: ${toHex(from)}`)
  return key
}

/** Runs `work` with a key, and overwrites the key afterwards. */
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

/** Returns a copy of 32 bytes; throws `InvalidPrivateKey`. */
function requirePrivateKey(given: Bytes): Bytes {
  const digits = stripLeadingZeros(given)
  const key = Uint8Array.from(padLeft(digits.length > 32 ? EMPTY_BYTES : digits, 32))
  if (!isPrivateKey(key)) throw new InvalidPrivateKey()
  return key
}

const V_OFFSET = 27

/** Returns the hash to sign for a message (EIP-191, version 0x45), which cannot be the hash of a transaction. */
export function messageHash(message: Bytes): Bytes {
  return keccak256(concatBytes(new TextEncoder().encode(`\x19Ethereum Signed Message:\n${message.length}`), message))
}

/** Returns a signature of 65 bytes: r and s with 32 bytes each, and v, which is 27 or 28. */
export function signHash(hash: Bytes, privateKey: Bytes): Bytes {
  const { r, s, recoveryId } = sign(hash, privateKey)
  return concatBytes(r, s, Uint8Array.of(V_OFFSET + recoveryId))
}
