import { describe, expect, it } from 'vitest'
import { type Bytes, concatBytes } from '../../../src/base/bytes.ts'
import { hash160 } from '../../../src/bitcoin/hash160.ts'
import { payToKeyHash, payToScriptHash } from '../../../src/bitcoin/outputScript.ts'
import { flyoverRedeemScript } from '../../../src/bitcoin/redeemScript.ts'
import { emergencyScript, scriptNumber } from '../../../src/bitcoin/script.ts'
import { pushData } from '../../../src/bitcoin/scriptChunks.ts'
import type { Transaction } from '../../../src/bitcoin/transaction.ts'
import { hashedEntry } from '../../../src/bridge/storageEntry.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import type { Upgrade } from '../../../src/chainspec/upgrades.ts'
import { keysOfSeeds, plainFederationCell, versionCell } from '../../_helpers/federationCell.ts'
import { told } from '../../_helpers/pegEvents.ts'
import { payment, setPegScene } from '../../_helpers/pegScene.ts'
import { rulesUpTo } from '../../_helpers/ruleSets.ts'

const MIN = 500_000n
/** Rootstock block of the calls. */
const BLOCK = 1000
const { emergencyKeys, emergencyDelay } = regtest.bridge.federation

const ACTIVE = ['active1', 'active2']
const OTHER = ['other1', 'other2']
const scriptOf = (seeds: readonly string[]) =>
  emergencyScript(keysOfSeeds(seeds), emergencyKeys, scriptNumber(emergencyDelay))
const outputTo = (script: Bytes) => payToScriptHash(hash160(script))
const TO_ACTIVE = outputTo(scriptOf(ACTIVE))
const TO_OTHER = outputTo(scriptOf(OTHER))
const TO_FLYOVER = outputTo(flyoverRedeemScript(new Uint8Array(32).fill(1), scriptOf(ACTIVE)))
const TO_USER = payToKeyHash(new Uint8Array(20).fill(7))
/** Instructions without a receiver. */
const EMPTY_MESSAGE = concatBytes(
  Uint8Array.of(0x6a),
  pushData(Uint8Array.from([...'RSKT\x01'].map((c) => c.charCodeAt(0)))),
)

type Sender = 'unknown' | 'key'
type Outputs = readonly (readonly [script: Bytes, satoshis: bigint])[]

function build(sender: Sender, outputs: Outputs): Transaction {
  const transaction = payment(outputs.map(([script, satoshis]) => ({ script, satoshis })))
  if (sender === 'unknown') for (const input of transaction.ins) input.script = new Uint8Array(0)
  return transaction
}

/** The rules, and the role of the other federation. */
interface Manner {
  readonly upgrade: Upgrade
  readonly retiring?: boolean
  /** The other federation is new and not active yet. */
  readonly next?: boolean
}

async function register({ upgrade, retiring = false, next = false }: Manner, transaction: Transaction) {
  const rules = rulesUpTo(upgrade)
  const change = { pegIn: { ...regtest.bridge.pegIn, pegoutIndexFrom: 0 } }
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

/** From RSKIP-459 to RSKIP-551 a payment that is kept without a refund counts as processed (`marked`). */
describe.each<[Upgrade, marked: boolean]>([
  ['arrowhead600', false],
  ['lovell700', true],
  ['reed800', true],
  ['tbd1000', false],
])('payments by the rules of %s', (upgrade, marked) => {
  it.each<[string, Sender, Outputs, string[]]>([
    ['below the minimum', 'unknown', [[TO_ACTIVE, MIN - 1n]], ['rejected_pegin 5', 'unrefundable_pegin 3']],
    [
      'of ten outputs below the minimum, whose sum reaches it',
      'key',
      Array<Outputs[number]>(10).fill([TO_ACTIVE, MIN / 10n]),
      ['rejected_pegin 5', 'unrefundable_pegin 3'],
    ],
    [
      'of an output below the minimum and one that reaches it',
      'key',
      [
        [TO_ACTIVE, MIN],
        [TO_ACTIVE, MIN - 1n],
      ],
      ['rejected_pegin 5', 'unrefundable_pegin 3'],
    ],
    ['of an unknown sender', 'unknown', [[TO_ACTIVE, MIN]], ['rejected_pegin 3', 'unrefundable_pegin 1']],
    [
      'of an unknown sender with empty instructions',
      'unknown',
      [
        [TO_ACTIVE, MIN],
        [EMPTY_MESSAGE, 0n],
      ],
      ['rejected_pegin 4', 'unrefundable_pegin 1'],
    ],
  ])('a payment %s is kept', async (_what, sender, outputs, events) => {
    expect(await register({ upgrade }, build(sender, outputs))).toEqual({ events, isProcessed: marked })
  })

  it.each<[string, Outputs]>([
    ['to a flyover address', [[TO_FLYOVER, MIN]]],
    ['to a key', [[TO_USER, MIN]]],
    ['to another federation', [[TO_OTHER, MIN]]],
  ])('a payment %s is ignored', async (_what, outputs) => {
    expect(await register({ upgrade }, build('unknown', outputs))).toEqual({ events: [], isProcessed: false })
  })

  it.each<[string, Omit<Manner, 'upgrade'>, Sender, Outputs, string[], boolean]>([
    [
      'below the minimum to the active federation, and of it to the retiring one, is kept',
      { retiring: true },
      'key',
      [
        [TO_ACTIVE, MIN - 1n],
        [TO_OTHER, MIN],
      ],
      ['rejected_pegin 5', 'unrefundable_pegin 3'],
      marked,
    ],
    [
      'of the minimum to both federations is issued',
      { retiring: true },
      'key',
      [
        [TO_ACTIVE, MIN],
        [TO_OTHER, MIN],
      ],
      ['pegin_btc'],
      true,
    ],
    [
      'below the minimum to the next federation, and of it to the active one, is kept for its unknown sender only',
      { next: true },
      'unknown',
      [
        [TO_OTHER, MIN - 1n],
        [TO_ACTIVE, MIN],
      ],
      ['rejected_pegin 3', 'unrefundable_pegin 1'],
      marked,
    ],
    ['to the next federation alone is ignored', { next: true }, 'key', [[TO_OTHER, MIN]], [], false],
  ])('a payment %s', async (_what, manner, sender, outputs, events, isProcessed) => {
    expect(await register({ upgrade, ...manner }, build(sender, outputs))).toEqual({ events, isProcessed })
  })
})
