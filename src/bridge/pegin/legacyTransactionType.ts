import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { ScriptError } from '../../bitcoin/bitcoinError.ts'
import { hash160 } from '../../bitcoin/hash160.ts'
import { redeemScriptOf } from '../../bitcoin/multisigInput.ts'
import { payToScriptHash, scriptHashIn } from '../../bitcoin/outputScript.ts'
import { parseRedeemScript } from '../../bitcoin/redeemScript.ts'
import { witnessScript } from '../../bitcoin/script.ts'
import { spendsScriptHash } from '../../bitcoin/spendsScriptHash.ts'
import type { Transaction } from '../../bitcoin/transaction.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { type Federation, outputScript, standardOutputScript, standardRedeemScript } from '../federation/federation.ts'
import { lastRetiredScript } from '../federation/federationStorage.ts'
import { activeFederation, retiringFederation } from '../federation/federations.ts'
import { outputsTo, sumOf } from '../federation/utxos.ts'
import { minimumPegIn } from './limits.ts'

/**
 * Consensus: reproduces PegUtilsLegacy of the reference node. Recognises a transaction by the outputs that it spends,
 * for Bitcoin blocks from before the index of the federation's transactions (`pegoutIndex`).
 */
export async function legacyTransactionType(
  call: BridgeCall,
  federations: readonly Federation[],
  transaction: Transaction,
): Promise<'pegin' | 'pegout' | 'unknown'> {
  const { formerScriptHash } = call.constants.federation
  if (call.rules.has('rskip199') && (await spendsFrom(call, transaction, formerScriptHash))) return 'pegout'
  const retired = call.rules.has('rskip186') ? await lastRetiredScript.get(call) : undefined
  const parties = { spenders: federations, retired, receivers: federations }
  if (await isValidPegin(call, parties, transaction)) return 'pegin'
  if (await isMigration(call, transaction, retired)) return 'pegout'
  const scripts = federations.map((federation) => standardOutputScript(call, federation))
  return showsScriptOf(call, transaction, scripts) ? 'pegout' : 'unknown'
}

/** Yields between inputs, because the check of one is linear in the size of the transaction. */
async function spendsFrom(call: BridgeCall, transaction: Transaction, scriptHash: Bytes): Promise<boolean> {
  for (const index of transaction.ins.keys()) {
    await call.pause()
    if (spendsScriptHash(transaction, index, scriptHash)) return true
  }
  return false
}

interface Parties {
  /** Federations whose transactions are not peg-ins. */
  readonly spenders: readonly Federation[]
  /** Output script of the federation that was replaced last. */
  readonly retired: Bytes | undefined
  readonly receivers: readonly Federation[]
}

/** Whether a transaction has no input of the federations and reaches the minimum. True if it pays nothing to them. */
async function isValidPegin(
  call: BridgeCall,
  { spenders, retired, receivers }: Parties,
  transaction: Transaction,
): Promise<boolean> {
  const scripts = spenders.map((federation) => outputScript(call, federation))
  const hashes = [...scripts, ...(retired === undefined ? [] : [retired])].map(scriptHashIn)
  for (const [index, input] of transaction.ins.entries()) {
    await call.pause()
    if (hashes.some((hash) => hash !== undefined && spendsScriptHash(transaction, index, hash))) return false
    if (showsStandardPart(call, redeemScriptOf(input), spenders, retired)) return false
  }
  return !isBelowMinimum(call, receivers, transaction)
}

/** Whether a redeem script is that of a federation, apart from emergency keys. */
function showsStandardPart(
  call: BridgeCall,
  script: Bytes | undefined,
  federations: readonly Federation[],
  retired: Bytes | undefined,
): boolean {
  const standardPart =
    call.rules.has('rskip201') && script !== undefined ? parseRedeemScript(script)?.standardPart : undefined
  if (standardPart === undefined) return false
  try {
    if (federations.some((federation) => equalBytes(standardRedeemScript(call, federation), standardPart))) return true
  } catch (error) {
    if (error instanceof ScriptError) return false
    throw error
  }
  return retired !== undefined && equalBytes(payToScriptHash(hash160(standardPart)), retired)
}

/** Whether an output is below the minimum. Before RSKIP-293 the sum of all outputs counted. */
function isBelowMinimum(call: BridgeCall, federations: readonly Federation[], transaction: Transaction): boolean {
  const minimum = minimumPegIn(call)
  const outputs = outputsTo(call, federations, transaction)
  if (call.rules.has('rskip293')) return outputs.some(({ satoshis }) => satoshis < minimum)
  return sumOf(outputs) < minimum
}

/** Whether the retiring or the last retired federation sends bitcoins to the active one. */
async function isMigration(call: BridgeCall, transaction: Transaction, retired: Bytes | undefined): Promise<boolean> {
  const retiring = await retiringFederation(call)
  if (retired === undefined && retiring === undefined) return false
  const scripts = [
    ...(retired === undefined ? [] : [retired]),
    ...(retiring === undefined ? [] : [standardOutputScript(call, retiring)]),
  ]
  const isFromThem = showsScriptOf(call, transaction, scripts)
  const active = [await activeFederation(call)]
  const isToActive = await isValidPegin(call, { spenders: active, retired: undefined, receivers: active }, transaction)
  return isFromThem && isToActive
}

/** Whether an input has the redeem script, without emergency keys, of one of these output scripts. */
function showsScriptOf({ rules }: BridgeCall, { ins }: Transaction, scripts: readonly Bytes[]): boolean {
  const isNamed = (script: Bytes) => scripts.some((output) => equalBytes(output, script))
  return ins.some((input) => {
    const shown = redeemScriptOf(input)
    const script = shown !== undefined && rules.has('rskip201') ? parseRedeemScript(shown)?.standardPart : shown
    if (script === undefined) return false
    const isNested = rules.has('rskip305') && isNamed(payToScriptHash(hash160(witnessScript(script))))
    return isNested || isNamed(payToScriptHash(hash160(script)))
  })
}
