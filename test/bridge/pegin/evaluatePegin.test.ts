import { describe, expect, it } from 'vitest'
import { type Bytes, concatBytes } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { toHex } from '../../../src/base/hex.ts'
import { minimalBytes } from '../../../src/base/integer.ts'
import { decodeBase58Check } from '../../../src/bitcoin/base58Check.ts'
import { payToKeyHash, payToScriptHash } from '../../../src/bitcoin/outputScript.ts'
import { majorityScript } from '../../../src/bitcoin/script.ts'
import { parseScript, pushData } from '../../../src/bitcoin/scriptChunks.ts'
import type { Transaction } from '../../../src/bitcoin/transaction.ts'
import { hashedEntry } from '../../../src/bridge/storageEntry.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import { answer, rulesWithout } from '../../_helpers/bridge.ts'
import { ALL_RULES } from '../../_helpers/evmScene.ts'
import { told } from '../../_helpers/pegEvents.ts'
import {
  FEDERATOR,
  instructions,
  type PegScene,
  payment,
  publicKeyOf,
  senderAddress,
  setPegScene,
} from '../../_helpers/pegScene.ts'

const SATOSHIS = 1_000_000n
const RECEIVER = new Uint8Array(20).fill(5)
const NOTHING = new Uint8Array(0)

/** Sets a scene of a network with the index of the federation's transactions from the first block on. */
const setScene = (rules: Rules = ALL_RULES) =>
  setPegScene(rules, 'p2shP2wshErp', { pegIn: { ...regtest.bridge.pegIn, pegoutIndexFrom: 0 } })

/** Returns a transaction whose inputs have this script. */
function sent(script: Bytes, outputs: Parameters<typeof payment>[0]): Transaction {
  const transaction = payment(outputs)
  for (const input of transaction.ins) input.script = script
  return transaction
}

const UNKNOWN = pushData(Uint8Array.of(1))
const KEYS = [1, 2].map((byte) => publicKeyOf(new Uint8Array(32).fill(byte)))
const OF_SEVERAL_KEYS = concatBytes(Uint8Array.of(0), pushData(new Uint8Array(71)), pushData(majorityScript(KEYS)))

const toFederation = ({ federationScript: script }: PegScene, satoshis = SATOSHIS) => ({ script, satoshis })
const saying = (script: Bytes) => ({ script, satoshis: 0n })
const isProcessed = async (scene: PegScene, transaction: Transaction) =>
  (await scene.read(hashedEntry('btcTxHashAP', transaction.getId()).slot)) !== undefined

const REFUND = ['release_requested', 'pegout_transaction_created']

