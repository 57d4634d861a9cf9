import { describe, expect, it } from 'vitest'
import { type Bytes, concatBytes } from '../../../src/base/bytes.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { requireString } from '../../../src/base/rlp.ts'
import { hash160 } from '../../../src/bitcoin/hash160.ts'
import { redeemScriptOf } from '../../../src/bitcoin/multisigInput.ts'
import { payToKeyHash, payToScriptHash } from '../../../src/bitcoin/outputScript.ts'
import { flyoverRedeemScript } from '../../../src/bitcoin/redeemScript.ts'
import { emergencyScript, scriptNumber, witnessScript } from '../../../src/bitcoin/script.ts'
import { decodeTransaction } from '../../../src/bitcoin/transaction.ts'
import { decodeGroups, decodeList } from '../../../src/bridge/storageEntry.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { rulesWithout } from '../../_helpers/bridge.ts'
import { ALL_RULES, TARGET } from '../../_helpers/evmScene.ts'
import { federationCell, keysOfSeeds, versionCell } from '../../_helpers/federationCell.ts'
import { FEDERATOR, numberCell, payment, setPegScene } from '../../_helpers/pegScene.ts'

const METHOD = 'registerFastBridgeBtcTransaction(bytes,uint256,bytes,bytes32,bytes,address,bytes,bool)'
const TERMS = new Uint8Array(32).fill(4)
const [USER, PROVIDER] = [1, 2].map((byte) => concatBytes(Uint8Array.of(111), new Uint8Array(20).fill(byte)))
const DERIVATION = keccak256(concatBytes(TERMS, USER ?? TERMS, fromHex(TARGET), PROVIDER ?? TERMS))

const SINCE = ALL_RULES
const BEFORE = rulesWithout('rskip293', 'rskip294', 'rskip305', 'rskip379')
const BTC = 100_000_000n
const CAP = 50n * BTC
const MIN = 500_000n
const WEI_PER_SATOSHI = 10n ** 10n

const ACTIVE = ['active1', 'active2']
const RETIRING = ['retiring1', 'retiring2']

function flyoverScript(seeds: readonly string[]): Bytes {
  const { emergencyKeys, emergencyDelay } = regtest.bridge.federation
  return flyoverRedeemScript(
    DERIVATION,
    emergencyScript(keysOfSeeds(seeds), emergencyKeys, scriptNumber(emergencyDelay)),
  )
}

const key = payToKeyHash(new Uint8Array(20).fill(7))
/** Witness program of version 0, for which the reference node has no address. */
const witness = concatBytes(Uint8Array.of(0, 20), new Uint8Array(20).fill(7))

/** Receiver of an output. */
type Receiver = 'active' | 'retiring' | 'key' | 'script' | 'witness'
type Outputs = readonly (readonly [Receiver, satoshis: bigint])[]

interface Manner {
  readonly rules?: typeof SINCE
  /** Whether the active federation has a witness script. */
  readonly hasWitness?: boolean
  readonly toProvider?: boolean
}

async function register(outputs: Outputs, { rules = SINCE, hasWitness = false, toProvider = false }: Manner = {}) {
  const scene = await setPegScene(rules, 'p2shErp')
  await scene.put('newFederation', federationCell(keysOfSeeds(ACTIVE), 2))
  await scene.put('newFederationFormatVersion', versionCell(hasWitness ? 4000 : 3000))
  await scene.put('oldFederation', federationCell(keysOfSeeds(RETIRING), 1))
  await scene.put('oldFederationFormatVersion', versionCell(3000))
  await scene.put('lockingCap', numberCell(CAP))
  const active = flyoverScript(ACTIVE)
  const scripts: Readonly<Record<Receiver, Bytes>> = {
    active: payToScriptHash(hash160(hasWitness ? witnessScript(active) : active)),
    retiring: payToScriptHash(hash160(flyoverScript(RETIRING))),
    key,
    script: payToScriptHash(new Uint8Array(20).fill(7)),
    witness,
  }
  const transaction = payment(outputs.map(([receiver, satoshis]) => ({ script: scripts[receiver], satoshis })))
  const [bytes, height, tree] = await scene.prove(transaction)
  const args = [bytes, height, tree, TERMS, USER, TARGET, PROVIDER, toProvider]
  const { output } = await scene.ask(METHOD, args, { privateKey: FEDERATOR, via: 'CALL', rules })
  const code = BigInt.asIntN(256, BigInt(output))
  const count = async (entry: string) => decodeList(fromHex((await scene.read(entry)) ?? '0xc0')).length
  const coins = [await count('newFederationBtcUTXOs'), await count('oldFederationBtcUTXOs')]
  const refunds = decodeGroups(fromHex((await scene.read('releaseTransactionSetWithTxHash')) ?? '0xc0'), 3)
  const [refund] = refunds.map(([encoded]) => decodeTransaction(requireString(encoded, 'transaction')))
  const paid = (await scene.balanceOf(fromHex(TARGET))) / WEI_PER_SATOSHI
  expect(paid).toBe(code > 0n ? code / WEI_PER_SATOSHI : 0n)
  return { satoshis: code > 0n ? code / WEI_PER_SATOSHI : code, coins, refund }
}

const EVERY: Outputs = [
  ['active', BTC],
  ['witness', BTC],
  ['key', BTC],
  ['script', BTC],
]

