import { type Bytes, compareBytes } from '../../base/bytes.ts'
import { setUnsigned } from '../../bitcoin/multisigInput.ts'
import { dustLimit } from '../../bitcoin/outputScript.ts'
import { parseRedeemScript } from '../../bitcoin/redeemScript.ts'
import { encodeTransaction, encodeWithoutWitness, Transaction } from '../../bitcoin/transaction.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { hasWitness, outputScript } from '../federation/federation.ts'
import { activeFederation } from '../federation/federations.ts'
import { findRedeemScripts, type SpendableCoin } from '../federation/redeemScripts.ts'
import { activeUtxos } from '../federation/utxos.ts'
import { feePerKb } from './fees.ts'

/** The content of a transaction of the federation, before coins are selected. */
export interface ReleasePlan {
  readonly coins: readonly SpendableCoin[]
  readonly outputs: readonly Output[]
  /** Script of the change output. */
  readonly changeScript: Bytes
  /** Whether the inputs have their scripts in witnesses. */
  readonly hasWitness: boolean
  readonly feePerKb: bigint
  /** Whether the outputs pay the fee. Otherwise the federation's coins do. */
  readonly recipientsPay: boolean
  readonly version: 1 | 2
}

export interface Output {
  readonly script: Bytes
  readonly satoshis: bigint
}

/** An unsigned transaction, and the coins that it spends, in order. */
export interface Release {
  readonly kind: 'release'
  readonly transaction: Transaction
  readonly spent: readonly SpendableCoin[]
}

/** The reason why a transaction cannot be built. */
export type NoRelease = 'dustRequested' | 'insufficientMoney' | 'belowDust' | 'tooLarge'
export type ReleaseResult = Release | { readonly kind: NoRelease }

const MAX_BYTES = 100_000
const MIN_FEE_SATOSHIS = 5000n
/** Estimated bytes of a signature. */
const SIGNATURE_BYTES = 75
/** Script of an input with a witness, without its length. */
const NESTED_WITNESS_BYTES = 36
/** A request for this amount takes coins in order of arrival. */
const ALL_SATOSHIS = 2_100_000_000_000_000n
const SEQUENCE = 0xffffffff

/**
 * Builds a transaction that pays these outputs. Throws a `PrecompileFailure` if it would spend a coin whose script is
 * unknown.
 */
export function buildRelease(plan: ReleasePlan): ReleaseResult {
  if (plan.outputs.some(isDust)) return { kind: 'dustRequested' }
  const sorted = plan.coins.toSorted(compareCoins)
  for (let fee = 0n; ; ) {
    const attempt = tryFee(plan, sorted, fee)
    if (attempt.kind !== 'attempt') return attempt
    if (attempt.fee >= attempt.feeNeeded) return finish(plan, attempt.outputs, attempt.chosen)
    fee = attempt.feeNeeded
  }
}

/** Builds a transaction that sends all coins, less the fee, to one output script. */
export function buildEmptying(
  plan: Omit<ReleasePlan, 'outputs' | 'recipientsPay' | 'changeScript'>,
  receiver: Bytes,
): ReleaseResult {
  const chosen = choose(plan.coins, ALL_SATOSHIS)
  const sum = sumOfCoins(chosen)
  const size = estimateSize(plan, [{ script: receiver, satoshis: sum }], chosen)
  const fee = (plan.feePerKb * BigInt(size)) / 1000n
  const output = { script: receiver, satoshis: sum - (fee < MIN_FEE_SATOSHIS ? MIN_FEE_SATOSHIS : fee) }
  return isDust(output) ? { kind: 'belowDust' } : finish(plan, [output], chosen)
}

interface Attempt {
  readonly kind: 'attempt'
  readonly outputs: readonly Output[]
  readonly chosen: readonly SpendableCoin[]
  readonly fee: bigint
  readonly feeNeeded: bigint
}

/** Selects coins and outputs for a transaction with this fee, and computes the fee that it needs. */
function tryFee(
  plan: ReleasePlan,
  sorted: readonly SpendableCoin[],
  fee: bigint,
): Attempt | { readonly kind: NoRelease } {
  const requested = sumOfOutputs(plan.outputs)
  const needed = plan.recipientsPay ? requested : requested + fee
  const outputs = plan.recipientsPay ? shareFee(plan.outputs, fee) : [...plan.outputs]
  if (plan.recipientsPay && outputs.some(isDust)) return { kind: 'belowDust' }
  const chosen = choose(needed === ALL_SATOSHIS ? plan.coins : sorted, needed)
  const gathered = sumOfCoins(chosen)
  if (gathered < needed) return { kind: 'insufficientMoney' }
  const withChange = addChange(plan, outputs, gathered - needed)
  if (withChange === undefined) return { kind: 'belowDust' }
  const size = BigInt(estimateSize(plan, withChange.outputs, chosen))
  const feePerKb = plan.feePerKb < MIN_FEE_SATOSHIS ? MIN_FEE_SATOSHIS : plan.feePerKb
  const { outputs: all, lost } = withChange
  return { kind: 'attempt', outputs: all, chosen, fee: fee + lost, feeNeeded: (feePerKb * size) / 1000n }
}

/** Deducts an equal share of the fee from each output, and the remainder from the first. */
function shareFee(outputs: readonly Output[], fee: bigint): Output[] {
  const count = BigInt(outputs.length)
  return outputs.map(({ script, satoshis }, i) => {
    return { script, satoshis: satoshis - fee / count - (i === 0 ? fee % count : 0n) }
  })
}