describe('registerPegin', () => {
  it.each<[string, (scene: PegScene) => Transaction, string[], boolean]>([
    ['of a key is issued', (scene) => payment([toFederation(scene)]), ['pegin_btc'], true],
    [
      'with an output below the minimum is kept',
      (scene) => payment([toFederation(scene), toFederation(scene, 499_999n)]),
      ['rejected_pegin 5', 'unrefundable_pegin 3'],
      false,
    ],
    ['of the minimum is issued', (scene) => payment([toFederation(scene, 500_000n)]), ['pegin_btc'], true],
    [
      'of an unknown sender is kept',
      (scene) => sent(UNKNOWN, [toFederation(scene)]),
      ['rejected_pegin 3', 'unrefundable_pegin 1'],
      false,
    ],
    [
      'of an unknown sender to a named receiver is issued',
      (scene) => sent(UNKNOWN, [toFederation(scene), saying(instructions(RECEIVER))]),
      ['pegin_btc'],
      true,
    ],
    [
      'of an unknown sender to a receiver of 19 bytes is kept',
      (scene) => sent(UNKNOWN, [toFederation(scene), saying(instructions(RECEIVER.slice(1)))]),
      ['rejected_pegin 4', 'unrefundable_pegin 1'],
      false,
    ],
    [
      'of a key to two receivers is refunded',
      (scene) =>
        payment([toFederation(scene), saying(instructions(RECEIVER)), saying(instructions(new Uint8Array(20)))]),
      ['rejected_pegin 4', ...REFUND],
      true,
    ],
    [
      'of a key beside an output that is not a script is refunded',
      (scene) => payment([toFederation(scene), saying(Uint8Array.of(0x4c))]),
      ['rejected_pegin 4', ...REFUND],
      true,
    ],
    [
      'of several keys is refunded',
      (scene) => sent(OF_SEVERAL_KEYS, [toFederation(scene)]),
      ['rejected_pegin 2', ...REFUND],
      true,
    ],
    [
      'of several keys to a named receiver is issued',
      (scene) => sent(OF_SEVERAL_KEYS, [toFederation(scene), saying(instructions(RECEIVER))]),
      ['pegin_btc'],
      true,
    ],
  ])('a peg-in %s', async (_name, build, events, processed) => {
    const scene = await setScene()
    const transaction = build(scene)
    expect(told((await scene.register(transaction)).logs)).toEqual(events)
    expect(await isProcessed(scene, transaction)).toBe(processed)
  })

  it.each<[string, (scene: PegScene) => Transaction]>([
    [
      'of several keys beside a message',
      (scene) => sent(OF_SEVERAL_KEYS, [toFederation(scene), saying(Uint8Array.of(0x6a, 1, 1))]),
    ],
    [
      'beside an opcode in the place of a key’s hash',
      (scene) => payment([toFederation(scene), saying(Uint8Array.of(0x76, 0xa9, 0x51, 0x88, 0xac))]),
    ],
    ['whose sender’s script cannot be read', (scene) => sent(Uint8Array.of(0x4c), [toFederation(scene)])],
  ])('a peg-in %s fails, as in the reference node', async (_name, build) => {
    const scene = await setScene()
    const transaction = build(scene)
    const [bytes, height, tree] = await scene.prove(transaction)
    // From a contract, because a transaction to the Bridge itself succeeds even if the call fails.
    const manner = { privateKey: FEDERATOR, via: 'CALL' } as const
    const { failed, logs } = await scene.ask(
      'registerBtcTransaction(bytes,int256,bytes)',
      [bytes, height, tree],
      manner,
    )
    expect([failed, logs, await isProcessed(scene, transaction)]).toEqual([true, [], false])
  })

  it.each<[string, Rules, boolean]>([
    ['before RSKIP-459', rulesWithout('rskip459', 'rskip551'), false],
    ['until RSKIP-551', rulesWithout('rskip551'), true],
    ['since then', ALL_RULES, false],
  ])('a peg-in that is kept without a refund counts as processed or not, %s', async (_name, rules, processed) => {
    const scene = await setScene(rules)
    const transaction = sent(UNKNOWN, [toFederation(scene)])
    const events = ['rejected_pegin 3', 'unrefundable_pegin 1']
    expect(told((await scene.register(transaction, { rules })).logs)).toEqual(events)
    expect(await isProcessed(scene, transaction)).toBe(processed)
  })

  it('a transaction that pays nothing to the federation is not a peg-in', async () => {
    const scene = await setScene()
    const transaction = payment([{ script: payToKeyHash(RECEIVER), satoshis: SATOSHIS }])
    expect((await scene.register(transaction)).logs).toEqual([])
    expect(await isProcessed(scene, transaction)).toBe(false)
  })
})

