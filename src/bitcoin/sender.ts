import { type Bytes, concatBytes } from '../base/bytes.ts'
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
  const key = chunks[1]?.data
  if (chunks.length !== 2 || key === undefined || !isPublicKey(key)) return undefined
  return { kind: 'p2pkh', address: { kind: 'keyHash', hash: hash160(key) }, rskAddress: addressOfPublicKey(key) }
}

function nestedKeySender(witness: readonly Bytes[]): BitcoinSender | undefined {
  const key = witness[1]
  if (witness.length !== 2 || key === undefined) return undefined
  if (!isPublicKey(key)) throw new BitcoinError('a witness holds no key')
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
