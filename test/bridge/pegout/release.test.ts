import type { Transaction } from 'bitcoinjs-lib'
import { describe, expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { bytesToBigint } from '../../../src/base/integer.ts'
import { requireString } from '../../../src/base/rlp.ts'
import { encodeSignature } from '../../../src/bitcoin/ecdsa.ts'
import { redeemScriptOf } from '../../../src/bitcoin/multisigInput.ts'
import { legacySignatureHash, witnessSignatureHash } from '../../../src/bitcoin/signatureHash.ts'
import { decodeTransaction } from '../../../src/bitcoin/transaction.ts'
import { decodeGroups } from '../../../src/bridge/storageEntry.ts'
import type { FederationFormat } from '../../../src/chainspec/bridgeConstants.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import { sign } from '../../../src/crypto/secp256k1.ts'
import { eventTopic } from '../../../src/evm/precompiles/native/abi.ts'
import { BRIDGE, rulesWithout } from '../../_helpers/bridge.ts'
import { ALL_RULES } from '../../_helpers/evmScene.ts'
import {
  FEDERATOR,
  type PegScene,
  payment,
  publicKeyOf,
  SENDER,
  senderScript,
  setPegScene,
} from '../../_helpers/pegScene.ts'

const IN = 50_000_000n
const OUT = 10_000_000n
const WEI_PER_SATOSHI = 10n ** 10n

const FORMS: readonly [string, FederationFormat, Rules][] = [
  ['a witness script', 'p2shP2wshErp', ALL_RULES],
  ['emergency keys', 'p2shErp', ALL_RULES],
  ['emergency keys that share a check', 'nonStandardErp', ALL_RULES],
  ['several keys', 'multisig', ALL_RULES],
  ['emergency keys, before RSKIP-305', 'p2shErp', rulesWithout('rskip305')],
  ['several keys, one request at a time (before RSKIP-271)', 'multisig', rulesWithout('rskip271', 'rskip305')],
  ['several keys, before RSKIP-201', 'multisig', rulesWithout('rskip201', 'rskip271', 'rskip305', 'rskip353')],
  [
    'several keys, before requests had hashes (RSKIP-146)',
    'multisig',
    rulesWithout(
      'rskip146',
      'rskip176',
      'rskip201',
      'rskip271',
      'rskip305',
      'rskip326',
      'rskip353',
      'rskip375',
      'rskip379',
      'rskip428',
    ),
  ],
]

/** Returns the Bitcoin transaction that waits for signatures, and its key. */
async function waitingForSignatures(scene: PegScene): Promise<{ hash: Hex; transaction: Transaction } | undefined> {
  const stored = await scene.read('rskTxsWaitingFS')
  const [pair] = stored === undefined ? [] : decodeGroups(fromHex(stored), 2)
  if (pair === undefined) return undefined
  return { hash: toHex(requireString(pair[0], 'hash')), transaction: decodeTransaction(requireString(pair[1], 'tx')) }
}

function signaturesOf(transaction: Transaction): Hex[] {
  return transaction.ins.map((input, i) => {
    const script = redeemScriptOf(input) ?? expect.fail('no script')
    const hash =
      input.witness.length > 0
        ? witnessSignatureHash(transaction, i, script, IN)
        : legacySignatureHash(transaction, i, script)
    const { r, s } = sign(hash, FEDERATOR)
    return toHex(encodeSignature({ r: bytesToBigint(r), s: bytesToBigint(s) }))
  })
}

describe.each(FORMS)('a federation with %s', (_name, format, rules) => {
  it('a requested peg-out is released after its confirmations and signatures', async () => {
    const scene = await setPegScene(rules, format)
    const manner = { privateKey: FEDERATOR, rules }
    // Registered by all rules: before RSKIP-379 the sender would have to be on the whitelist.
    await scene.register(payment([{ script: scene.federationScript, satoshis: IN }]), { rules: ALL_RULES })
    const value = OUT * WEI_PER_SATOSHI
    await scene.world.putAccount(BRIDGE, { nonce: 0n, balance: 21_000_000n * 10n ** 18n - IN * WEI_PER_SATOSHI })
    const asked = await scene.ask(new Uint8Array(0), [], { privateKey: SENDER, value, rules, number: 1000 })
    expect(asked.failed).toBe(false)
    for (const number of [1001, 1004]) {
      expect((await scene.ask('updateCollections()', [], { ...manner, number })).failed).toBe(false)
    }
    const { hash, transaction } = (await waitingForSignatures(scene)) ?? expect.fail('no transaction')
    expect(transaction.ins).toHaveLength(1)
    const [paid, change] = transaction.outs
    expect([paid?.script, change?.script]).toEqual([senderScript(), scene.federationScript])
    const fee = IN - (paid?.value ?? 0n) - (change?.value ?? 0n)
    expect([(paid?.value ?? 0n) + fee, change?.value]).toEqual([OUT, IN - OUT]) // the receiver pays the fee
    const args = [toHex(publicKeyOf(FEDERATOR)), signaturesOf(transaction), hash]
    const signed = await scene.ask('addSignature(bytes,bytes[],bytes)', args, manner)
    expect(signed.failed).toBe(false)
    expect(await waitingForSignatures(scene)).toBeUndefined()
    const topic = rules.has('rskip146')
      ? eventTopic('release_btc(bytes32,bytes)')
      : new TextEncoder().encode('release_btc_topic')
    expect(signed.logs.map(({ topics }) => toHex(topics[0] ?? topic))).toContainEqual(
      expect.stringContaining(toHex(topic).slice(2)),
    )
  })
})
