import { describe, expect, it } from 'vitest'
import type { Bytes } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { minimalBytes } from '../../../src/base/integer.ts'
import { requireString } from '../../../src/base/rlp.ts'
import { hash160 } from '../../../src/bitcoin/hash160.ts'
import { redeemScriptOf } from '../../../src/bitcoin/multisigInput.ts'
import { payToScriptHash } from '../../../src/bitcoin/outputScript.ts'
import { flyoverRedeemScript } from '../../../src/bitcoin/redeemScript.ts'
import { emergencyScript, scriptNumber, witnessScript } from '../../../src/bitcoin/script.ts'
import { decodeTransaction, encodeTransaction, transactionId } from '../../../src/bitcoin/transaction.ts'
import { decodeGroups } from '../../../src/bridge/storageEntry.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { eventTopic } from '../../../src/evm/precompiles/native/abi.ts'
import { answer, type BridgeScene, setBridgeScene } from '../../_helpers/bridge.ts'
import {
  keysOfSeeds,
  plainFederationCell,
  referenceKeys,
  utxosCell,
  versionCell,
} from '../../_helpers/federationCell.ts'
import { told } from '../../_helpers/pegEvents.ts'

const BTC = 100_000_000n
const FEE_PER_KB = 8000n
/** Satoshis that each of the proposed federation's two addresses receives: twice the minimum peg-out. */
const SENT = 800_000n
const PROPOSED_IN = 1000
/** Validation period in blocks. */
const PERIOD = 20_000
const MEMBER = keccak256(new TextEncoder().encode('member01'))
const PROPOSED = keysOfSeeds(Array.from({ length: 20 }, (_, i) => `proposed${i + 1}`))

const { emergencyKeys, emergencyDelay } = mainnet.bridge.federation
const scriptOf = (keys: readonly Bytes[]) => emergencyScript(keys, emergencyKeys, scriptNumber(emergencyDelay))
const toWitness = (script: Bytes) => payToScriptHash(hash160(witnessScript(script)))

const REDEEM = scriptOf(PROPOSED)
const FLYOVER_REDEEM = flyoverRedeemScript(new Uint8Array(32).with(31, 1), REDEEM)
const TO_PROPOSED = [toWitness(REDEEM), toWitness(FLYOVER_REDEEM)]

interface Form {
  readonly version: number
  readonly members: number
  readonly output: Bytes
}
const EMERGENCY: Form = { version: 3000, members: 9, output: payToScriptHash(hash160(scriptOf(referenceKeys(9)))) }
const WITNESS: Form = { version: 4000, members: 20, output: toWitness(scriptOf(referenceKeys(20))) }

async function setUp({ version, members, output }: Form, coins: readonly bigint[]): Promise<BridgeScene> {
  const scene = await setBridgeScene(mainnet.bridge)
  await scene.put('newFederation', plainFederationCell(referenceKeys(members), 1))
  await scene.put('newFederationFormatVersion', versionCell(version))
  await scene.put('proposedFederation', plainFederationCell(PROPOSED, PROPOSED_IN))
  await scene.put('proposedFederationFormatVersion', versionCell(4000))
  const outputs = coins.map((satoshis, i) => ({ id: new Uint8Array(32).with(0, i + 1), satoshis }))
  await scene.put('newFederationBtcUTXOs', utxosCell(output, outputs))
  await scene.put('feePerKb', encodeRlp(minimalBytes(FEE_PER_KB)))
  return scene
}

const update = (scene: BridgeScene, number = PROPOSED_IN + 1) =>
  scene.ask('updateCollections()', [], { privateKey: MEMBER, number })
const isEmpty = async (scene: BridgeScene, name: string) => ['0x', undefined].includes(await scene.read(name))

async function createdIn(scene: BridgeScene) {
  const groups = decodeGroups(fromHex((await scene.read('releaseTransactionSetWithTxHash')) ?? '0xc0'), 3)
  return groups.map(([encoded]) => decodeTransaction(requireString(encoded, 'transaction')))
}

const ENTRIES = ['svpFundTxHashUnsigned', 'svpFundTxSigned', 'svpSpendTxHashUnsigned'] as const
const HASH = encodeRlp(new Uint8Array(32).fill(4))