/** Issued satoshis or the code, and the number of coins of each federation. */
const CASES: readonly [string, Outputs, Manner, satoshis: bigint, coins: readonly [number, number]][] = [
  ['to the active federation', [['active', BTC]], {}, BTC, [1, 0]],
  ['to the active federation and a key', EVERY.filter(([receiver]) => receiver !== 'witness'), {}, BTC, [1, 0]],
  ['to the active federation and a witness program', EVERY.slice(0, 2), {}, BTC, [1, 0]],
  ['to the active federation and all kinds of addresses', EVERY, {}, BTC, [1, 0]],
  ['to the active federation and all kinds of addresses, before RSKIP-293', EVERY, { rules: BEFORE }, -900n, [0, 0]],
  ['to a witness program, before RSKIP-293', [['witness', BTC]], { rules: BEFORE }, -900n, [0, 0]],
  [
    'to other addresses',
    [
      ['key', CAP],
      ['script', BTC],
    ],
    {},
    -304n,
    [0, 0],
  ],
  ['to the retiring federation', [['retiring', BTC]], {}, BTC, [0, 1]],
  ['to the retiring federation, before RSKIP-293', [['retiring', BTC]], { rules: BEFORE }, -304n, [0, 0]],
  [
    'to both federations',
    [
      ['active', BTC],
      ['retiring', BTC],
    ],
    {},
    2n * BTC,
    [1, 1],
  ],
  [
    'to both federations, before RSKIP-293',
    [
      ['active', BTC],
      ['retiring', BTC],
    ],
    { rules: BEFORE },
    BTC,
    [1, 0],
  ],
  [
    'to both federations several times, among other outputs',
    [
      ...Array<Outputs[number]>(2).fill(['active', BTC]),
      ...Array<Outputs[number]>(3).fill(['retiring', BTC]),
      ...EVERY.slice(2),
    ],
    {},
    5n * BTC,
    [2, 3],
  ],
  ['of the minimum', [['active', MIN]], {}, MIN, [1, 0]],
  ['below the minimum', [['active', MIN / 2n]], {}, -305n, [0, 0]],
  ['below the minimum, before RSKIP-293', [['active', MIN / 2n]], { rules: BEFORE }, MIN / 2n, [1, 0]],
  [
    'with one output below the minimum among others',
    [
      ['key', MIN],
      ['active', MIN],
      ['active', MIN - 1n],
      ['retiring', MIN + 1n],
      ['retiring', MIN + BTC],
    ],
    {},
    -305n,
    [0, 0],
  ],
  ['of the cap', [['active', CAP]], {}, CAP, [1, 0]],
  [
    'beside other outputs above the cap',
    [
      ['active', BTC],
      ['retiring', BTC],
      ['key', CAP],
    ],
    {},
    2n * BTC,
    [1, 1],
  ],
  [
    'to both federations above the cap, before RSKIP-293',
    [
      ['active', CAP / 2n],
      ['retiring', CAP],
    ],
    { rules: BEFORE },
    CAP / 2n,
    [1, 0],
  ],
]

it.each(CASES)('a flyover transfer %s has its expected result', async (_name, outputs, manner, satoshis, coins) => {
  const result = await register(outputs, manner)
  expect([result.satoshis, result.coins]).toEqual([satoshis, coins])
  expect(result.refund).toBeUndefined()
})

describe('refund of a flyover transfer above the cap', () => {
  it.each<[string, Outputs, Manner, code: bigint, scripts: readonly (readonly string[])[]]>([
    ['to the user', [['retiring', CAP + BTC]], {}, -100n, [RETIRING]],
    [
      'of both federations, to the provider',
      [
        ['active', CAP],
        ['retiring', CAP],
      ],
      { toProvider: true },
      -200n,
      [ACTIVE, RETIRING],
    ],
    [
      'of the active federation alone before RSKIP-293, to the provider',
      [
        ['active', CAP + BTC],
        ['retiring', CAP + BTC],
      ],
      { rules: BEFORE, toProvider: true },
      -200n,
      [ACTIVE],
    ],
    [
      'of the active federation alone before RSKIP-293, to the user',
      [
        ['active', CAP + BTC],
        ['retiring', CAP + BTC],
      ],
      { rules: BEFORE },
      -100n,
      [ACTIVE],
    ],
    [
      'of both federations, the active one with a witness script',
      [
        ['active', CAP],
        ['retiring', CAP],
      ],
      { hasWitness: true, toProvider: true },
      -200n,
      [ACTIVE, RETIRING],
    ],
  ])('a flyover transfer above the cap is refunded: %s', async (_name, outputs, manner, code, owners) => {
    const { satoshis, coins, refund = expect.fail('no refund') } = await register(outputs, manner)
    expect([satoshis, coins]).toEqual([code, [0, 0]])
    const shown = refund.ins.map((input) => toHex(redeemScriptOf(input) ?? new Uint8Array(0)))
    expect(shown).toEqual(owners.map((seeds) => toHex(flyoverScript(seeds))))
    expect(refund.ins.every(({ witness }) => witness.length > 0)).toBe(manner.hasWitness === true)
    const receiver = (manner.toProvider === true ? PROVIDER : USER) ?? TERMS
    expect(refund.outs.map(({ script }) => toHex(script))).toEqual([toHex(payToKeyHash(receiver.slice(1)))])
  })
})
