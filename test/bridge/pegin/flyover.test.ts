import { describe, expect, it } from 'vitest'
import { type Bytes, concatBytes } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { hash160 } from '../../../src/bitcoin/hash160.ts'
import { payToScriptHash } from '../../../src/bitcoin/outputScript.ts'
import { flyoverRedeemScript } from '../../../src/bitcoin/redeemScript.ts'
import { witnessScript } from '../../../src/bitcoin/script.ts'
import type { Transaction } from '../../../src/bitcoin/transaction.ts'
import { hashedEntry } from '../../../src/bridge/storageEntry.ts'
import type { FederationFormat } from '../../../src/chainspec/bridgeConstants.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { answer, rulesWithout } from '../../_helpers/bridge.ts'
import { ALL_RULES, TARGET } from '../../_helpers/evmScene.ts'
import { told } from '../../_helpers/pegEvents.ts'
import { FEDERATOR, numberCell, type PegScene, payment, setPegScene } from '../../_helpers/pegScene.ts'

const METHOD = 'registerFastBridgeBtcTransaction(bytes,uint256,bytes,bytes32,bytes,address,bytes,bool)'
const SATOSHIS = 1_000_000n
const TERMS = new Uint8Array(32).fill(4)
const REFUND = concatBytes(Uint8Array.of(111), new Uint8Array(20).fill(1))
const PROVIDER = concatBytes(Uint8Array.of(111), new Uint8Array(20).fill(2))
const DERIVATION = keccak256(concatBytes(TERMS, REFUND, fromHex(TARGET), PROVIDER))
const UNREADABLE = { script: Uint8Array.of(0x4c), satoshis: 0n }
const RELEASE = ['release_requested', 'pegout_transaction_created']

interface Flyover {
  readonly scene: PegScene
  /** Script of outputs to the flyover address. */
  readonly script: Bytes
  register(transaction: Transaction, change?: Change): Promise<{ code: bigint; events: string[] }>
  isMarked(transaction: Transaction): Promise<boolean>
}

interface Change {
  readonly refund?: Bytes
  readonly contract?: string
  readonly toProvider?: boolean
  readonly height?: number
}

async function setFlyover(rules: Rules = ALL_RULES, format: FederationFormat = 'p2shP2wshErp'): Promise<Flyover> {
  const scene = await setPegScene(rules, format)
  const redeem = await answer(scene, 'getActivePowpegRedeemScript()', 'bytes')
  const flyover = flyoverRedeemScript(DERIVATION, fromHex(String(redeem)))
  return {
    scene,
    script: payToScriptHash(hash160(format === 'p2shP2wshErp' ? witnessScript(flyover) : flyover)),
    async register(transaction, { refund = REFUND, contract = TARGET, toProvider = false, height } = {}) {
      const [bytes, at, tree] = await scene.prove(transaction)
      const args = [bytes, height ?? at, tree, TERMS, refund, contract, PROVIDER, toProvider]
      const { output, logs } = await scene.ask(METHOD, args, { privateKey: FEDERATOR, via: 'CALL', rules })
      return { code: BigInt.asIntN(256, BigInt(output)), events: told(logs) }
    },
    async isMarked(transaction) {
      const name = `${transaction.getId()}${toHex(DERIVATION).slice(2)}`
      return (await scene.read(hashedEntry('fastBridgeHashUsedInBtcTx', name).slot)) === '0x01'
    },
  }
}

const paying = (script: Bytes, satoshis = SATOSHIS) => ({ script, satoshis })

describe('registerFastBridgeBtcTransaction', () => {
  it('a flyover transfer is issued to the contract once, and its address stored', async () => {
    const { scene, script, register, isMarked } = await setFlyover()
    const transaction = payment([paying(script), paying(script)])
    const wei = 2n * SATOSHIS * 10n ** 10n
    expect(await register(transaction)).toEqual({ code: wei, events: [] })
    expect(await scene.balanceOf(fromHex(TARGET))).toBe(wei)
    expect(await isMarked(transaction)).toBe(true)
    const hash = script.slice(2, 22)
    const entry = encodeRlp([DERIVATION, scene.federationScript.slice(2, 22)])
    const { slot } = hashedEntry('fastBridgeFederationInformation', toHex(hash).slice(2))
    expect(await scene.read(slot)).toBe(toHex(entry))
    expect(await scene.read('newFederationBtcUTXOs')).toContain(toHex(script).slice(2))
    expect((await register(transaction)).code).toBe(-302n)
  })

  it.each<[string, (script: Bytes) => Transaction, Change, bigint]>([
    ['by another contract', (script) => payment([paying(script)]), { contract: `0x${'11'.repeat(20)}` }, -301n],
    ['without enough confirmations', (script) => payment([paying(script)]), { height: 99 }, -303n],
    ['that pays another address', () => payment([paying(payToScriptHash(new Uint8Array(20)))]), {}, -304n],
    ['with an output below the minimum', (script) => payment([paying(script), paying(script, 499_999n)]), {}, -305n],
    ['with a short address', (script) => payment([paying(script)]), { refund: REFUND.slice(1) }, -900n],
    ['with a long address', (script) => payment([paying(script)]), { refund: concatBytes(REFUND, REFUND) }, -900n],
    [
      'with an address of another network',
      (script) => payment([paying(script)]),
      { refund: new Uint8Array(21) },
      -900n,
    ],
    [
      'beside an opcode in the place of a key’s hash',
      (script) => payment([paying(script), paying(Uint8Array.of(0x76, 0xa9, 0x51, 0x88, 0xac))]),
      {},
      -900n,
    ],
  ])('a flyover transfer %s is not issued', async (_name, build, change, code) => {
    const { scene, script, register, isMarked } = await setFlyover()
    const transaction = build(script)
    expect(await register(transaction, change)).toEqual({ code, events: [] })
    expect([await scene.balanceOf(fromHex(TARGET)), await isMarked(transaction)]).toEqual([0n, false])
  })
})

