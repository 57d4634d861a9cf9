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
import { lastRetiredScript } from '../federation/federationCells.ts'
import { activeFederation, retiringFederation } from '../federation/federations.ts'
import { outputsTo, sumOf } from '../federation/outputsTo.ts'
import { minimumPegIn } from './minimumPegIn.ts'

/**
 * What a transaction is to the Bridge by what it spends, as it was told before the federation had an index of its own
 * transactions (PegUtilsLegacy): for Bitcoin blocks from before that index, to this day.
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

/** Others have their turn between two inputs: to check one may take as long as the whole transaction is. */
async function spendsFrom(call: BridgeCall, transaction: Transaction, scriptHash: Bytes): Promise<boolean> {
  for (const index of transaction.ins.keys()) {
    await call.pause()
    if (spendsScriptHash(transaction, index, scriptHash)) return true
  }
  return false
}

interface Parties {
  /** Whose transactions are no peg-ins. */
  readonly spenders: readonly Federation[]
  /** The output script of the federation that was replaced last. */
  readonly retired: Bytes | undefined
  readonly receivers: readonly Federation[]
}

/** What nobody of the federation has sent and is not too little; also what pays nothing at all to it. */
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

/** Whether a script is a federation's, whatever its emergency keys are. */
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
    if (federations.some((one) => equalBytes(standardRedeemScript(call, one), standardPart))) return true
  } catch (error) {
    if (error instanceof ScriptError) return false
    throw error
  }
  return retired !== undefined && equalBytes(payToScriptHash(hash160(standardPart)), retired)
}

/** Before RSKIP-293 all outputs together had to reach it. */
function isBelowMinimum(call: BridgeCall, federations: readonly Federation[], transaction: Transaction): boolean {
  const minimum = minimumPegIn(call)
  const outputs = outputsTo(call, federations, transaction)
  if (call.rules.has('rskip293')) return outputs.some(({ satoshis }) => satoshis < minimum)
  return sumOf(outputs) < minimum
}

/** What the retiring or the retired federation sends to the active one. */
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

/** Whether an input shows the script, without emergency keys, that one of these outputs names. */
function showsScriptOf({ rules }: BridgeCall, { ins }: Transaction, scripts: readonly Bytes[]): boolean {
  const isNamed = (script: Bytes) => scripts.some((one) => equalBytes(one, script))
  return ins.some((input) => {
    const shown = redeemScriptOf(input)
    const script = shown !== undefined && rules.has('rskip201') ? parseRedeemScript(shown)?.standardPart : shown
    if (script === undefined) return false
    const isNested = rules.has('rskip305') && isNamed(payToScriptHash(hash160(witnessScript(script))))
    return isNested || isNamed(payToScriptHash(hash160(script)))
  })
}
