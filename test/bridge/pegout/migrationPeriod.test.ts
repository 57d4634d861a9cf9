import { describe, expect, it } from 'vitest'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { fromHex } from '../../../src/base/hex.ts'
import { minimalBytes } from '../../../src/base/integer.ts'
import { requireString } from '../../../src/base/rlp.ts'
import { hash160 } from '../../../src/bitcoin/hash160.ts'
import { payToScriptHash } from '../../../src/bitcoin/outputScript.ts'
import { emergencyScript, majorityScript, scriptNumber, witnessScript } from '../../../src/bitcoin/script.ts'
import { decodeTransaction } from '../../../src/bitcoin/transaction.ts'
import { decodeGroups, decodeList } from '../../../src/bridge/storageEntry.ts'
import { mainnetBridge } from '../../../src/chainspec/bridge/mainnet.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { answer, type BridgeScene, setBridgeScene } from '../../_helpers/bridge.ts'
import { ALL_RULES } from '../../_helpers/evmScene.ts'
import {
  keysOfSeeds,
  plainFederationCell,
  referenceKeys,
  utxosCell,
  versionCell,
} from '../../_helpers/federationCell.ts'
import { rulesUpTo } from '../../_helpers/ruleSets.ts'

const BTC = 100_000_000n
const FEE_PER_KB = 8000n
/** The least that an output to a script may hold. */
const LEAST = 2700n
const MOST_INPUTS = 50
const CREATED_IN = 100
/** Of mainnet: the ages at which a federation takes over, and how long it is sent what the one before has. */
const AGE = 40_320
const EARLY_AGE = 18_500
const PERIOD = 10_585
const IRIS = rulesUpTo('iris300')

const { emergencyKeys, emergencyDelay } = mainnetBridge.federation
const MEMBER = keccak256(new TextEncoder().encode('active1'))

interface Form {
  readonly version: number
  readonly members: number
}
const MULTISIG: Form = { version: 1000, members: 9 }
const EMERGENCY: Form = { version: 3000, members: 9 }
const WITNESS: Form = { version: 4000, members: 20 }

function outputScriptOf({ version, members }: Form) {
  const keys = referenceKeys(members)
  if (version === 1000) return payToScriptHash(hash160(majorityScript(keys)))
  const script = emergencyScript(keys, emergencyKeys, scriptNumber(emergencyDelay))
  return payToScriptHash(hash160(version === 4000 ? witnessScript(script) : script))
}

/** A federation with so many coins of one value, and its successor. */
async function setUp(form: Form, count: number, satoshis: bigint, feePerKb = FEE_PER_KB): Promise<BridgeScene> {
  const scene = await setBridgeScene(mainnetBridge)
  const successors = Array.from({ length: form.members }, (_, i) => `active${i + 1}`)
  await scene.put('newFederation', plainFederationCell(keysOfSeeds(successors), CREATED_IN))
  await scene.put('oldFederation', plainFederationCell(referenceKeys(form.members), 1))
  for (const role of ['new', 'old']) await scene.put(`${role}FederationFormatVersion`, versionCell(form.version))
  const outputs = Array.from({ length: count }, (_, i) => ({ id: new Uint8Array(32).with(0, i + 1), satoshis }))
  await scene.put('oldFederationBtcUTXOs', utxosCell(outputScriptOf(form), outputs))
  await scene.put('feePerKb', encodeRlp(minimalBytes(feePerKb)))
  return scene
}

interface Outcome {
  readonly failed: boolean
  /** Inputs of each transaction that was made. */
  readonly inputs: readonly number[]
  readonly left: number
  readonly isRetiring: boolean
}

async function update(scene: BridgeScene, number: number, rules: Rules = ALL_RULES): Promise<Outcome> {
  const { failed } = await scene.ask('updateCollections()', [], { privateKey: MEMBER, number, rules })
  const [name, size] = rules.has('rskip146') ? ['releaseTransactionSetWithTxHash', 3] : ['releaseTransactionSet', 2]
  const stored = (await scene.read(String(name))) ?? '0xc0'
  const made = decodeGroups(fromHex(stored), Number(size)).map(([tx]) => decodeTransaction(requireString(tx, 'tx')))
  return {
    failed,
    inputs: made.map(({ ins }) => ins.length).sort((a, b) => b - a),
    left: decodeList(fromHex((await scene.read('oldFederationBtcUTXOs')) ?? '0xc0')).length,
    isRetiring: (await answer(scene, 'getRetiringFederationSize()', 'int256', [], { number, rules })) !== -1n,
  }
}