describe.each([
  ['emergency keys', EMERGENCY],
  ['a witness script', WITNESS],
])('updateCollections of a federation with %s, while another is proposed', (_name, form) => {
  it('both addresses of the proposed federation are funded once', async () => {
    const scene = await setUp(form, [BTC, BTC])
    const { failed, logs } = await update(scene)
    expect([failed, told(logs).slice(1)]).toEqual([false, ['release_requested', 'pegout_transaction_created']])
    const [made = expect.fail('no transaction'), ...others] = await createdIn(scene)
    expect(others).toEqual([])
    expect(made.outs.map(({ script }) => toHex(script))).toEqual([...TO_PROPOSED, form.output].map(toHex))
    expect(made.outs.slice(0, 2).map(({ value }) => value)).toEqual([SENT, SENT])
    expect([made.version, made.ins.length]).toEqual([2, 1])
    expect(await scene.read('svpFundTxHashUnsigned')).toBe(toHex(encodeRlp(transactionId(made))))
    await update(scene, PROPOSED_IN + 2)
    expect(await createdIn(scene)).toHaveLength(1)
  })

  it('the fund transaction spends the number of coins that it needs', async () => {
    const scene = await setUp(form, Array<bigint>(4).fill(SENT))
    await update(scene)
    const [made] = await createdIn(scene)
    expect(made?.ins).toHaveLength(3)
  })

  it.each([
    ['no coins', []],
    ['one coin that is too small', [499_999n]],
  ])('the proposed federation is not funded from %s', async (_what, coins) => {
    const scene = await setUp(form, coins)
    expect((await update(scene)).failed).toBe(false)
    expect([await createdIn(scene), await isEmpty(scene, 'svpFundTxHashUnsigned')]).toEqual([[], true])
  })

  it.each(['svpFundTxHashUnsigned', 'svpSpendTxHashUnsigned'])(
    'the proposed federation is not funded while %s is set',
    async (entry) => {
      const scene = await setUp(form, [BTC])
      await scene.put(entry, HASH)
      await update(scene)
      expect([await createdIn(scene), await scene.read(entry)]).toEqual([[], toHex(HASH)])
    },
  )

  it.each([
    [PERIOD - 1, true],
    [PERIOD, false],
  ])(
    'the proposed federation is removed after its validation period: %i blocks after its creation it exists: %s',
    async (age, exists) => {
      const scene = await setUp(form, [BTC])
      await scene.put('svpFundTxHashUnsigned', HASH)
      const { logs } = await update(scene, PROPOSED_IN + age)
      const failure = toHex(eventTopic('commit_federation_failed(bytes,int256)'))
      expect(logs.some(({ topics }) => topics.map(toHex).includes(failure))).toBe(!exists)
      const size = await answer(scene, 'getProposedFederationSize()', 'int256', [], { number: PROPOSED_IN + age })
      expect(size).toBe(exists ? 20n : -1n)
      if (!exists) for (const entry of ENTRIES) expect(await isEmpty(scene, entry)).toBe(true)
    },
  )

  it('the proposed federation spends the funds, less 120 % of the estimated fee', async () => {
    const scene = await setUp(form, [BTC])
    await update(scene)
    const [funded = expect.fail('no transaction')] = await createdIn(scene)
    await scene.put('svpFundTxHashUnsigned', new Uint8Array(0))
    await scene.put('svpFundTxSigned', encodeRlp(encodeTransaction(funded)))
    await update(scene, PROPOSED_IN + 3)
    const stored = fromHex((await scene.read('svpSpendTxWaitingForSignatures')) ?? '0xc0')
    const [pair = expect.fail('nothing waits')] = decodeGroups(stored, 2)
    const spending = decodeTransaction(requireString(pair[1], 'transaction'))
    expect(spending.ins.map(({ index }) => index)).toEqual([0, 1])
    const shown = spending.ins.map((input) => toHex(redeemScriptOf(input) ?? new Uint8Array(0)))
    expect(shown).toEqual([REDEEM, FLYOVER_REDEEM].map(toHex))
    // Version, lock time, output count, output, input count, inputs without outpoints; signatures, scripts.
    const weight = 4 * (8 + 1 + 32 + 1 + 2 * 36) + 2 * 11 * 72 + 2 * REDEEM.length
    const size = Math.floor((Math.floor(weight / 4) * 12) / 10)
    const fee = (FEE_PER_KB * BigInt(size)) / 1000n
    expect(spending.outs.map(({ script, value }) => [toHex(script), value])).toEqual([
      [toHex(form.output), 2n * SENT - fee],
    ])
    expect(await scene.read('svpSpendTxHashUnsigned')).toBe(toHex(encodeRlp(transactionId(spending))))
    expect(await isEmpty(scene, 'svpFundTxSigned')).toBe(true)
  })
})
