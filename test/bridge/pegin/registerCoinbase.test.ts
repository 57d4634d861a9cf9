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

/** Registers a coinbase. Returns whether the call failed, and whether the root is stored. */
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
  const stored = await scene.read(hashedEntry('coinbaseInformation', toHex(hash).slice(2)).slot)
  return { failed, isStored: stored === toHex(encodeRlp([ROOT])) }
}

describe('registerBtcCoinbaseTransaction', () => {
  it.each<[string, Transaction]>([
    ['a commitment', coinbase(committing(COMMITMENT))],
    ['bytes after the commitment', coinbase(concatBytes(committing(COMMITMENT), Uint8Array.of(1)))],
    ['two commitments, of which the last one matches', coinbase(committing(RESERVED), committing(COMMITMENT))],
    ['a commitment before an output that is not a script', coinbase(committing(COMMITMENT), UNREADABLE)],
  ])('the witness root is stored for a coinbase with %s', async (_name, transaction) => {
    expect(await register(transaction)).toEqual({ failed: false, isStored: true })
  })

  it.each<[string, Transaction, Change]>([
    ['without a commitment', coinbase(new Uint8Array(38)), {}],
    ['with another commitment', coinbase(committing(COMMITMENT), committing(RESERVED)), {}],
    ['with a truncated commitment', coinbase(committing(COMMITMENT).slice(0, -1)), {}],
    ['with another reserved value', coinbase(committing(COMMITMENT)), { reserved: ROOT }],
    ['that is not a coinbase', payment([{ script: committing(COMMITMENT), satoshis: 0n }]), {}],
    ['of an unknown block', coinbase(committing(COMMITMENT)), { block: ROOT }],
    ['with a longer proof', coinbase(committing(COMMITMENT)), { tree: (tree) => `${tree}00` }],
    ['with an empty proof', coinbase(committing(COMMITMENT)), { tree: () => '0x' }],
    [
      'with an output that is not a script after the commitment, before RSKIP-460',
      coinbase(committing(COMMITMENT), UNREADABLE),
      { rules: rulesWithout('rskip460') },
    ],
  ])('registration fails for a coinbase %s', async (_name, transaction, change) => {
    expect(await register(transaction, change)).toEqual({ failed: true, isStored: false })
  })

  it('outputs before the commitment are not parsed before RSKIP-460', async () => {
    const transaction = coinbase(UNREADABLE, committing(COMMITMENT))
    expect(await register(transaction, { rules: rulesWithout('rskip460') })).toEqual({ failed: false, isStored: true })
  })

  it('a proof of another transaction is ignored', async () => {
    const other = `0x0100000001${'07'.repeat(32)}0101`
    const answer = await register(coinbase(committing(COMMITMENT)), { tree: () => other })
    expect(answer).toEqual({ failed: false, isStored: false })
  })
})
