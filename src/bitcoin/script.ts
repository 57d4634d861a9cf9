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

/** OP_CHECKMULTISIG takes no more. */
const MOST_KEYS = 20

/** What puts a positive number on the stack, as bitcoinj's builder writes it: from 16 on as data. */
const pushNumber = (value: number) => (value < 16 ? Uint8Array.of(0x50 + value) : pushData(scriptNumber(value)))

/**
 * Creates the script that `threshold` of the keys can spend from; compressed keys, which it sorts. Throws a `BitcoinError` for
 * more than 20.
 */
export function createMultisigScript(threshold: number, publicKeys: readonly Bytes[]): Bytes {
  if (publicKeys.length > MOST_KEYS) throw new BitcoinError(`${publicKeys.length} keys are too many for a script`)
  return concatBytes(
    pushNumber(threshold),
    ...publicKeys.toSorted(compareBytes).map(pushData),
    pushNumber(publicKeys.length),
    Uint8Array.of(OP_CHECKMULTISIG),
  )
}

/** More than half. */
export const majorityOf = (keys: readonly unknown[]) => Math.floor(keys.length / 2) + 1

/** Returns the script that more than half of the keys can spend from. */
export function majorityScript(keys: readonly Bytes[]): Bytes {
  return createMultisigScript(majorityOf(keys), keys)
}

/** Returns a number as scripts have it: little-endian, its sign in the last bit. */
export function scriptNumber(value: number): Bytes {
  return signedMinimalBytes(value).reverse()
}

/**
 * Returns the script that most keys can spend from and, after `delay` blocks (a script number), most emergency keys
 * (RSKIP-353).
 */
export function emergencyScript(keys: readonly Bytes[], emergencyKeys: readonly Bytes[], delay: Bytes): Bytes {
  return eitherWay(majorityScript(keys), delay, majorityScript(emergencyKeys))
}

/** As {@link emergencyScript}, in the form that came before: both ways end in one check of signatures (RSKIP-201). */
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

/** Returns the script that stands for one which only a witness shows (P2WSH). */
export function witnessScript(script: Bytes): Bytes {
  const hash = sha256(script)
  return concatBytes(Uint8Array.of(OP_0, hash.length), hash)
}

/** Returns an address: a version byte and 20 bytes in base58check. */
export function encodeAddress(version: number, hash: Bytes): string {
  return encodeBase58Check(concatBytes(Uint8Array.of(version), hash))
}
