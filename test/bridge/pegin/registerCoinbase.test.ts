import { Transaction } from 'bitcoinjs-lib'
import { describe, expect, it } from 'vitest'
import { type Bytes, concatBytes } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { bitcoinBlockHash } from '../../../src/bitcoin/header.ts'
import { hashedEntry } from '../../../src/bridge/storageEntry.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import { doubleSha256 } from '../../../src/crypto/sha256.ts'
import { answer, rulesWithout } from '../../_helpers/bridge.ts'
import { ALL_RULES } from '../../_helpers/evmScene.ts'
import { FEDERATOR, payment, setPegScene } from '../../_helpers/pegScene.ts'

const METHOD = 'registerBtcCoinbaseTransaction(bytes,bytes32,bytes,bytes32,bytes32)'
const ROOT = new Uint8Array(32).map((_, i) => i)
const RESERVED = new Uint8Array(32).fill(9)
const COMMITMENT = doubleSha256(concatBytes(ROOT.toReversed(), RESERVED))
const committing = (hash: Bytes) => concatBytes(fromHex('0x6a24aa21a9ed'), hash)
const UNREADABLE = Uint8Array.of(0x4c)

function coinbase(...scripts: readonly Bytes[]): Transaction {
  const transaction = new Transaction()
  transaction.addInput(new Uint8Array(32), 0xffffffff, 0xffffffff, Uint8Array.of(1, 1))
  for (const script of scripts) transaction.addOutput(script, 0n)
  return transaction
}

interface Change {
  readonly rules?: Rules
  readonly tree?: (tree: string) => string
  readonly block?: Bytes
  readonly reserved?: Bytes
}

/** Whether the call failed, and what is known of the block then. */
async function register(
  transaction: Transaction,
  { rules = ALL_RULES, tree, block, reserved = RESERVED }: Change = {},
) {
  const scene = await setPegScene(rules, 'p2shErp')
  const [bytes, height, right] = await scene.prove(transaction)
  const header = await answer(scene, 'getBtcBlockchainBlockHeaderByHeight(uint256)', 'bytes', [height])
  const hash = bitcoinBlockHash(fromHex(String(header)))
  const args = [bytes, block ?? hash, tree === undefined ? right : tree(right), ROOT, reserved]
  const { failed } = await scene.ask(METHOD, args, { privateKey: FEDERATOR, via: 'CALL', rules })
  const kept = await scene.read(hashedEntry('coinbaseInformation', toHex(hash).slice(2)).slot)
  return { failed, isKept: kept === toHex(encodeRlp([ROOT])) }
}

describe('registerBtcCoinbaseTransaction', () => {
  it.each<[string, Transaction]>([
    ['a commitment', coinbase(committing(COMMITMENT))],
    ['more behind it', coinbase(concatBytes(committing(COMMITMENT), Uint8Array.of(1)))],
    ['two commitments, the last one right', coinbase(committing(RESERVED), committing(COMMITMENT))],
    ['a commitment before what is no script', coinbase(committing(COMMITMENT), UNREADABLE)],
  ])('keeps the root of a block whose coinbase has %s', async (_name, transaction) => {
    expect(await register(transaction)).toEqual({ failed: false, isKept: true })
  })

  it.each<[string, Transaction, Change]>([
    ['without a commitment', coinbase(new Uint8Array(38)), {}],
    ['with another commitment', coinbase(committing(COMMITMENT), committing(RESERVED)), {}],
    ['with a commitment cut off', coinbase(committing(COMMITMENT).slice(0, -1)), {}],
    ['with another reserved value', coinbase(committing(COMMITMENT)), { reserved: ROOT }],
    ['that is none', payment([{ script: committing(COMMITMENT), satoshis: 0n }]), {}],
    ['of a block that is not known', coinbase(committing(COMMITMENT)), { block: ROOT }],
    ['with a longer proof', coinbase(committing(COMMITMENT)), { tree: (tree) => `${tree}00` }],
    ['with an empty proof', coinbase(committing(COMMITMENT)), { tree: () => '0x' }],
    [
      'before what is no script, before RSKIP-460',
      coinbase(committing(COMMITMENT), UNREADABLE),
      { rules: rulesWithout('rskip460') },
    ],
  ])('fails for a coinbase %s', async (_name, transaction, change) => {
    expect(await register(transaction, change)).toEqual({ failed: true, isKept: false })
  })

  it('before RSKIP-460 reads no further than the commitment', async () => {
    const transaction = coinbase(UNREADABLE, committing(COMMITMENT))
    expect(await register(transaction, { rules: rulesWithout('rskip460') })).toEqual({ failed: false, isKept: true })
  })

  it('passes over the proof of another transaction', async () => {
    const other = `0x0100000001${'07'.repeat(32)}0101`
    const answer = await register(coinbase(committing(COMMITMENT)), { tree: () => other })
    expect(answer).toEqual({ failed: false, isKept: false })
  })
})
