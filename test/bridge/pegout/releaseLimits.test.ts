import { describe, expect, it } from 'vitest'
import { payToKeyHash, payToScriptHash } from '../../../src/bitcoin/outputScript.ts'
import { emergencyScript, majorityScript, scriptNumber } from '../../../src/bitcoin/script.ts'
import { buildEmptying, buildRelease, type ReleaseResult } from '../../../src/bridge/pegout/buildRelease.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import { referenceKeys } from '../../_helpers/federationCell.ts'

const { emergencyKeys, emergencyDelay } = mainnet.bridge.federation
const withEmergency = (members: number) =>
  emergencyScript(referenceKeys(members), emergencyKeys, scriptNumber(emergencyDelay))
/** Federations of the reference node's tests. */
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
/** Dust limit of an output to a script, in satoshis. */
const DUST_LIMIT = 2700n
const MIN_PEGIN = 500_000n
const MIN_PEGOUT = 400_000n

/** Returns a number of coins of one value. */
const coinsOf = ({ redeemScript }: Federation, [count, satoshis]: readonly [number, bigint]) =>
  Array.from({ length: count }, (_, i) => {
    const transactionId = new Uint8Array(32).with(0, (i + 1) & 0xff).with(1, (i + 1) >> 8)
    return { redeemScript, utxo: { satoshis, script: OWN, transactionId, index: 0, height: 0, isCoinbase: false } }
  })

/** A number of coins or requests, and the value of each. */
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

/** Returns the number of spent coins, or the reason why there is no release. */
const outcomeOf = (result: ReleaseResult) => (result.kind === 'release' ? result.spent.length : result.kind)

const FEDERATIONS: readonly [string, Federation, maxInputs: number][] = [
  ['several keys', MULTISIG, 276],
  ['emergency keys', EMERGENCY, 195],
  ['a witness script', WITNESS, 2437],
]

describe.each(FEDERATIONS)('a federation with %s', (_name, federation, max) => {
  it(`a release spends up to ${max} coins`, () => {
    for (const count of [max, max + 1]) {
      const coins: Values = [count, BTC]
      const outcome = count === max ? max : 'tooLarge'
      expect(outcomeOf(pay({ federation, coins, requests: [1, BigInt(count) * BTC - DUST_LIMIT] }))).toBe(outcome)
      expect(outcomeOf(migrate({ federation, coins }))).toBe(outcome)
      expect(outcomeOf(empty({ federation, coins }))).toBe(outcome)
    }
  })

  it('a migration moves the coins if they cover the fee', () => {
    expect(outcomeOf(migrate({ federation, coins: [10, BTC], feePerKb: DEAR }))).toBe(10)
    expect(outcomeOf(migrate({ federation, coins: [1, MIN_PEGIN], feePerKb: DEAR }))).toBe('belowDust')
    for (const count of [1, 10])
      expect(outcomeOf(migrate({ federation, coins: [count, DUST_LIMIT] }))).toBe('belowDust')
    expect(outcomeOf(migrate({ federation, coins: [1, DUST_LIMIT - 1n] }))).toBe('dustRequested')
    expect(outcomeOf(migrate({ federation, coins: [0, 0n] }))).toBe('dustRequested')
  })

  it('a migration of a part of the coins has the rest as change', () => {
    const result = migrate({ federation, coins: [10, MIN_PEGIN] }, 10n * (MIN_PEGIN - 1000n))
    const { transaction } = result.kind === 'release' ? result : expect.fail(result.kind)
    expect(transaction.outs.map(({ script }) => script)).toEqual([SUCCESSOR, SUCCESSOR])
    expect(transaction.outs[1]?.value).toBe(10_000n)
  })

  it('a refund returns all coins if they cover the fee', () => {
    expect(outcomeOf(empty({ federation, coins: [10, BTC], feePerKb: DEAR }))).toBe(10)
    expect(outcomeOf(empty({ federation, coins: [3, MIN_PEGIN], feePerKb: DEAR }))).toBe('belowDust')
    expect(outcomeOf(empty({ federation, coins: [0, 0n] }))).toBe('belowDust')
  })

  it.each<[string, Omit<Wanted & { readonly requests: Values }, 'federation'>, string | number]>([
    ['no coins', { coins: [0, 0n], requests: [1, MIN_PEGOUT] }, 'insufficientMoney'],
    ['coins that lack one satoshi', { coins: [1, MIN_PEGOUT - 1n], requests: [1, MIN_PEGOUT] }, 'insufficientMoney'],
    ['the exact amount', { coins: [1, MIN_PEGOUT], requests: [1, MIN_PEGOUT] }, 1],
    ['coins below the fee', { coins: [10, DUST_LIMIT], requests: [1, 10n * DUST_LIMIT] }, 'belowDust'],
    [
      'coins for a request below the dust limit',
      { coins: [10, MIN_PEGIN], requests: [1, DUST_LIMIT - 1n] },
      'dustRequested',
    ],
    ['requests below the fee', { coins: [3, MIN_PEGIN], requests: [2, MIN_PEGOUT], feePerKb: DEAR }, 'belowDust'],
    ['coins for a request at a high fee', { coins: [10, BTC], requests: [1, BTC - DUST_LIMIT], feePerKb: DEAR }, 1],
  ])('a peg-out with %s has its expected outcome', (_what, wanted, outcome) => {
    expect(outcomeOf(pay({ federation, ...wanted }))).toBe(outcome)
  })

  it.each([
    ['a satoshi', 1n],
    ['the dust limit less a satoshi', DUST_LIMIT - 1n],
    ['the dust limit', DUST_LIMIT],
  ])('the change output reaches the dust limit if %s is left', (_what, left) => {
    const result = pay({ federation, coins: [1, MIN_PEGOUT + left], requests: [1, MIN_PEGOUT] })
    const { transaction } = result.kind === 'release' ? result : expect.fail(result.kind)
    const [paid, change] = transaction.outs.map(({ value }) => value)
    expect(change).toBe(DUST_LIMIT)
    const fee = MIN_PEGOUT + left - (paid ?? 0n) - DUST_LIMIT
    expect(paid).toBe(MIN_PEGOUT - fee - (DUST_LIMIT - left))
  })
})

describe('size of a batch', () => {
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
  ])(
    'a batch of a federation with %s may spend %i coins for %i requests: %s',
    (_name, federation, coins, requests, fits) => {
      const satoshis = (BigInt(coins) * BTC) / BigInt(requests) - (fits ? DUST_LIMIT : 1000n)
      const outcome = outcomeOf(pay({ federation, coins: [coins, BTC], requests: [requests, satoshis] }))
      expect(outcome).toBe(fits ? coins : 'tooLarge')
    },
  )
})
