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
import { mainnet } from '../../../src/chainspec/mainnet.ts'
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
/** Dust limit of an output to a script, in satoshis. */
const DUST_LIMIT = 2700n
const MAX_INPUTS = 50
const CREATED_IN = 100
/** Mainnet: ages at which a federation takes over, and duration of the migration, in blocks. */
const AGE = 40_320
const EARLY_AGE = 18_500
const PERIOD = 10_585
const IRIS = rulesUpTo('iris300')

const { emergencyKeys, emergencyDelay } = mainnet.bridge.federation
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

/** Sets a federation with `count` coins of one value, and its successor. */
async function setUp(form: Form, count: number, satoshis: bigint, feePerKb = FEE_PER_KB): Promise<BridgeScene> {
  const scene = await setBridgeScene(mainnet.bridge)
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
  /** Number of inputs of each created transaction. */
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
])('migration of a federation with %s', (_name, form) => {
  const begin = CREATED_IN + AGE
  const during = begin + 1
  const past = begin + PERIOD

  it.each<[string, block: number, count: number, satoshis: bigint, feePerKb: bigint, Outcome]>([
    [
      'starts after the first block',
      begin,
      1,
      BTC,
      FEE_PER_KB,
      { failed: false, inputs: [], left: 1, isRetiring: true },
    ],
    [
      'moves a coin from the second block on',
      during,
      1,
      BTC,
      FEE_PER_KB,
      { failed: false, inputs: [1], left: 0, isRetiring: true },
    ],
    [
      'moves several coins in one transaction',
      during,
      3,
      BTC,
      FEE_PER_KB,
      { failed: false, inputs: [3], left: 0, isRetiring: true },
    ],
    [
      'moves a limited number of coins per call',
      during,
      MAX_INPUTS + 1,
      BTC,
      FEE_PER_KB,
      { failed: false, inputs: [MAX_INPUTS], left: 1, isRetiring: true },
    ],
    [
      'fails if the coins cannot pay the fee',
      during,
      5,
      DUST_LIMIT,
      FEE_PER_KB,
      { failed: true, inputs: [], left: 5, isRetiring: true },
    ],
    [
      'does not move coins of half the fee per kB',
      during,
      1,
      FEE_PER_KB / 2n,
      FEE_PER_KB,
      { failed: false, inputs: [], left: 1, isRetiring: true },
    ],
    [
      'moves a coin before the last block',
      past - 1,
      1,
      BTC,
      FEE_PER_KB,
      { failed: false, inputs: [1], left: 0, isRetiring: true },
    ],
    [
      'moves a coin in the last block, and removes the retiring federation',
      past,
      1,
      BTC,
      FEE_PER_KB,
      { failed: false, inputs: [1], left: 0, isRetiring: false },
    ],
    [
      'moves a limited number of coins in the last block',
      past,
      MAX_INPUTS + 1,
      BTC,
      FEE_PER_KB,
      { failed: false, inputs: [MAX_INPUTS], left: 1, isRetiring: false },
    ],
    ['ends without coins', past, 0, 0n, FEE_PER_KB, { failed: false, inputs: [], left: 0, isRetiring: false }],
    [
      'ends with one coin below the dust limit',
      past,
      1,
      DUST_LIMIT,
      FEE_PER_KB,
      { failed: false, inputs: [], left: 1, isRetiring: false },
    ],
    [
      'ends with five coins below the dust limit',
      past,
      5,
      DUST_LIMIT,
      FEE_PER_KB,
      { failed: false, inputs: [], left: 5, isRetiring: false },
    ],
    [
      'ends with a coin below the fee',
      past,
      1,
      BTC,
      2n * BTC,
      { failed: false, inputs: [], left: 1, isRetiring: false },
    ],
  ])('the migration %s', async (_when, block, count, satoshis, feePerKb, outcome) => {
    expect(await update(await setUp(form, count, satoshis, feePerKb), block)).toEqual(outcome)
  })

  it('the migration moves more coins with each call', async () => {
    const scene = await setUp(form, MAX_INPUTS + 1, BTC)
    await update(scene, during)
    const outcome = { failed: false, inputs: [MAX_INPUTS, 1], left: 0, isRetiring: true }
    expect(await update(scene, during + 1)).toEqual(outcome)
  })
})

it.each([
  ['during the migration', EARLY_AGE + 1, true],
  ['at its end', EARLY_AGE + PERIOD, false],
])('before RSKIP-294 one transaction moves all coins %s', async (_when, age, isRetiring) => {
  const scene = await setUp(MULTISIG, MAX_INPUTS + 1, BTC)
  const outcome = { failed: false, inputs: [MAX_INPUTS + 1], left: 0, isRetiring }
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
  'by the rules of %s the predecessor of a federation of age %i is retiring: %s',
  async (upgrade, age, isRetiring) => {
    const scene = await setUp(MULTISIG, 1, BTC)
    expect(await update(scene, CREATED_IN + age, rulesUpTo(upgrade))).toMatchObject({ failed: false, isRetiring })
  },
)