describe.each([
  ['several keys', MULTISIG],
  ['emergency keys', EMERGENCY],
  ['a witness script', WITNESS],
])('a federation with %s hands its coins to its successor', (_name, form) => {
  const begin = CREATED_IN + AGE
  const during = begin + 1
  const past = begin + PERIOD

  it.each<[string, block: number, count: number, satoshis: bigint, feePerKb: bigint, Outcome]>([
    ['not in the first block', begin, 1, BTC, FEE_PER_KB, { failed: false, inputs: [], left: 1, isRetiring: true }],
    ['from the next on', during, 1, BTC, FEE_PER_KB, { failed: false, inputs: [1], left: 0, isRetiring: true }],
    ['all at once', during, 3, BTC, FEE_PER_KB, { failed: false, inputs: [3], left: 0, isRetiring: true }],
    [
      'some at a time',
      during,
      MOST_INPUTS + 1,
      BTC,
      FEE_PER_KB,
      { failed: false, inputs: [MOST_INPUTS], left: 1, isRetiring: true },
    ],
    [
      'and fails with what cannot pay for it',
      during,
      5,
      LEAST,
      FEE_PER_KB,
      { failed: true, inputs: [], left: 5, isRetiring: true },
    ],
    [
      'not of half a fee',
      during,
      1,
      FEE_PER_KB / 2n,
      FEE_PER_KB,
      { failed: false, inputs: [], left: 1, isRetiring: true },
    ],
    ['until the last block', past - 1, 1, BTC, FEE_PER_KB, { failed: false, inputs: [1], left: 0, isRetiring: true }],
    ['a last time, and is gone', past, 1, BTC, FEE_PER_KB, { failed: false, inputs: [1], left: 0, isRetiring: false }],
    [
      'a last time, as many as at any time',
      past,
      MOST_INPUTS + 1,
      BTC,
      FEE_PER_KB,
      { failed: false, inputs: [MOST_INPUTS], left: 1, isRetiring: false },
    ],
    ['not when there are none', past, 0, 0n, FEE_PER_KB, { failed: false, inputs: [], left: 0, isRetiring: false }],
    [
      'not when one is too little',
      past,
      1,
      LEAST,
      FEE_PER_KB,
      { failed: false, inputs: [], left: 1, isRetiring: false },
    ],
    [
      'not when five are too little',
      past,
      5,
      LEAST,
      FEE_PER_KB,
      { failed: false, inputs: [], left: 5, isRetiring: false },
    ],
    ['not when the fee is more', past, 1, BTC, 2n * BTC, { failed: false, inputs: [], left: 1, isRetiring: false }],
  ])('%s', async (_when, block, count, satoshis, feePerKb, outcome) => {
    expect(await update(await setUp(form, count, satoshis, feePerKb), block)).toEqual(outcome)
  })

  it('again with each call', async () => {
    const scene = await setUp(form, MOST_INPUTS + 1, BTC)
    await update(scene, during)
    const outcome = { failed: false, inputs: [MOST_INPUTS, 1], left: 0, isRetiring: true }
    expect(await update(scene, during + 1)).toEqual(outcome)
  })
})

it.each([
  ['during its time', EARLY_AGE + 1, true],
  ['at its end', EARLY_AGE + PERIOD, false],
])('before RSKIP-294 all coins were moved at once, %s', async (_when, age, isRetiring) => {
  const scene = await setUp(MULTISIG, MOST_INPUTS + 1, BTC)
  const outcome = { failed: false, inputs: [MOST_INPUTS + 1], left: 0, isRetiring }
  expect(await update(scene, CREATED_IN + age, IRIS)).toEqual(outcome)
})

it.each([
  ['hop400', EARLY_AGE + PERIOD, false],
  ['hop401', EARLY_AGE + PERIOD, true],
  ['hop401', EARLY_AGE + 172_800 - 1, true],
  ['hop401', EARLY_AGE + 172_800, false],
  ['fingerroot500', AGE + PERIOD - 1, true],
  ['fingerroot500', AGE + PERIOD, false],
] as const)(
  'by the rules of %s a federation of age %i has a predecessor or not: %s',
  async (upgrade, age, isRetiring) => {
    const scene = await setUp(MULTISIG, 1, BTC)
    expect(await update(scene, CREATED_IN + age, rulesUpTo(upgrade))).toMatchObject({ failed: false, isRetiring })
  },
)
