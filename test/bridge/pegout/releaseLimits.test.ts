import { describe, expect, it } from 'vitest'
import { payToKeyHash, payToScriptHash } from '../../../src/bitcoin/outputScript.ts'
import { emergencyScript, majorityScript, scriptNumber } from '../../../src/bitcoin/script.ts'
import { type ReleaseResult, buildEmptying, buildRelease } from '../../../src/bridge/pegout/buildRelease.ts'
import { mainnetBridge } from '../../../src/chainspec/bridge/mainnet.ts'
import { referenceKeys } from '../../_helpers/federationCell.ts'

const { emergencyKeys, emergencyDelay } = mainnetBridge.federation
const withEmergency = (members: number) =>
  emergencyScript(referenceKeys(members), emergencyKeys, scriptNumber(emergencyDelay))
/** The reference's own federations. */
const MULTISIG = { redeemScript: majorityScript(referenceKeys(9)), hasWitness: false }
const EMERGENCY = { redeemScript: withEmergency(9), hasWitness: false }
const WITNESS = { redeemScript: withEmergency(20), hasWitness: true }
type Federation = typeof MULTISIG

const OWN = payToScriptHash(new Uint8Array(20).fill(1))
const RECEIVER = payToKeyHash(new Uint8Array(20).fill(2))
const SUCCESSOR = payToScriptHash(new Uint8Array(20).fill(3))

const BTC = 100_000_000n
const USUAL = 100_000n
const DEAR = 1_000_000n
/** The least that an output to a script may hold. */
const LEAST = 2700n
const LEAST_PEGIN = 500_000n
const LEAST_PEGOUT = 400_000n

/** So many coins of one value. */
const coinsOf = ({ redeemScript }: Federation, [count, satoshis]: readonly [number, bigint]) =>
  Array.from({ length: count }, (_, i) => {
    const transactionId = new Uint8Array(32).with(0, (i + 1) & 0xff).with(1, (i + 1) >> 8)
    return { redeemScript, utxo: { satoshis, script: OWN, transactionId, index: 0, height: 0, isCoinbase: false } }
  })

/** Coins and requests are counts with a value. */
type Values = readonly [count: number, satoshis: bigint]

interface Wanted {
  readonly federation: Federation
  readonly coins: Values
  readonly feePerKb?: bigint
}

const planOf = ({ federation, coins, feePerKb = USUAL }: Wanted) => ({
  coins: coinsOf(federation, coins),
  hasWitness: federation.hasWitness,
  feePerKb,
  version: 2 as const,
})

const pay = (wanted: Wanted & { readonly requests: Values }) => {
  const [count, satoshis] = wanted.requests
  const outputs = Array.from({ length: count }, () => ({ script: RECEIVER, satoshis }))
  return buildRelease({ ...planOf(wanted), outputs, changeScript: OWN, recipientsPay: true })
}

const empty = (wanted: Wanted) => buildEmptying(planOf(wanted), RECEIVER)

const migrate = (wanted: Wanted, satoshis = BigInt(wanted.coins[0]) * wanted.coins[1]) => {
  const outputs = [{ script: SUCCESSOR, satoshis }]
  return buildRelease({ ...planOf(wanted), outputs, changeScript: SUCCESSOR, recipientsPay: true })
}

/** How many coins are spent, or why none are. */
const outcomeOf = (result: ReleaseResult) => (result.kind === 'release' ? result.spent.length : result.kind)

const FEDERATIONS: readonly [string, Federation, mostInputs: number][] = [
  ['several keys', MULTISIG, 276],
  ['emergency keys', EMERGENCY, 195],
  ['a witness script', WITNESS, 2437],
]