describe('a peg-in of several keys while there are two federations', () => {
  const AT = { number: 1000 }
  const member = encodeRlp(Array.from({ length: 3 }, () => publicKeyOf(FEDERATOR)))

  /** Sets an active federation with a witness script and a retiring one without, both of the same member. */
  async function setTwo(): Promise<{ scene: PegScene; active: Bytes; retiring: Bytes }> {
    const scene = await setScene()
    for (const [role, version, createdIn] of [
      ['new', 4000, 2],
      ['old', 3000, 1],
    ] as const) {
      await scene.put(`${role}Federation`, encodeRlp([minimalBytes(1), minimalBytes(createdIn), [member]]))
      await scene.put(`${role}FederationFormatVersion`, encodeRlp(minimalBytes(version)))
    }
    const hashOf = async (method: string) =>
      (decodeBase58Check(String(await answer(scene, method, 'string', [], AT))) ?? NOTHING).slice(1)
    return {
      scene,
      active: await hashOf('getFederationAddress()'),
      retiring: await hashOf('getRetiringFederationAddress()'),
    }
  }

  it.each<[string, (hash: Bytes) => Bytes, string[]]>([
    ['to both federations is kept', payToScriptHash, ['rejected_pegin 2', 'unrefundable_pegin 4']],
    [
      'to one federation and to a key with the hash of the other’s script is kept',
      payToKeyHash,
      ['rejected_pegin 2', 'unrefundable_pegin 4'],
    ],
    ['to one federation is refunded', () => payToKeyHash(RECEIVER), ['rejected_pegin 2', ...REFUND]],
  ])('a peg-in of several keys %s', async (_name, second, events) => {
    const { scene, active, retiring } = await setTwo()
    expect(toHex(active)).not.toBe(toHex(retiring))
    const outputs = [payToScriptHash(active), second(retiring)].map((script) => ({ script, satoshis: SATOSHIS }))
    expect(told((await scene.register(sent(OF_SEVERAL_KEYS, outputs), AT)).logs)).toEqual(events)
  })

  it('a peg-in to both federations adds an output to the list of each', async () => {
    const { scene, active, retiring } = await setTwo()
    const outputs = [payToScriptHash(retiring), payToScriptHash(active)].map((script) => ({
      script,
      satoshis: SATOSHIS,
    }))
    await scene.register(sent(OF_SEVERAL_KEYS, [...outputs, saying(instructions(RECEIVER))]), AT)
    expect(await scene.balanceOf(RECEIVER)).toBe(2n * SATOSHIS * 10n ** 10n)
    expect(await scene.read('newFederationBtcUTXOs')).toContain(toHex(payToScriptHash(active)).slice(2))
    expect(await scene.read('oldFederationBtcUTXOs')).toContain(toHex(payToScriptHash(retiring)).slice(2))
  })
})

describe('a peg-in during the validation of a proposed federation', () => {
  const keyThat = (isScript: boolean): Bytes => {
    for (let byte = 1; ; byte++) {
      const key = publicKeyOf(new Uint8Array(32).fill(byte))
      if (reads(key) === isScript) return key
    }
  }
  const reads = (script: Bytes): boolean => {
    try {
      return parseScript(script).length > 0
    } catch {
      return false
    }
  }
  const FUND = 'svpFundTxHashUnsigned'
  const before305 = rulesWithout('rskip305')

  it.each<[string, Rules, boolean, string | undefined, boolean]>([
    ['before RSKIP-305 fails if the sender’s key reads as a script', before305, true, FUND, true],
    [
      'before RSKIP-305 fails as well while the spend transaction is expected',
      before305,
      true,
      'svpSpendTxHashUnsigned',
      true,
    ],
    ['before RSKIP-305 is issued if the sender’s key does not read as a script', before305, false, FUND, false],
    ['before RSKIP-305 is issued without a validation', before305, true, undefined, false],
    ['since RSKIP-305 is issued', ALL_RULES, true, FUND, false],
  ])('a peg-in during a validation %s', async (_name, rules, isScript, entry, fails) => {
    const scene = await setScene(rules)
    if (entry !== undefined) await scene.put(entry, encodeRlp(new Uint8Array(32).fill(1)))
    const script = concatBytes(pushData(new Uint8Array(71)), pushData(keyThat(isScript)))
    const { logs } = await scene.register(sent(script, [toFederation(scene)]), { rules })
    expect(told(logs)).toEqual(fails ? [] : ['pegin_btc'])
    expect(await scene.balanceOf(senderAddress())).toBe(0n) // the sender is another key
  })

  it('a peg-in of several keys during a validation is refunded', async () => {
    const scene = await setScene(before305)
    const transaction = sent(OF_SEVERAL_KEYS, [toFederation(scene)])
    await scene.put(FUND, encodeRlp(new Uint8Array(32).fill(1)))
    expect(told((await scene.register(transaction, { rules: before305 })).logs)).toEqual([
      'rejected_pegin 2',
      ...REFUND,
    ])
  })
})
