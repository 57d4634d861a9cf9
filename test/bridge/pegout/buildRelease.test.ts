import { describe, expect, it } from 'vitest'
import { payToKeyHash, payToScriptHash } from '../../../src/bitcoin/outputScript.ts'
import { emergencyScript, scriptNumber } from '../../../src/bitcoin/script.ts'
import { encodeTransaction } from '../../../src/bitcoin/transaction.ts'
import type { SpendableCoin } from '../../../src/bridge/federation/redeemScripts.ts'
import {
  buildEmptying,
  buildRelease,
  type ReleasePlan,
  type ReleaseResult,
} from '../../../src/bridge/pegout/buildRelease.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'

const { members, emergencyKeys } = regtest.bridge.federation
const keys = members.map(({ btcKey }) => btcKey)
const redeemScript = emergencyScript(keys, emergencyKeys, scriptNumber(500))
const FEDERATION = payToScriptHash(new Uint8Array(20).fill(1))
const receiver = (index: number) => payToKeyHash(new Uint8Array(20).fill(index))

/** Returns coins whose transaction ids begin with these bytes. */
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
  it('a release pays the outputs in order, less the fee, and the rest as change', () => {
    const result = buildRelease(plan({}))
    expect([values(result).at(0), values(result).at(1)]).toEqual([1_000_000n - feeOf(result), 9_000_000n])
  })

  it('outputs share the fee equally, and the first one pays the remainder', () => {
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

  it('the federation pays the fee from its coins if recipients do not pay', () => {
    const result = buildRelease(plan({ recipientsPay: false }))
    expect(values(result)).toEqual([1_000_000n, 9_000_000n - feeOf(result)])
  })

  it('the fee of a release follows from its size with all signatures, at 5,000 satoshis per 1,000 bytes or more', () => {
    const perKb = [100_000n, 200_000n].map((feePerKb) => feeOf(buildRelease(plan({ feePerKb }))))
    expect(perKb[1]).toBe(2n * (perKb[0] ?? 0n))
    expect(feeOf(buildRelease(plan({ feePerKb: 1n })))).toBe(feeOf(buildRelease(plan({ feePerKb: 5000n }))))
  })

  it('a release spends the first coins in the order of their ids that suffice', () => {
    const some = coins([3, 600_000n], [1, 500_000n], [2, 700_000n])
    const { spent } = requireRelease(buildRelease(plan({ coins: some })))
    expect(spent.map(({ utxo }) => utxo.transactionId[0])).toEqual([1, 2])
  })

  it('change below the dust limit is raised to it at the cost of the first output', () => {
    const result = buildRelease(plan({ coins: coins([1, 1_000_300n]) }))
    const [paid, change] = values(result)
    expect(change).toBe(2700n)
    expect(paid).toBe(1_000_300n - feeOf(result) - 2700n)
  })

  it('change below the dust limit is left to the miners if recipients do not pay', () => {
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
  ])('a release that cannot be built has the reason %s', (kind, change) => {
    expect(buildRelease(plan(change)).kind).toBe(kind)
  })

  it('a release has up to 100,000 bytes', () => {
    const largest = (count: number) =>
      buildRelease(
        plan({
          coins: coins([1, 10n ** 12n]),
          outputs: Array.from({ length: count }, () => ({ script: receiver(1), satoshis: 1_000_000n })),
        }),
      )
    // 10 bytes and 2 of counts, 41 for the input, 34 for each output, 32 for the change.
    expect(largest(2938).kind).toBe('release')
    expect(largest(2939).kind).toBe('tooLarge')
  })

  it('a release of a coin without a redeem script fails', () => {
    const [coin] = coins([1, 10_000_000n])
    const unknown = coin === undefined ? [] : [{ ...coin, redeemScript: undefined }]
    expect(() => buildRelease(plan({ coins: unknown }))).toThrow('nobody can spend')
  })
})

describe('buildEmptying', () => {
  it('buildEmptying sends all coins to one receiver, less the fee', () => {
    const result = buildEmptying({ ...PLAN, coins: coins([2, 100_000n], [1, 200_000n]) }, receiver(1))
    const { spent, transaction } = requireRelease(result)
    expect(spent.map(({ utxo }) => utxo.transactionId[0])).toEqual([2, 1]) // in order of arrival
    expect(values(result)).toEqual([300_000n - feeOf(result)])
    expect(encodeTransaction(transaction).length).toBeGreaterThan(500) // with its scripts
  })

  it('buildEmptying builds nothing if the fee exceeds the coins', () => {
    expect(buildEmptying({ ...PLAN, coins: coins([1, 20_000n]) }, receiver(1)).kind).toBe('belowDust')
  })
})
