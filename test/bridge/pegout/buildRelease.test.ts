import { describe, expect, it } from 'vitest'
import { payToKeyHash, payToScriptHash } from '../../../src/bitcoin/outputScript.ts'
import { emergencyScript, scriptNumber } from '../../../src/bitcoin/script.ts'
import { encodeTransaction } from '../../../src/bitcoin/transaction.ts'
import { type SpendableCoin } from '../../../src/bridge/federation/redeemScripts.ts'
import { type ReleasePlan, type ReleaseResult, buildEmptying, buildRelease } from '../../../src/bridge/pegout/buildRelease.ts'
import { regtestBridge } from '../../../src/chainspec/bridge/regtest.ts'

const { members, emergencyKeys } = regtestBridge.federation
const keys = members.map(({ btcKey }) => btcKey)
const redeemScript = emergencyScript(keys, emergencyKeys, scriptNumber(500))
const FEDERATION = payToScriptHash(new Uint8Array(20).fill(1))
const receiver = (index: number) => payToKeyHash(new Uint8Array(20).fill(index))

/** Coins whose transactions' ids begin with these bytes. */
function coins(...values: readonly (readonly [id: number, satoshis: bigint])[]): SpendableCoin[] {
  return values.map(([id, satoshis]) => {
    const transactionId = new Uint8Array(32).with(0, id)
    return {
      redeemScript,
      utxo: { satoshis, script: FEDERATION, transactionId, index: 0, height: 0, isCoinbase: false },
    }
  })
}

const PLAN = {
  changeScript: FEDERATION,
  hasWitness: true,
  feePerKb: 100_000n,
  recipientsPay: true,
  version: 2,
} as const

function plan(change: Partial<ReleasePlan>): ReleasePlan {
  return {
    ...PLAN,
    coins: coins([1, 10_000_000n]),
    outputs: [{ script: receiver(1), satoshis: 1_000_000n }],
    ...change,
  }
}

function requireRelease(result: ReleaseResult) {
  return result.kind === 'release' ? result : expect.fail(result.kind)
}

const values = (result: ReleaseResult) => requireRelease(result).transaction.outs.map(({ value }) => value)
const feeOf = (result: ReleaseResult) => {
  const { spent, transaction } = requireRelease(result)
  const paid = transaction.outs.reduce((sum, { value }) => sum + value, 0n)
  return spent.reduce((sum, { utxo }) => sum + utxo.satoshis, 0n) - paid
}

describe('buildRelease', () => {
  it('pays the outputs in their order, less the fee, and the rest back', () => {
    const result = buildRelease(plan({}))
    expect([values(result).at(0), values(result).at(1)]).toEqual([1_000_000n - feeOf(result), 9_000_000n])
  })

  it('shares the fee alike, the first output paying what cannot be divided', () => {
    const outputs = [1, 2, 3].map((index) => ({ script: receiver(index), satoshis: 1_000_000n }))
    const result = buildRelease(plan({ outputs }))
    const fee = feeOf(result)
    const [first, second, third, change] = values(result)
    expect([first, second, third]).toEqual([
      1_000_000n - fee / 3n - (fee % 3n),
      1_000_000n - fee / 3n,
      1_000_000n - fee / 3n,
    ])
    expect(change).toBe(7_000_000n)
  })

  it('takes the fee from the coins where those who get them do not pay', () => {
    const result = buildRelease(plan({ recipientsPay: false }))
    expect(values(result)).toEqual([1_000_000n, 9_000_000n - feeOf(result)])
  })

  it('costs as much as its size with all signatures', () => {
    const perKb = [100_000n, 200_000n].map((feePerKb) => feeOf(buildRelease(plan({ feePerKb }))))
    expect(perKb[1]).toBe(2n * (perKb[0] ?? 0n))
    expect(feeOf(buildRelease(plan({ feePerKb: 1n })))).toBe(feeOf(buildRelease(plan({ feePerKb: 5000n }))))
  })

  it('spends coins in the order of their ids, as few as it takes', () => {
    const some = coins([3, 600_000n], [1, 500_000n], [2, 700_000n])
    const { spent } = requireRelease(buildRelease(plan({ coins: some })))
    expect(spent.map(({ utxo }) => utxo.transactionId[0])).toEqual([1, 2])
  })

  it('raises change that could not be spent, at the cost of the first output', () => {
    const result = buildRelease(plan({ coins: coins([1, 1_000_300n]) }))
    const [paid, change] = values(result)
    expect(change).toBe(2700n)
    expect(paid).toBe(1_000_300n - feeOf(result) - 2700n)
  })

  it('leaves such change to the miners where those who get bitcoins do not pay', () => {
    const fee = feeOf(buildRelease(plan({ recipientsPay: false })))
    const result = buildRelease(plan({ recipientsPay: false, coins: coins([1, 1_000_000n + fee + 500n]) }))
    expect(values(result)).toEqual([1_000_000n])
  })

  it.each<[ReleaseResult['kind'], Partial<ReleasePlan>]>([
    ['insufficientMoney', { coins: coins([1, 999_999n]) }],
    ['dustRequested', { outputs: [{ script: receiver(1), satoshis: 2729n }] }],
    ['belowDust', { outputs: [{ script: receiver(1), satoshis: 2730n }] }],
    [
      'tooLarge',
      {
        coins: coins([1, 10n ** 10n]),
        outputs: Array.from({ length: 3000 }, () => ({ script: receiver(1), satoshis: 1_000_000n })),
      },
    ],
  ])('tells when there is none: %s', (kind, change) => {
    expect(buildRelease(plan(change)).kind).toBe(kind)
  })

  it('is as large as is allowed, and no larger', () => {
    const largest = (count: number) =>
      buildRelease(
        plan({
          coins: coins([1, 10n ** 12n]),
          outputs: Array.from({ length: count }, () => ({ script: receiver(1), satoshis: 1_000_000n })),
        }),
      )
    // 10 bytes and two of counts, 41 of an input, 34 of an output, 32 of the change.
    expect(largest(2938).kind).toBe('release')
    expect(largest(2939).kind).toBe('tooLarge')
  })

  it('fails when it would spend what nobody knows how to spend', () => {
    const [coin] = coins([1, 10_000_000n])
    const unknown = coin === undefined ? [] : [{ ...coin, redeemScript: undefined }]
    expect(() => buildRelease(plan({ coins: unknown }))).toThrow('nobody can spend')
  })
})

describe('buildEmptying', () => {
  it('sends all coins to one receiver, less the fee', () => {
    const result = buildEmptying({ ...PLAN, coins: coins([2, 100_000n], [1, 200_000n]) }, receiver(1))
    const { spent, transaction } = requireRelease(result)
    expect(spent.map(({ utxo }) => utxo.transactionId[0])).toEqual([2, 1]) // as they came
    expect(values(result)).toEqual([300_000n - feeOf(result)])
    expect(encodeTransaction(transaction).length).toBeGreaterThan(500) // with its scripts
  })

  it('is none when the fee is more than the coins', () => {
    expect(buildEmptying({ ...PLAN, coins: coins([1, 20_000n]) }, receiver(1)).kind).toBe('belowDust')
  })
})
