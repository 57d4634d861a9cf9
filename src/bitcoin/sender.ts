import { type Bytes, concatBytes, EMPTY_BYTES, equalBytes } from '../base/bytes.ts'
import { keccak256 } from '../base/keccak.ts'
import { addressOfPublicKey, isPublicKey } from '../base/secp256k1.ts'
import { BitcoinError } from './bitcoinError.ts'
import { hash160 } from './hash160.ts'
import type { Destination } from './outputScript.ts'
import { parseRedeemScript } from './redeemScript.ts'
import { witnessScript } from './script.ts'
import { parseScript, type ScriptChunk } from './scriptChunks.ts'
import type { Transaction } from './transaction.ts'

/** Who spends the first input of a transaction, as far as that can be told. */
export interface BitcoinSender {
  readonly kind: 'p2pkh' | 'p2shP2wpkh' | 'p2shMultisig' | 'p2shP2wsh'
  readonly address: Destination
  /** Of the same key on Rootstock; undefined for scripts of several keys. */
  readonly rskAddress: Bytes | undefined
}

const COMPRESSED_BYTES = 33
const UNCOMPRESSED = 0x04
/** The point that is no other's sum. */
const INFINITY = Uint8Array.of(0)

/** Undefined for senders of other kinds. Throws a `BitcoinError` where the reference stumbles over a script or a key. */
export function findSender({ ins }: Transaction): BitcoinSender | undefined {
  const [input] = ins
  if (input === undefined) return undefined
  const chunks = parseScript(input.script)
  const hasWitness = ins.some(({ witness }) => witness.length > 0)
  const nested = hasWitness && chunks.length === 1 ? input.witness : undefined
  return (
    keySender(chunks) ??
    (nested === undefined ? undefined : nestedKeySender(nested)) ??
    scriptSender(chunks) ??
    (nested === undefined ? undefined : nestedScriptSender(nested))
  )
}

function keySender(chunks: readonly ScriptChunk[]): BitcoinSender | undefined {
  const key = chunks.length === 2 ? readKey(chunks[1]?.data) : undefined
  if (key === undefined) return undefined
  return { kind: 'p2pkh', address: { kind: 'keyHash', hash: hash160(key) }, rskAddress: rskAddressOf(key) }
}

/**
 * The point of the curve that bytes stand for, as bitcoinj writes it down again: the point at infinity is one, too, and
 * an uncompressed key may tell the sign of its y in its first byte, which is not kept.
 */
function readKey(bytes: Bytes | undefined): Bytes | undefined {
  if (bytes === undefined) return undefined
  if (equalBytes(bytes, INFINITY)) return bytes
  if (!isPublicKey(bytes)) return undefined
  return bytes.length === COMPRESSED_BYTES ? bytes : concatBytes(Uint8Array.of(UNCOMPRESSED), bytes.subarray(1))
}

function rskAddressOf(key: Bytes): Bytes {
  return equalBytes(key, INFINITY) ? keccak256(EMPTY_BYTES).subarray(12) : addressOfPublicKey(key)
}

function nestedKeySender(witness: readonly Bytes[]): BitcoinSender | undefined {
  if (witness.length !== 2) return undefined
  const key = readKey(witness[1])
  if (key === undefined) throw new BitcoinError('a witness holds no key')
  if (key.length !== COMPRESSED_BYTES) return undefined
  const program = concatBytes(Uint8Array.of(0x00, 0x14), hash160(key))
  return { kind: 'p2shP2wpkh', address: scriptAddress(program), rskAddress: addressOfPublicKey(key) }
}

function scriptSender(chunks: readonly ScriptChunk[]): BitcoinSender | undefined {
  if (chunks.length < 3) return undefined // nothing, a signature at least, and the script
  const script = chunks.at(-1)?.data
  if (script === undefined) throw new BitcoinError('an input shows no script')
  if (!isForSeveralKeys(script)) return undefined
  return { kind: 'p2shMultisig', address: scriptAddress(script), rskAddress: undefined }
}

function nestedScriptSender(witness: readonly Bytes[]): BitcoinSender | undefined {
  const script = witness.at(-1)
  if (witness.length < 3 || script === undefined || !isForSeveralKeys(script)) return undefined
  return { kind: 'p2shP2wsh', address: scriptAddress(witnessScript(script)), rskAddress: undefined }
}

const isForSeveralKeys = (script: Bytes) => parseRedeemScript(script) !== undefined
const scriptAddress = (script: Bytes): Destination => ({ kind: 'scriptHash', hash: hash160(script) })
