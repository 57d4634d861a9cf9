import { type Bytes, concatBytes } from '../base/bytes.ts'
import { BitcoinError } from './bitcoinError.ts'
import { hash160 } from './hash160.ts'
import type { Destination } from './outputScript.ts'
import { isCompressed, parsePublicKey, rootstockAddressOf } from './publicKey.ts'
import { parseRedeemScript } from './redeemScript.ts'
import { witnessScript } from './script.ts'
import { parseScript, type ScriptChunk } from './scriptChunks.ts'
import type { Transaction } from './transaction.ts'

/** The sender of a transaction's first input, if it can be determined. */
export interface BitcoinSender {
  readonly kind: 'p2pkh' | 'p2shP2wpkh' | 'p2shMultisig' | 'p2shP2wsh'
  readonly address: Destination
  /** Rootstock address of the same key; undefined for multisig scripts. */
  readonly rskAddress: Bytes | undefined
}

/**
 * Returns the sender; undefined for other kinds. Throws a `BitcoinError` for a script or key on which the reference
 * node fails.
 */
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
  const data = chunks[1]?.data
  const key = chunks.length === 2 && data !== undefined ? parsePublicKey(data) : undefined
  if (key === undefined) return undefined
  return { kind: 'p2pkh', address: { kind: 'keyHash', hash: hash160(key) }, rskAddress: rootstockAddressOf(key) }
}

function nestedKeySender(witness: readonly Bytes[]): BitcoinSender | undefined {
  const data = witness[1]
  if (witness.length !== 2 || data === undefined) return undefined
  const key = parsePublicKey(data)
  if (key === undefined) throw new BitcoinError('a witness holds no key')
  if (!isCompressed(key)) return undefined
  const program = concatBytes(Uint8Array.of(0x00, 0x14), hash160(key))
  return { kind: 'p2shP2wpkh', address: scriptAddress(program), rskAddress: rootstockAddressOf(key) }
}

function scriptSender(chunks: readonly ScriptChunk[]): BitcoinSender | undefined {
  if (chunks.length < 3) return undefined // at least the empty push, a signature and the script
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
