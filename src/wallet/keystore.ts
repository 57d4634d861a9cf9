import { createCipheriv, createDecipheriv, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { type Bytes, concatBytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { type ScryptCost, type Stretcher, scryptBytes } from './stretcher.ts'

/**
 * A private key encrypted with a passphrase: version 3 of Ethereum's Web3 Secret Storage with scrypt, as geth, MetaMask
 * and MyEtherWallet read and write it.
 */
export interface Keystore {
  /** 16 bytes. */
  readonly iv: Bytes
  /** 32 bytes: the key encrypted with AES-128-CTR under the first half of the stretched passphrase. */
  readonly ciphertext: Bytes
  /** Keccak-256 of the second half and the ciphertext; it detects a wrong passphrase. */
  readonly mac: Bytes
  readonly salt: Bytes
  readonly cost: ScryptCost
}

const CIPHER = 'aes-128-ctr'
/**
 * Max memory in bytes that decryption may need, above that of every client's files: a larger value is damage or an
 * attack.
 */
const MAX_SCRYPT_BYTES = 512 * 2 ** 20

/** Encrypts a private key with a passphrase, a random salt and a random iv. */
export async function encryptKey(
  privateKey: Bytes,
  passphrase: string,
  { stretch }: Stretcher,
  cost: ScryptCost,
): Promise<Keystore> {
  const salt = randomBytes(32)
  const iv = randomBytes(16)
  const stretched = await stretch(passphrase, salt, cost)
  const cipher = createCipheriv(CIPHER, stretched.subarray(0, 16), iv)
  const ciphertext = concatBytes(cipher.update(privateKey), cipher.final())
  const mac = macOf(stretched, ciphertext)
  stretched.fill(0)
  return { iv, ciphertext, mac, salt, cost }
}

/** Returns the private key, which the caller must overwrite after use; undefined if the passphrase is wrong. */
export async function decryptKey(
  { iv, ciphertext, mac, salt, cost }: Keystore,
  passphrase: string,
  { stretch }: Stretcher,
): Promise<Bytes | undefined> {
  const stretched = await stretch(passphrase, salt, cost)
  try {
    if (!timingSafeEqual(macOf(stretched, ciphertext), mac)) return undefined
    const decipher = createDecipheriv(CIPHER, stretched.subarray(0, 16), iv)
    return concatBytes(decipher.update(ciphertext), decipher.final())
  } finally {
    stretched.fill(0)
  }
}

function macOf(stretched: Bytes, ciphertext: Bytes): Bytes {
  return keccak256(concatBytes(stretched.subarray(16, 32), ciphertext))
}

const digits = (bytes: Bytes) => toHex(bytes).slice(2)

/** Prints the JSON text of a keystore file, with the address. */
export function printKeystore(address: Bytes, { iv, ciphertext, mac, salt, cost }: Keystore): string {
  return JSON.stringify({
    address: digits(address),
    crypto: {
      cipher: CIPHER,
      cipherparams: { iv: digits(iv) },
      ciphertext: digits(ciphertext),
      kdf: 'scrypt',
      kdfparams: { dklen: 32, ...cost, salt: digits(salt) },
      mac: digits(mac),
    },
    id: randomUUID(),
    version: 3,
  })
}

/** Parses the JSON text of a keystore file with scrypt; undefined if it is none, or its cost is above the maximum. */
export function parseKeystore(text: string): Keystore | undefined {
  const file = parseJson(text)
  const memberAt = (...path: readonly string[]) => path.reduce(getMember, file)
  const ofScrypt = (name: string) => memberAt('crypto', 'kdfparams', name)
  const iv = getBytes(memberAt('crypto', 'cipherparams', 'iv'), 16)
  const ciphertext = getBytes(memberAt('crypto', 'ciphertext'), 32)
  const mac = getBytes(memberAt('crypto', 'mac'), 32)
  const salt = getBytes(ofScrypt('salt'))
  const cost = getCost(ofScrypt('n'), ofScrypt('r'), ofScrypt('p'))
  const isSupported = memberAt('version') === 3 && memberAt('crypto', 'kdf') === 'scrypt' && ofScrypt('dklen') === 32
  if (!isSupported || memberAt('crypto', 'cipher') !== CIPHER) return undefined
  if (iv === undefined || ciphertext === undefined || mac === undefined) return undefined
  return salt === undefined || cost === undefined ? undefined : { iv, ciphertext, mac, salt, cost }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no JSON is no keystore
  }
}

function getMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

function getBytes(value: unknown, length = 32): Bytes | undefined {
  return typeof value === 'string' && new RegExp(`^[0-9a-f]{${2 * length}}$`, 'i').test(value)
    ? Buffer.from(value, 'hex')
    : undefined
}

function getCost(n: unknown, r: unknown, p: unknown): ScryptCost | undefined {
  if (!isCount(n) || !isCount(r) || !isCount(p)) return undefined
  const isPowerOfTwo = n > 1 && Number.isInteger(Math.log2(n))
  const cost = { n, r, p }
  return isPowerOfTwo && p <= 16 && scryptBytes(cost) <= MAX_SCRYPT_BYTES ? cost : undefined
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
