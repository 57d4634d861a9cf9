import { Transaction } from 'bitcoinjs-lib'
import { expect, it } from 'vitest'
import type { Bytes } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { fromDigits, fromHex, toHex } from '../../../src/base/hex.ts'
import { bytesToBigint } from '../../../src/base/integer.ts'
import { hash160 } from '../../../src/bitcoin/hash160.ts'
import { insertSignature, setUnsigned } from '../../../src/bitcoin/multisigInput.ts'
import { payToKeyHash, payToScriptHash } from '../../../src/bitcoin/outputScript.ts'
import {
  emergencyScript,
  encodeAddress,
  majorityOf,
  majorityScript,
  scriptNumber,
} from '../../../src/bitcoin/script.ts'
import { legacySignatureHash } from '../../../src/bitcoin/signatureHash.ts'
import { decodeList, hashedEntry } from '../../../src/bridge/storageEntry.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import type { Upgrade } from '../../../src/chainspec/upgrades.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { sign } from '../../../src/crypto/secp256k1.ts'
import { plainFederationCell, versionCell } from '../../_helpers/federationCell.ts'
import { told } from '../../_helpers/pegEvents.ts'
import { type PegScene, payment, publicKeyOf, setPegScene } from '../../_helpers/pegScene.ts'
import { rulesUpTo } from '../../_helpers/ruleSets.ts'

const seeded = (...seeds: string[]) => seeds.map((seed) => keccak256(new TextEncoder().encode(seed)))
/** Private keys of regtest's former federation. */
const FORMER = [
  '47129ffed2c0273c75d21bb8ba020073bb9a1638df0e04853407461fdd9e8b83',
  '9f72d27ba603cfab5a0201974a6783ca2476ec3d6b4e2625282c682e0e5f1c35',
  'e1b17fcd0ef1942465eee61b20561b16750191143d365e71de08b33dd84a9788',
].map(fromDigits)
const ACTIVE = seeded('fa04', 'fa05', 'fa06')
const RETIRING = seeded('fa01', 'fa02', 'fa03')
const RETIRED = seeded('fa07', 'fa08', 'fa09')
const STRANGERS = seeded('key1', 'key2', 'key3')

type Form = 'multisig' | 'p2shErp'
const VERSIONS: Readonly<Record<Form, number>> = { multisig: 1000, p2shErp: 3000 }
const { emergencyKeys, emergencyDelay } = regtest.bridge.federation

function scriptOf(privateKeys: readonly Bytes[], form: Form): Bytes {
  const keys = privateKeys.map(publicKeyOf)
  return form === 'multisig' ? majorityScript(keys) : emergencyScript(keys, emergencyKeys, scriptNumber(emergencyDelay))
}
const outputTo = (privateKeys: readonly Bytes[], form: Form) => payToScriptHash(hash160(scriptOf(privateKeys, form)))

/** Returns a transaction of a federation with these keys, with enough signatures. */
function sentBy(privateKeys: readonly Bytes[], form: Form, script: Bytes, satoshis: bigint): Transaction {
  const transaction = new Transaction()
  transaction.addInput(new Uint8Array(32).fill(1), 0)
  transaction.addOutput(script, satoshis)
  const redeemScript = scriptOf(privateKeys, form)
  for (const input of transaction.ins) setUnsigned(input, redeemScript, 'script')
  const hash = legacySignatureHash(transaction, 0, redeemScript)
  for (const privateKey of privateKeys.slice(0, majorityOf(privateKeys))) {
    const { r, s } = sign(hash, privateKey)
    const signature = { r: bytesToBigint(r), s: bytesToBigint(s) }
    insertSignature(transaction, 0, { hash, publicKey: publicKeyOf(privateKey), signature })
  }
  return transaction
}

interface Situation {
  readonly upgrade: Upgrade
  readonly active?: Form
  /** Format of the retiring federation. Absent: none exists. */
  readonly retiring?: Form
  /** Whether the script of a federation that was replaced before is stored. */
  readonly hasRetired?: boolean
}

async function setUp({ upgrade, active = 'multisig', retiring, hasRetired = false }: Situation): Promise<PegScene> {
  const scene = await setPegScene(rulesUpTo(upgrade), 'multisig')
  const put = async (role: 'new' | 'old', keys: readonly Bytes[], form: Form, createdIn: number) => {
    await scene.put(`${role}Federation`, plainFederationCell(keys.map(publicKeyOf), createdIn))
    await scene.put(`${role}FederationFormatVersion`, versionCell(VERSIONS[form]))
  }
  await put('new', ACTIVE, active, 2)
  if (retiring !== undefined) await put('old', RETIRING, retiring, 1)
  if (hasRetired) await scene.put('lastRetiredFedP2SHScript', encodeRlp([outputTo(RETIRED, 'multisig')]))
  return scene
}

/**
 * Returns the type of a transaction by its effects: logs of a peg-in, or outputs of a peg-out that are added silently.
 */