it('a flyover transfer that is not registered by a contract is rejected', async () => {
  const { scene, script } = await setFlyover()
  const [bytes, height, tree] = await scene.prove(payment([paying(script)]))
  const args = [bytes, height, tree, TERMS, REFUND, TARGET, PROVIDER, false]
  const { output } = await scene.ask(METHOD, args, { privateKey: FEDERATOR })
  expect(BigInt.asIntN(256, BigInt(output))).toBe(-300n)
})

describe('a flyover transfer above the locking cap', () => {
  const setCapped = async () => {
    const flyover = await setFlyover()
    await flyover.scene.put('lockingCap', numberCell(SATOSHIS - 1n))
    return flyover
  }

  it.each<[string, boolean, bigint]>([
    ['the user', false, -100n],
    ['the provider', true, -200n],
  ])('a flyover transfer above the locking cap is refunded to %s once', async (_name, toProvider, code) => {
    const { script, register, scene, isMarked } = await setCapped()
    const transaction = payment([paying(script)])
    expect(await register(transaction, { toProvider })).toEqual({ code, events: RELEASE })
    expect([await scene.balanceOf(fromHex(TARGET)), await isMarked(transaction)]).toEqual([0n, true])
    const receiver = (toProvider ? PROVIDER : REFUND).slice(1)
    expect(await scene.read('releaseTransactionSetWithTxHash')).toContain(toHex(receiver).slice(2))
    expect((await register(transaction, { toProvider })).code).toBe(-302n)
  })

  it('a flyover transfer above the locking cap after an output that is not a script is kept without a refund', async () => {
    const { script, register, isMarked } = await setCapped()
    const [behind, before] = [payment([UNREADABLE, paying(script)]), payment([paying(script), UNREADABLE], 2)]
    expect(await register(behind)).toEqual({ code: -900n, events: [] })
    expect(await isMarked(behind)).toBe(true)
    expect(await register(before)).toEqual({ code: -100n, events: RELEASE })
  })
})

describe('a flyover transfer by earlier rules', () => {
  it('a flyover transfer before RSKIP-293 has no minimum, and fails with an output without an address', async () => {
    const rules = rulesWithout('rskip293', 'rskip294', 'rskip305', 'rskip379')
    const { script, register } = await setFlyover(rules, 'p2shErp')
    const wei = (satoshis: bigint) => satoshis * 10n ** 10n
    expect((await register(payment([paying(script, 1n)]))).code).toBe(wei(1n))
    const beside = payment([paying(script), { script: Uint8Array.of(0x6a), satoshis: 0n }], 2)
    expect((await register(beside)).code).toBe(-900n)
  })

  it('a flyover address before RSKIP-284 may have trailing bytes, but no version above 127', async () => {
    const rules = rulesWithout('rskip284', 'rskip293', 'rskip294', 'rskip305', 'rskip379')
    const { script, register } = await setFlyover(rules, 'p2shErp')
    const longer = concatBytes(REFUND, REFUND)
    expect((await register(payment([paying(script)]), { refund: longer })).code).toBe(SATOSHIS * 10n ** 10n)
    const toScript = concatBytes(Uint8Array.of(196), new Uint8Array(20))
    expect((await register(payment([paying(script)], 2), { refund: toScript })).code).toBe(-900n)
  })

  it('registerFastBridgeBtcTransaction is not active before RSKIP-176', async () => {
    const scene = await setPegScene(ALL_RULES, 'p2shErp')
    const args = ['0x', 0, '0x', TERMS, REFUND, TARGET, PROVIDER, false]
    const { failed } = await scene.ask(METHOD, args, { rules: rulesWithout('rskip176') })
    expect(failed).toBe(true)
  })
})
