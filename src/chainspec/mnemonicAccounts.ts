import { createECDH, createHmac, pbkdf2Sync } from 'node:crypto'
import { type Bytes, concatBytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { bytesToBigint, toWord } from '../base/integer.ts'
import { addressOfPrivateKey, CURVE_ORDER } from '../crypto/secp256k1.ts'
import { type DevelopmentAccount, MNEMONIC_ACCOUNTS, PUBLISHED_MNEMONIC } from './sandboxAccounts.ts'

/** Derivation path of the accounts without their index: Ethereum's path, which wallets use. */
export const DERIVATION_PATH = "m/44'/60'/0'/0"
const HARDENED = 2 ** 31

/** A private key with its chain code (BIP-32). */
interface ExtendedKey {
  readonly key: bigint
  readonly chainCode: Bytes
}

/**
 * Returns the first accounts of a mnemonic (BIP-39, without a passphrase; its words are not checked). A custom one
 * costs some milliseconds.
 */
export function mnemonicAccounts(
  mnemonic: string,
  count: number,
  path: string = DERIVATION_PATH,
): readonly DevelopmentAccount[] {
  const isPublished = mnemonic === PUBLISHED_MNEMONIC && path === DERIVATION_PATH
  if (isPublished && count <= MNEMONIC_ACCOUNTS.length) return MNEMONIC_ACCOUNTS.slice(0, count)
  const seed = pbkdf2Sync(mnemonic.normalize('NFKD'), 'mnemonic', 2048, 64, 'sha512')
  const root = split(0n, hmac(new TextEncoder().encode('Bitcoin seed'), seed))
  const parent = readSteps(path).reduce<ExtendedKey>(deriveChild, root)
  return Array.from({ length: count }, (_, index) => {
    const privateKey = toWord(deriveChild(parent, index).key)
    return { address: toHex(addressOfPrivateKey(privateKey)), privateKey: toHex(privateKey) }
  })
}

/** Returns the indexes of a path like m/44'/0, of which those with an apostrophe are hardened. */
function readSteps(path: string): number[] {
  const [, ...steps] = path.split('/')
  return steps.map((step) => Number.parseInt(step, 10) + (step.endsWith("'") ? HARDENED : 0))
}

function deriveChild(parent: ExtendedKey, index: number): ExtendedKey {
  const privateKey = toWord(parent.key)
  const parentKey = index >= HARDENED ? concatBytes(Uint8Array.of(0), privateKey) : publicKeyOf(privateKey)
  const indexBytes = toWord(BigInt(index)).subarray(28)
  return split(parent.key, hmac(parent.chainCode, concatBytes(parentKey, indexBytes)))
}

/** Returns the first half is added to the parent's key, the second is the chain code. */
function split(parentKey: bigint, digest: Bytes): ExtendedKey {
  return { key: (parentKey + bytesToBigint(digest.subarray(0, 32))) % CURVE_ORDER, chainCode: digest.subarray(32) }
}

function hmac(key: Bytes, data: Bytes): Bytes {
  return createHmac('sha512', key).update(data).digest()
}

function publicKeyOf(privateKey: Bytes): Bytes {
  const pair = createECDH('secp256k1')
  pair.setPrivateKey(privateKey)
  return pair.getPublicKey(null, 'compressed')
}