async function typeOf(scene: PegScene, situation: Situation, transaction: Transaction): Promise<string> {
  const [privateKey = new Uint8Array(32)] = ACTIVE
  const { logs } = await scene.register(transaction, { rules: rulesUpTo(situation.upgrade), privateKey })
  const events = told(logs)
  if (events.includes('release_requested') || events.includes('pegin_btc')) return 'pegin'
  expect(events).toEqual([])
  const isMarked = (await scene.read(hashedEntry('btcTxHashAP', transaction.getId()).slot)) !== undefined
  const isListed = (await scene.read('btcTxHashesAP'))?.includes(transaction.getId()) === true
  if (!isMarked && !isListed) return 'unknown'
  const coins = decodeList(fromHex((await scene.read('newFederationBtcUTXOs')) ?? '0xc0')).length
  return coins > 0 ? 'migration' : 'pegout'
}

const BTC = 100_000_000n
const USER = payToKeyHash(new Uint8Array(20).fill(7))

it("the script hash of regtest's former federation is that of its keys", () => {
  const hash = hash160(scriptOf(FORMER, 'multisig'))
  expect(toHex(hash)).toBe(toHex(regtest.bridge.federation.formerScriptHash))
  expect(encodeAddress(196, hash)).toBe('2N7ZgQyhFKm17RbaLqygYbS7KLrQfapyZzu')
})

const toActive = (keys: readonly Bytes[], from: Form, to: Form) => sentBy(keys, from, outputTo(ACTIVE, to), BTC)

it.each<[string, Situation, () => Transaction, string]>([
  [
    'of the former federation before RSKIP-199',
    { upgrade: 'papyrus200' },
    () => toActive(FORMER, 'multisig', 'multisig'),
    'pegin',
  ],
  ['of the former federation', { upgrade: 'iris300' }, () => toActive(FORMER, 'multisig', 'multisig'), 'migration'],
  [
    'of the retiring federation',
    { upgrade: 'hop401', active: 'p2shErp', retiring: 'p2shErp' },
    () => toActive(RETIRING, 'p2shErp', 'p2shErp'),
    'migration',
  ],
  [
    'of the retiring federation, both without emergency keys',
    { upgrade: 'papyrus200', retiring: 'multisig' },
    () => toActive(RETIRING, 'multisig', 'multisig'),
    'migration',
  ],
  [
    'of the retiring federation without emergency keys to an active one with them',
    { upgrade: 'hop401', active: 'p2shErp', retiring: 'multisig' },
    () => toActive(RETIRING, 'multisig', 'p2shErp'),
    'migration',
  ],
  [
    'of the federation that was replaced last',
    { upgrade: 'iris300', hasRetired: true },
    () => toActive(RETIRED, 'multisig', 'multisig'),
    'migration',
  ],
  [
    'of the federation that was replaced last, before RSKIP-186',
    { upgrade: 'papyrus200', hasRetired: true },
    () => toActive(RETIRED, 'multisig', 'multisig'),
    'pegin',
  ],
  ['of other keys', { upgrade: 'hop401' }, () => toActive(STRANGERS, 'multisig', 'multisig'), 'pegin'],
  ['of the active federation', { upgrade: 'papyrus200' }, () => sentBy(ACTIVE, 'multisig', USER, BTC), 'pegout'],
  [
    'of the active federation with emergency keys',
    { upgrade: 'arrowhead600', active: 'p2shErp' },
    () => sentBy(ACTIVE, 'p2shErp', USER, BTC),
    'pegout',
  ],
  ['between other keys', { upgrade: 'papyrus200' }, () => payment([{ script: USER, satoshis: BTC }]), 'unknown'],
])('a transaction %s has its expected type before the index', async (_who, situation, build, type) => {
  expect(await typeOf(await setUp(situation), situation, build())).toBe(type)
})

it.each<[Upgrade, min: bigint]>([
  ['papyrus200', 1_000_000n],
  ['iris300', 500_000n],
])('a payment is a peg-in from the minimum on, by the rules of %s', async (upgrade, min) => {
  const others: readonly Omit<Situation, 'upgrade'>[] = [
    {},
    { retiring: 'multisig' },
    { retiring: 'multisig', hasRetired: true },
  ]
  for (const other of others) {
    const situation = { upgrade, ...other }
    const typeWith = async (satoshis: bigint) =>
      typeOf(await setUp(situation), situation, payment([{ script: outputTo(ACTIVE, 'multisig'), satoshis }]))
    expect([await typeWith(min), await typeWith(min - 1n)]).toEqual(['pegin', 'unknown'])
  }
})

it.each<[Upgrade, min: bigint, type: string]>([
  ['papyrus200', 1_000_000n, 'pegin'],
  ['iris300', 500_000n, 'pegin'],
  ['hop400', 500_000n, 'unknown'],
  ['fingerroot500', 500_000n, 'unknown'],
  ['arrowhead600', 500_000n, 'unknown'],
])(
  'ten outputs whose sum is the minimum are a peg-in only before RSKIP-293, by the rules of %s',
  async (upgrade, min, type) => {
    const output = { script: outputTo(ACTIVE, 'multisig'), satoshis: min / 10n }
    const transaction = payment(Array.from({ length: 10 }, () => output))
    expect(await typeOf(await setUp({ upgrade }), { upgrade }, transaction)).toBe(type)
  },
)
