import { type Bytes, compareBytes } from '../../base/bytes.ts'
import { setUnsigned } from '../../bitcoin/multisigInput.ts'
import { dustLimit } from '../../bitcoin/outputScript.ts'
import { parseRedeemScript } from '../../bitcoin/redeemScript.ts'
import { encodeTransaction, encodeWithoutWitness, Transaction } from '../../bitcoin/transaction.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { SpendableCoin } from '../federation/redeemScripts.ts'

/** What a transaction of the federation is to do. */
export interface ReleasePlan {
  readonly coins: readonly SpendableCoin[]
  readonly outputs: readonly Output[]
  /** Of the output for what is left over. */
  readonly changeScript: Bytes
  /** The inputs show their scripts in witnesses. */
  readonly hasWitness: boolean
  readonly feePerKb: bigint
  /** Whether the fee is taken from the outputs, else from the federation's coins. */
  readonly recipientsPay: boolean
  readonly version: 1 | 2
}

export interface Output {
  readonly script: Bytes
  readonly satoshis: bigint
}

/** A transaction that nobody has signed, and the coins it spends, in their order. */
export interface Release {
  readonly kind: 'release'
  readonly transaction: Transaction
  readonly spent: readonly SpendableCoin[]
}

/** Why there is no transaction. */
export type NoRelease = 'dustRequested' | 'insufficientMoney' | 'belowDust' | 'tooLarge'
export type ReleaseResult = Release | { readonly kind: NoRelease }

const MOST_BYTES = 100_000
const LEAST_FEE = 5000n
/** For a signature in the estimate of a size. */
const SIGNATURE_BYTES = 75
/** What stands in an input whose script is in its witness, without its length. */
const NESTED_WITNESS_BYTES = 36
/** When so much is asked for, coins are taken in the order in which they came. */
const ALL_SATOSHIS = 2_100_000_000_000_000n
const SEQUENCE = 0xffffffff

/** Builds a transaction that pays these outputs; fails the call when it would spend a coin of which nobody knows how. */
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

/** Builds a transaction that sends all coins, less the fee, to one receiver. */
export function buildEmptying(
  plan: Omit<ReleasePlan, 'outputs' | 'recipientsPay' | 'changeScript'>,
  receiver: Bytes,
): ReleaseResult {
  const chosen = choose(plan.coins, ALL_SATOSHIS)
  const sum = sumOfCoins(chosen)
  const size = estimateSize(plan, [{ script: receiver, satoshis: sum }], chosen)
  const fee = (plan.feePerKb * BigInt(size)) / 1000n
  const output = { script: receiver, satoshis: sum - (fee < LEAST_FEE ? LEAST_FEE : fee) }
  return isDust(output) ? { kind: 'belowDust' } : finish(plan, [output], chosen)
}

interface Attempt {
  readonly kind: 'attempt'
  readonly outputs: readonly Output[]
  readonly chosen: readonly SpendableCoin[]
  readonly fee: bigint
  readonly feeNeeded: bigint
}

/** What comes out when the transaction costs `fee`, and what it should cost. */
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
  const feePerKb = plan.feePerKb < LEAST_FEE ? LEAST_FEE : plan.feePerKb
  const { outputs: all, lost } = withChange
  return { kind: 'attempt', outputs: all, chosen, fee: fee + lost, feeNeeded: (feePerKb * size) / 1000n }
}

/** Every output pays the same, the first also what cannot be divided. */
function shareFee(outputs: readonly Output[], fee: bigint): Output[] {
  const count = BigInt(outputs.length)
  return outputs.map(({ script, satoshis }, i) => {
    return { script, satoshis: satoshis - fee / count - (i === 0 ? fee % count : 0n) }
  })
}

/**
 * Adds what is left over. If it is too little to be spent, the first output makes up for what is missing where
 * recipients pay, else it is left to the miners; undefined when the first output then holds too little itself.
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
  // With witnesses the size is measured before there are any.
  const isTooLarge = () => encodeTransaction(transaction).length > MOST_BYTES
  if (hasWitness && isTooLarge()) return { kind: 'tooLarge' }
  for (const [i, input] of transaction.ins.entries()) setUnsigned(input, requireScript(spent[i]), hasWitness)
  if (!hasWitness && isTooLarge()) return { kind: 'tooLarge' }
  return { kind: 'release', transaction, spent }
}

/** Its inputs show nothing yet. */
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

/** Bytes with all signatures; those of witnesses count for a quarter (BIP-141). */
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

/** Coins of the same script take the same. */
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

/** As many as it takes. */
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