describe.each(FEDERATIONS)('a federation with %s', (_name, federation, most) => {
  it(`spends ${most} coins at once, and no more`, () => {
    for (const count of [most, most + 1]) {
      const coins: Values = [count, BTC]
      const outcome = count === most ? most : 'tooLarge'
      expect(outcomeOf(pay({ federation, coins, requests: [1, BigInt(count) * BTC - LEAST] }))).toBe(outcome)
      expect(outcomeOf(migrate({ federation, coins }))).toBe(outcome)
      expect(outcomeOf(empty({ federation, coins }))).toBe(outcome)
    }
  })

  it('moves its coins as long as they pay for it', () => {
    expect(outcomeOf(migrate({ federation, coins: [10, BTC], feePerKb: DEAR }))).toBe(10)
    expect(outcomeOf(migrate({ federation, coins: [1, LEAST_PEGIN], feePerKb: DEAR }))).toBe('belowDust')
    for (const count of [1, 10]) expect(outcomeOf(migrate({ federation, coins: [count, LEAST] }))).toBe('belowDust')
    expect(outcomeOf(migrate({ federation, coins: [1, LEAST - 1n] }))).toBe('dustRequested')
    expect(outcomeOf(migrate({ federation, coins: [0, 0n] }))).toBe('dustRequested')
  })

  it('moves a part of them with the rest as change', () => {
    const result = migrate({ federation, coins: [10, LEAST_PEGIN] }, 10n * (LEAST_PEGIN - 1000n))
    const { transaction } = result.kind === 'release' ? result : expect.fail(result.kind)
    expect(transaction.outs.map(({ script }) => script)).toEqual([SUCCESSOR, SUCCESSOR])
    expect(transaction.outs[1]?.value).toBe(10_000n)
  })

  it('gives all of them back as long as they pay for it', () => {
    expect(outcomeOf(empty({ federation, coins: [10, BTC], feePerKb: DEAR }))).toBe(10)
    expect(outcomeOf(empty({ federation, coins: [3, LEAST_PEGIN], feePerKb: DEAR }))).toBe('belowDust')
    expect(outcomeOf(empty({ federation, coins: [0, 0n] }))).toBe('belowDust')
  })

  it.each<[string, Omit<Wanted & { readonly requests: Values }, 'federation'>, string | number]>([
    ['none', { coins: [0, 0n], requests: [1, LEAST_PEGOUT] }, 'insufficientMoney'],
    ['one satoshi too little', { coins: [1, LEAST_PEGOUT - 1n], requests: [1, LEAST_PEGOUT] }, 'insufficientMoney'],
    ['just enough', { coins: [1, LEAST_PEGOUT], requests: [1, LEAST_PEGOUT] }, 1],
    ['coins that cost more than they are worth', { coins: [10, LEAST], requests: [1, 10n * LEAST] }, 'belowDust'],
    ['enough, for too little', { coins: [10, LEAST_PEGIN], requests: [1, LEAST - 1n] }, 'dustRequested'],
    ['less than the fee', { coins: [3, LEAST_PEGIN], requests: [2, LEAST_PEGOUT], feePerKb: DEAR }, 'belowDust'],
    ['enough, at a high fee', { coins: [10, BTC], requests: [1, BTC - LEAST], feePerKb: DEAR }, 1],
  ])('that has %s pays or does not', (_what, wanted, outcome) => {
    expect(outcomeOf(pay({ federation, ...wanted }))).toBe(outcome)
  })

  it.each([
    ['a satoshi', 1n],
    ['nearly enough', LEAST - 1n],
    ['just enough', LEAST],
  ])('gets back what can be spent where %s is left over', (_what, left) => {
    const result = pay({ federation, coins: [1, LEAST_PEGOUT + left], requests: [1, LEAST_PEGOUT] })
    const { transaction } = result.kind === 'release' ? result : expect.fail(result.kind)
    const [paid, change] = transaction.outs.map(({ value }) => value)
    expect(change).toBe(LEAST)
    const fee = LEAST_PEGOUT + left - (paid ?? 0n) - LEAST
    expect(paid).toBe(LEAST_PEGOUT - fee - (LEAST - left))
  })
})

describe('a batch is as large as is allowed', () => {
  it.each<[string, Federation, coins: number, requests: number, boolean]>([
    ['emergency keys', EMERGENCY, 195, 14, true],
    ['emergency keys', EMERGENCY, 195, 15, false],
    ['emergency keys', EMERGENCY, 194, 15, true],
    ['emergency keys', EMERGENCY, 196, 1, false],
    ['a witness script', WITNESS, 2437, 1, true],
    ['a witness script', WITNESS, 2437, 2, false],
    ['a witness script', WITNESS, 2436, 2, true],
    ['a witness script', WITNESS, 2436, 3, false],
    ['a witness script', WITNESS, 2435, 3, true],
    ['a witness script', WITNESS, 2438, 1, false],
  ])('with %s: $2 coins for $3', (_name, federation, coins, requests, fits) => {
    const satoshis = (BigInt(coins) * BTC) / BigInt(requests) - (fits ? LEAST : 1000n)
    const outcome = outcomeOf(pay({ federation, coins: [coins, BTC], requests: [requests, satoshis] }))
    expect(outcome).toBe(fits ? coins : 'tooLarge')
  })
})
