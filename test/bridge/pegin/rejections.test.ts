import { describe, expect, it } from 'vitest'
import { type Bytes, concatBytes } from '../../../src/base/bytes.ts'
import { hash160 } from '../../../src/bitcoin/hash160.ts'
import { payToKeyHash, payToScriptHash } from '../../../src/bitcoin/outputScript.ts'
import { flyoverRedeemScript } from '../../../src/bitcoin/redeemScript.ts'
import { emergencyScript, scriptNumber } from '../../../src/bitcoin/script.ts'
import { pushData } from '../../../src/bitcoin/scriptChunks.ts'
import type { Transaction } from '../../../src/bitcoin/transaction.ts'
import { hashedEntry } from '../../../src/bridge/storageEntry.ts'
import { regtestBridge } from '../../../src/chainspec/bridge/regtest.ts'
import type { Upgrade } from '../../../src/chainspec/upgrades.ts'
import { keysOfSeeds, plainFederationCell, versionCell } from '../../_helpers/federationCell.ts'
import { told } from '../../_helpers/pegEvents.ts'
import { payment, setPegScene } from '../../_helpers/pegScene.ts'
import { rulesUpTo } from '../../_helpers/ruleSets.ts'

const LEAST = 500_000n
/** The block of which the calls are. */
const BLOCK = 1000
const { emergencyKeys, emergencyDelay } = regtestBridge.federation

const ACTIVE = ['active1', 'active2']
const OTHER = ['other1', 'other2']
const scriptOf = (seeds: readonly string[]) =>
  emergencyScript(keysOfSeeds(seeds), emergencyKeys, scriptNumber(emergencyDelay))
const outputTo = (script: Bytes) => payToScriptHash(hash160(script))
const TO_ACTIVE = outputTo(scriptOf(ACTIVE))
const TO_OTHER = outputTo(scriptOf(OTHER))
const TO_FLYOVER = outputTo(flyoverRedeemScript(new Uint8Array(32).fill(1), scriptOf(ACTIVE)))
const TO_USER = payToKeyHash(new Uint8Array(20).fill(7))
/** Instructions that say nothing. */
const EMPTY_MESSAGE = concatBytes(
  Uint8Array.of(0x6a),
  pushData(Uint8Array.from([...'RSKT\x01'].map((c) => c.charCodeAt(0)))),
)

/** Nobody knows whose; or of a key. */
type Sender = 'unknown' | 'key'
type Outputs = readonly (readonly [script: Bytes, satoshis: bigint])[]

function build(sender: Sender, outputs: Outputs): Transaction {
  const transaction = payment(outputs.map(([script, satoshis]) => ({ script, satoshis })))
  if (sender === 'unknown') for (const input of transaction.ins) input.script = new Uint8Array(0)
  return transaction
}

/** Of the other federation: when it was created, if there is one. */
interface Manner {
  readonly upgrade: Upgrade
  readonly retiring?: boolean
  /** The other one is the next, and not in office yet. */
  readonly next?: boolean
}

async function register({ upgrade, retiring = false, next = false }: Manner, transaction: Transaction) {
  const rules = rulesUpTo(upgrade)
  const change = { pegIn: { ...regtestBridge.pegIn, pegoutIndexFrom: 0 } }
  const scene = await setPegScene(rules, 'p2shErp', change)
  const put = async (role: 'new' | 'old', seeds: readonly string[], createdIn: number) => {
    await scene.put(`${role}Federation`, plainFederationCell(keysOfSeeds(seeds), createdIn))
    await scene.put(`${role}FederationFormatVersion`, versionCell(3000))
  }
  await put('new', next ? OTHER : ACTIVE, next ? BLOCK - 10 : 2)
  if (retiring || next) await put('old', next ? ACTIVE : OTHER, 1)
  const { logs } = await scene.register(transaction, { rules, number: BLOCK })
  const isProcessed = (await scene.read(hashedEntry('btcTxHashAP', transaction.getId()).slot)) !== undefined
  return { events: told(logs), isProcessed }
}

/** From RSKIP-459 to RSKIP-551 what is kept without a refund counts as processed. */
describe.each<[Upgrade, marked: boolean]>([
  ['arrowhead600', false],
  ['lovell700', true],
  ['reed800', true],
  ['tbd1000', false],
])('by the rules of %s a payment', (upgrade, marked) => {
  it.each<[string, Sender, Outputs, string[]]>([
    ['below the least amount', 'unknown', [[TO_ACTIVE, LEAST - 1n]], ['rejected_pegin 5', 'unrefundable_pegin 3']],
    [
      'below the least amount ten times, though not in all',
      'key',
      Array<Outputs[number]>(10).fill([TO_ACTIVE, LEAST / 10n]),
      ['rejected_pegin 5', 'unrefundable_pegin 3'],
    ],
    [
      'below the least amount and above it',
      'key',
      [
        [TO_ACTIVE, LEAST],
        [TO_ACTIVE, LEAST - 1n],
      ],
      ['rejected_pegin 5', 'unrefundable_pegin 3'],
    ],
    ['of nobody knows whom', 'unknown', [[TO_ACTIVE, LEAST]], ['rejected_pegin 3', 'unrefundable_pegin 1']],
    [
      'of nobody knows whom with an empty message',
      'unknown',
      [
        [TO_ACTIVE, LEAST],
        [EMPTY_MESSAGE, 0n],
      ],
      ['rejected_pegin 4', 'unrefundable_pegin 1'],
    ],
  ])('%s is kept', async (_what, sender, outputs, events) => {
    expect(await register({ upgrade }, build(sender, outputs))).toEqual({ events, isProcessed: marked })
  })

  it.each<[string, Outputs]>([
    ["to a transfer's own address", [[TO_FLYOVER, LEAST]]],
    ['to nobody of the federation', [[TO_USER, LEAST]]],
    ['to another federation', [[TO_OTHER, LEAST]]],
  ])('%s is not looked at', async (_what, outputs) => {
    expect(await register({ upgrade }, build('unknown', outputs))).toEqual({ events: [], isProcessed: false })
  })

  it.each<[string, Omit<Manner, 'upgrade'>, Sender, Outputs, string[], boolean]>([
    [
      'too little to the one in office, and enough to the one before, is kept',
      { retiring: true },
      'key',
      [
        [TO_ACTIVE, LEAST - 1n],
        [TO_OTHER, LEAST],
      ],
      ['rejected_pegin 5', 'unrefundable_pegin 3'],
      marked,
    ],
    [
      'enough to both is issued',
      { retiring: true },
      'key',
      [
        [TO_ACTIVE, LEAST],
        [TO_OTHER, LEAST],
      ],
      ['pegin_btc'],
      true,
    ],
    [
      'to the next one does not count: too little to it harms nobody',
      { next: true },
      'unknown',
      [
        [TO_OTHER, LEAST - 1n],
        [TO_ACTIVE, LEAST],
      ],
      ['rejected_pegin 3', 'unrefundable_pegin 1'],
      marked,
    ],
    ['to the next one alone is not looked at', { next: true }, 'key', [[TO_OTHER, LEAST]], [], false],
  ])('%s', async (_what, manner, sender, outputs, events, isProcessed) => {
    expect(await register({ upgrade, ...manner }, build(sender, outputs))).toEqual({ events, isProcessed })
  })
})
