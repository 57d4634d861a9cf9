import { describe, expect, it } from 'vitest'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { minimalBytes } from '../../../src/base/integer.ts'
import { decodeBase58Check } from '../../../src/bitcoin/base58Check.ts'
import { hash160 } from '../../../src/bitcoin/hash160.ts'
import { payToScriptHash } from '../../../src/bitcoin/outputScript.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import { answer, setBridgeScene } from '../../_helpers/bridge.ts'
import { federationCell, keysOfSeeds, referenceKeys, utxosCell, versionCell } from '../../_helpers/federationCell.ts'
import { rulesUpTo } from '../../_helpers/ruleSets.ts'

const BTC = 100_000_000n
const MIN = 400_000n
const FEE_PER_KB = 8000n
const WEI_PER_SATOSHI = 10n ** 10n
const NEXT = 'getEstimatedFeesForNextPegOutEvent()'
const OF_AMOUNT = 'getEstimatedFeesForPegOutAmount(uint256)'

/** Format version and number of members of a federation. */
const MULTISIG = [1000, 9] as const
const EMERGENCY = [3000, 9] as const
const WITNESS = [4000, 20] as const

interface Situation {
  readonly upgrade: Parameters<typeof rulesUpTo>[0]
  readonly federation: readonly [version: number, members: number]
  /** Satoshis of the federation's coins, and of queued requests. */
  readonly coins?: readonly bigint[]
  readonly requests?: readonly bigint[]
  /** Amount of the estimated peg-out. Absent: the estimate for the next event. */
  readonly wei?: bigint
}

async function estimate({ upgrade, federation, coins = [], requests = [], wei }: Situation, feePerKb = FEE_PER_KB) {
  const [version, members] = federation
  const rules = rulesUpTo(upgrade)
  const scene = await setBridgeScene(mainnet.bridge)
  await scene.put('newFederation', federationCell(referenceKeys(members), 1))
  await scene.put('newFederationFormatVersion', versionCell(version))
  await scene.put('feePerKb', encodeRlp(minimalBytes(feePerKb)))
  const address = decodeBase58Check(String(await answer(scene, 'getFederationAddress()', 'string', [], { rules })))
  const outputs = coins.map((satoshis, i) => ({ id: new Uint8Array(32).with(0, i + 1), satoshis }))
  const script = payToScriptHash((address ?? new Uint8Array(21)).slice(1))
  await scene.put('newFederationBtcUTXOs', utxosCell(script, outputs))
  const queue = requests.flatMap((satoshis, i) => {
    const [receiver = new Uint8Array(33)] = keysOfSeeds([`receiver${i}`])
    return [hash160(receiver), minimalBytes(satoshis)]
  })
  await scene.put('releaseRequestQueue', encodeRlp(queue))
  return wei === undefined
    ? answer(scene, NEXT, 'uint256', [], { rules })
    : answer(scene, OF_AMOUNT, 'uint256', [wei], { rules })
}

const times = (count: number, satoshis: bigint) => Array<bigint>(count).fill(satoshis)

/** Results of the reference node. */
const FROM_COUNTS: readonly [string, Situation, bigint | 'failed'][] = [
  ...[0, 1, 150].map((count): [string, Situation, 'failed'] => [
    `iris300 fails, ${count} requests queued`,
    { upgrade: 'iris300', federation: MULTISIG, coins: times(3, 8n * BTC), requests: times(count, BTC) },
    'failed',
  ]),
  ['hop400, several keys, none queued', { upgrade: 'hop400', federation: MULTISIG }, 0n],
  ['hop400, several keys, 1 queued', { upgrade: 'hop400', federation: MULTISIG, requests: [BTC] }, 12_240n],
  ['hop400, several keys, 150 queued', { upgrade: 'hop400', federation: MULTISIG, requests: times(150, BTC) }, 50_384n],
  ['hop400, emergency keys, none queued', { upgrade: 'hop400', federation: EMERGENCY }, 0n],
  ['hop400, emergency keys, 1 queued', { upgrade: 'hop400', federation: EMERGENCY, requests: [BTC] }, 14_608n],
  [
    'hop400, emergency keys, 150 queued',
    { upgrade: 'hop400', federation: EMERGENCY, requests: times(150, BTC) },
    52_752n,
  ],
  ['fingerroot500, none queued', { upgrade: 'fingerroot500', federation: EMERGENCY }, 14_352n],
  ['fingerroot500, 1 queued', { upgrade: 'fingerroot500', federation: EMERGENCY, requests: [BTC] }, 14_608n],
  [
    'fingerroot500, 150 queued',
    { upgrade: 'fingerroot500', federation: EMERGENCY, requests: times(150, BTC) },
    52_752n,
  ],
  ['reed800 without coins', { upgrade: 'reed800', federation: WITNESS }, 7664n],
  ['reed800 without coins, 1 queued', { upgrade: 'reed800', federation: WITNESS, requests: [BTC] }, 7920n],
  ['tbd1000 without coins', { upgrade: 'tbd1000', federation: WITNESS }, 7664n],
  ['tbd1000 without coins, 1 queued', { upgrade: 'tbd1000', federation: WITNESS, requests: [BTC] }, 7920n],
]