/**
 * Adds the change output. If the change is dust, the first output pays the difference to the dust limit if recipients
 * pay; otherwise the change is left to the miners. Returns undefined if the first output then is dust itself.
 */
function addChange(
  { changeScript, recipientsPay }: ReleasePlan,
  outputs: readonly Output[],
  change: bigint,
): { readonly outputs: readonly Output[]; readonly lost: bigint } | undefined {
  if (change <= 0n) return { outputs, lost: 0n }
  const missing = dustLimit(changeScript) - change
  if (missing <= 0n) return { outputs: [...outputs, { script: changeScript, satoshis: change }], lost: 0n }
  const [first, ...rest] = outputs
  if (!recipientsPay || first === undefined) return { outputs, lost: change }
  const reduced = { script: first.script, satoshis: first.satoshis - missing }
  if (isDust(reduced)) return undefined
  return { outputs: [reduced, ...rest, { script: changeScript, satoshis: change + missing }], lost: 0n }
}

function finish(
  { version, hasWitness }: Pick<ReleasePlan, 'version' | 'hasWitness'>,
  outputs: readonly Output[],
  spent: readonly SpendableCoin[],
): ReleaseResult {
  const transaction = unsignedTransaction(version, spent, outputs)
  // Consensus: with witnesses the reference node checks the size before it adds them.
  const isTooLarge = () => encodeTransaction(transaction).length > MAX_BYTES
  if (hasWitness && isTooLarge()) return { kind: 'tooLarge' }
  const place = hasWitness ? 'witness' : 'script'
  for (const [i, input] of transaction.ins.entries()) setUnsigned(input, requireScript(spent[i]), place)
  if (!hasWitness && isTooLarge()) return { kind: 'tooLarge' }
  return { kind: 'release', transaction, spent }
}

/** Returns a transaction whose inputs have neither scripts nor witnesses yet. */
function unsignedTransaction(
  version: number,
  coins: readonly SpendableCoin[],
  outputs: readonly Output[],
): Transaction {
  const transaction = new Transaction()
  transaction.version = version
  for (const { utxo } of coins) {
    const hash = utxo.transactionId.toReversed()
    transaction.ins.push({ hash, index: utxo.index, script: new Uint8Array(0), sequence: SEQUENCE, witness: [] })
  }
  for (const { script, satoshis } of outputs) transaction.outs.push({ script, value: satoshis })
  return transaction
}

/** Estimates the bytes with all signatures. Bytes of witnesses count for a quarter (BIP-141). */
function estimateSize(
  { hasWitness, version }: Pick<ReleasePlan, 'hasWitness' | 'version'>,
  outputs: readonly Output[],
  coins: readonly SpendableCoin[],
): number {
  const plain = encodeWithoutWitness(unsignedTransaction(version, coins, outputs)).length
  const base = hasWitness ? plain + coins.length * NESTED_WITNESS_BYTES : plain
  const signing = createSigningSizes()
  const total = coins.reduce((sum, coin) => sum + signing(requireScript(coin)), base)
  return hasWitness ? Math.floor((total + 3 * base) / 4) : total
}

/** Returns a function from a redeem script to the bytes that spending it takes. */
function createSigningSizes(): (script: Bytes) => number {
  const known = new Map<Bytes, number>()
  return (script) => {
    const size = known.get(script) ?? (parseRedeemScript(script)?.threshold ?? 0) * SIGNATURE_BYTES + script.length
    known.set(script, size)
    return size
  }
}

function requireScript(coin: SpendableCoin | undefined): Bytes {
  if (coin?.redeemScript === undefined) throw new PrecompileFailure('a coin is chosen that nobody can spend')
  return coin.redeemScript
}

/** Returns the first coins whose sum reaches the target. */
function choose(coins: readonly SpendableCoin[], target: bigint): readonly SpendableCoin[] {
  let sum = 0n
  const count = coins.findIndex(({ utxo }) => {
    if (sum >= target) return true
    sum += utxo.satoshis
    return false
  })
  return count === -1 ? coins : coins.slice(0, count)
}

const compareCoins = ({ utxo: a }: SpendableCoin, { utxo: b }: SpendableCoin) =>
  compareBytes(a.transactionId, b.transactionId) || a.index - b.index
const isDust = ({ script, satoshis }: Output) => satoshis < dustLimit(script)
const sumOfOutputs = (outputs: readonly Output[]) => outputs.reduce((sum, { satoshis }) => sum + satoshis, 0n)
export const sumOfCoins = (coins: readonly SpendableCoin[]) => coins.reduce((sum, { utxo }) => sum + utxo.satoshis, 0n)

/** Returns a plan with all coins of the active federation, and its own script for the change. */
export async function createActivePlan(call: BridgeCall): Promise<Omit<ReleasePlan, 'outputs'>> {
  const federation = await activeFederation(call)
  return {
    coins: await findRedeemScripts(call, await activeUtxos(call), [federation]),
    changeScript: outputScript(call, federation),
    hasWitness: hasWitness(federation),
    feePerKb: await feePerKb(call),
    recipientsPay: true,
    version: releaseVersion(call),
  }
}

/** Returns the version of the federation's transactions. Version 2 allows delays in scripts (RSKIP-201, BIP-68). */
export const releaseVersion = ({ rules }: BridgeCall): 1 | 2 => (rules.has('rskip201') ? 2 : 1)
