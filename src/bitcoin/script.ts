import { type Bytes, compareBytes, concatBytes } from '../base/bytes.ts'
import { signedMinimalBytes } from '../base/integer.ts'
import { sha256 } from '../crypto/sha256.ts'
import { encodeBase58Check } from './base58Check.ts'
import { BitcoinError } from './bitcoinError.ts'
import {
  OP_0,
  OP_CHECKMULTISIG,
  OP_CHECKSEQUENCEVERIFY,
  OP_DROP,
  OP_ELSE,
  OP_ENDIF,
  OP_NOTIF,
  pushData,
} from './scriptChunks.ts'

/** Maximum number of keys of OP_CHECKMULTISIG. */
const MAX_KEYS = 20

/** Encodes the push of a positive number like bitcoinj's builder: as data from 16 on. */
const pushNumber = (value: number) => (value < 16 ? Uint8Array.of(0x50 + value) : pushData(scriptNumber(value)))

/**
 * Creates the script that `threshold` of the (compressed) keys can spend from. Sorts the keys. Throws a `BitcoinError`
 * for more than 20.
 */
export function createMultisigScript(threshold: number, publicKeys: readonly Bytes[]): Bytes {
  if (publicKeys.length > MAX_KEYS) throw new BitcoinError(`${publicKeys.length} keys are too many for a script`)
  return concatBytes(
    pushNumber(threshold),
    ...publicKeys.toSorted(compareBytes).map(pushData),
    pushNumber(publicKeys.length),
    Uint8Array.of(OP_CHECKMULTISIG),
  )
}

/** Returns the smallest majority. */
export const majorityOf = (keys: readonly unknown[]) => Math.floor(keys.length / 2) + 1

/** Creates the script that a majority of the keys can spend from. */
export function majorityScript(keys: readonly Bytes[]): Bytes {
  return createMultisigScript(majorityOf(keys), keys)
}

/** Encodes a script number: little-endian, with the sign in the last bit. */
export function scriptNumber(value: number): Bytes {
  return signedMinimalBytes(value).reverse()
}

/**
 * Creates the script that a majority of the keys or, after `delay` blocks (a script number), a majority of the
 * emergency keys can spend from (RSKIP-353).
 */
export function emergencyScript(keys: readonly Bytes[], emergencyKeys: readonly Bytes[], delay: Bytes): Bytes {
  return eitherWay(majorityScript(keys), delay, majorityScript(emergencyKeys))
}

/** Creates the older form of {@link emergencyScript}, whose branches share one signature check (RSKIP-201). */
export function sharedCheckScript(keys: readonly Bytes[], emergencyKeys: readonly Bytes[], delay: Bytes): Bytes {
  const script = majorityScript(keys)
  const check = script.subarray(-1)
  return concatBytes(eitherWay(script.subarray(0, -1), delay, majorityScript(emergencyKeys).subarray(0, -1)), check)
}

function eitherWay(usual: Bytes, delay: Bytes, emergency: Bytes): Bytes {
  return concatBytes(
    Uint8Array.of(OP_NOTIF),
    usual,
    Uint8Array.of(OP_ELSE, delay.length),
    delay,
    Uint8Array.of(OP_CHECKSEQUENCEVERIFY, OP_DROP),
    emergency,
    Uint8Array.of(OP_ENDIF),
  )
}

/** Creates the script that refers to a witness script (P2WSH). */
export function witnessScript(script: Bytes): Bytes {
  const hash = sha256(script)
  return concatBytes(Uint8Array.of(OP_0, hash.length), hash)
}

/** Encodes an address: a version byte and 20 bytes in Base58Check. */
export function encodeAddress(version: number, hash: Bytes): string {
  return encodeBase58Check(concatBytes(Uint8Array.of(version), hash))
}