const EIGHTS = times(2, 8n * BTC)
const ONES = times(4, BTC)
const TWO = times(2, BTC)
const JUST_ENOUGH = [BTC, MIN]

/** Fees of simulated transactions. */
const SIMULATED: readonly [Situation['upgrade'], readonly bigint[], readonly bigint[], bigint][] = [
  ['reed800', EIGHTS, [], 4536n],
  ['reed800', ONES, times(1, MIN), 8736n],
  ['reed800', ONES, times(2, MIN), 9008n],
  ['reed800', ONES, times(3, MIN), 9280n],
  ['reed800', TWO, [BTC], 8480n],
  ['reed800', TWO, [BTC + 1n], 7920n], // it cannot be built: estimated by its size
  ['reed800', EIGHTS, [BTC + 1n, 10n * BTC], 9008n],
  ['reed800', EIGHTS, [BTC, BTC, 10n * BTC], 9280n],
  ['tbd1000', EIGHTS, [], 4536n],
  ['tbd1000', ONES, times(1, MIN), 4808n],
  ['tbd1000', ONES, times(2, MIN), 5080n],
  ['tbd1000', ONES, times(3, MIN), 5352n],
  ['tbd1000', TWO, [BTC], 8736n],
  ['tbd1000', TWO, [BTC + 1n], 8736n],
  ['tbd1000', JUST_ENOUGH, [BTC], 8480n],
  ['tbd1000', JUST_ENOUGH, [BTC + 1n], 7920n],
  ['tbd1000', EIGHTS, [BTC + 1n, 10n * BTC], 9008n],
  ['tbd1000', EIGHTS, [BTC, BTC, 10n * BTC], 9280n],
]

const OF_AMOUNTS: readonly [coins: readonly bigint[], requests: readonly bigint[], satoshis: bigint, fee: bigint][] = [
  [EIGHTS, [], MIN, 4536n],
  [EIGHTS, [], BTC, 4536n],
  [ONES, times(1, MIN), BTC, 8736n],
  [ONES, times(2, MIN), BTC, 9008n],
  [ONES, times(3, MIN), BTC, 9280n],
  [ONES, times(1, MIN), MIN, 4808n],
  [ONES, times(2, MIN), MIN, 5080n],
  [ONES, times(3, MIN), MIN, 5352n],
  [ONES, times(2, MIN), 3n * MIN, 5080n],
  [ONES, times(2, MIN), 2n * BTC, 12_936n],
  [ONES, times(2, MIN), MIN + 1000n, 5080n],
]

const sumUp = (values: readonly bigint[]) => (values.length === 0 ? 'nothing' : values.join(' and '))

describe('getEstimatedFeesForNextPegOutEvent', () => {
  it.each(FROM_COUNTS)('the estimate for the next peg-out event by %s', async (_name, situation, fee) => {
    expect(await estimate(situation)).toBe(fee)
    if (fee !== 'failed') expect(await estimate(situation, 2n * FEE_PER_KB)).toBe(2n * fee)
  })

  for (const [upgrade, coins, requests, fee] of SIMULATED) {
    it(`the estimate for the next peg-out event by ${upgrade}, with coins of ${sumUp(coins)} and requests of ${sumUp(requests)}`, async () => {
      const situation = { upgrade, federation: WITNESS, coins, requests }
      expect(await estimate(situation)).toBe(fee)
      expect(await estimate(situation, 2n * FEE_PER_KB)).toBe(2n * fee)
    })
  }
})

describe('getEstimatedFeesForPegOutAmount', () => {
  for (const [coins, requests, satoshis, fee] of OF_AMOUNTS) {
    it(`the estimate for ${satoshis} satoshis, with coins of ${sumUp(coins)} and requests of ${sumUp(requests)}`, async () => {
      const wei = satoshis * WEI_PER_SATOSHI
      const situation = { upgrade: 'tbd1000', federation: WITNESS, coins, requests, wei } as const
      expect(await estimate(situation)).toBe(fee)
      expect(await estimate(situation, 2n * FEE_PER_KB)).toBe(2n * fee)
    })
  }

  it.each([
    ['is below the minimum by a satoshi', ONES, MIN * WEI_PER_SATOSHI - WEI_PER_SATOSHI],
    ['is below the minimum by a wei', ONES, MIN * WEI_PER_SATOSHI - 1n],
    ['exceeds the coins', [], MIN * WEI_PER_SATOSHI],
  ])('the estimate for an amount fails if it %s', async (_name, coins, wei) => {
    expect(await estimate({ upgrade: 'tbd1000', federation: WITNESS, coins, wei })).toBe('failed')
  })
})
