import { describe, expect, it } from 'vitest'
import type { Bytes } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { bitcoinBlockHash, encodeBitcoinHeader } from '../../../src/bitcoin/header.ts'
import { encodeStoredBlock } from '../../../src/bridge/bitcoinChain/storedBlock.ts'
import { hashedEntry } from '../../../src/bridge/storageEntry.ts'
import { NETWORKS } from '../../../src/chainspec/networks.ts'
import { hashAt, join, LEAVES, sceneWithBitcoin } from '../../_helpers/bitcoinBlocks.ts'
import { answer, type Manner, rulesWithout, setBridgeScene } from '../../_helpers/bridge.ts'
import { ALL_RULES } from '../../_helpers/evmScene.ts'

const [L0 = new Uint8Array(0), L1 = L0, L2 = L0, L3 = L0] = LEAVES
const RIGHT = join(L2, L3)
const SIGNATURE = 'getBtcTransactionConfirmations(bytes32,bytes32,uint256,bytes32[])'

describe('getBtcTransactionConfirmations', () => {
  const hex = (...hashes: Bytes[]) => hashes.map(toHex)
  const confirm = async (height: number, path: number, branch: Hex[], leaf: Bytes = L1, manner: Manner = {}) => {
    const scene = await sceneWithBitcoin()
    return answer(scene, SIGNATURE, 'int256', [toHex(leaf), hashAt(height), path, branch], manner)
  }

  it('confirmations are counted from the block of the transaction', async () => {
    expect(await confirm(8, 1, hex(L0, RIGHT))).toBe(1n)
    expect(await confirm(5, 1, hex(L0, RIGHT))).toBe(4n)
    expect(await confirm(5, 2, hex(L3, join(L0, L1)), L2)).toBe(4n)
  })

  it('a negative code says why confirmations cannot be counted', async () => {
    const scene = await sceneWithBitcoin()
    const unknown = [toHex(L1), `0x${'99'.repeat(32)}`, 1, hex(L0, RIGHT)]
    expect(await answer(scene, SIGNATURE, 'int256', unknown)).toBe(-1n)
    expect(await confirm(1, 1, hex(L0, RIGHT))).toBe(-3n)
    expect(await confirm(5, 0, hex(L0, RIGHT))).toBe(-5n)
    expect(await confirm(5, 1, hex(L0))).toBe(-5n)
    const aside = {
      height: 6,
      work: 20n,
      header: encodeBitcoinHeader({ version: 9, previousHash: L0, merkleRoot: L1, timestamp: 1, bits: 1, nonce: 1 }),
    }
    const asideHash = bitcoinBlockHash(aside.header)
    await scene.put(asideHash, encodeStoredBlock(aside, ALL_RULES))
    expect(await answer(scene, SIGNATURE, 'int256', [toHex(L1), toHex(asideHash), 1, hex(L0, RIGHT)])).toBe(-2n)
  })

  it('a branch of the witness tree is accepted once its root is registered (RSKIP-143)', async () => {
    const scene = await sceneWithBitcoin()
    const witnessRoot = join(L3, L2)
    const args = [toHex(L3), hashAt(7), 0, hex(L2)]
    expect(await answer(scene, SIGNATURE, 'int256', args)).toBe(-5n)
    await scene.put(hashedEntry('coinbaseInformation', hashAt(7).slice(2)).slot, encodeRlp([witnessRoot]))
    expect(await answer(scene, SIGNATURE, 'int256', args)).toBe(2n)
    expect(await answer(scene, SIGNATURE, 'int256', args, { rules: rulesWithout('rskip143') })).toBe(-5n)
    const has = (height: number) =>
      answer(scene, 'hasBtcBlockCoinbaseTransactionInformation(bytes32)', 'bool', [hashAt(height)])
    expect([await has(7), await has(6)]).toEqual([true, false])
  })

  it('confirmations fail for a malformed branch, and for a node that could be a transaction', async () => {
    expect(await confirm(5, 4, hex(L0, RIGHT))).toBe('failed')
    expect(await confirm(5, 0, Array<Hex>(33).fill(toHex(L0)))).toBe('failed')
    // version, one input of index 0 with an empty script, one output of a satoshi with four bytes of script, lock time
    const input = `01${'00'.repeat(32)}00000000${'00'}00000000`
    const transaction = fromHex(`0x00000000${input}01${'0100000000000000'}04${'00'.repeat(8)}`)
    expect(transaction).toHaveLength(64)
    const left = transaction.subarray(0, 32)
    expect(await confirm(5, 0, hex(transaction.subarray(32)), left)).toBe('failed')
    transaction.set([3], 55) // the output's script no longer fills it
    expect(await confirm(5, 0, hex(transaction.subarray(32)), left)).toBe(-5n)
  })

  it('confirmations cost more gas for old blocks and long branches', async () => {
    const scene = await sceneWithBitcoin()
    const gas = async (height: number, branch: Hex[]) =>
      (await scene.ask(SIGNATURE, [toHex(L1), hashAt(height), 1, branch])).gas
    const data = (hashes: number) => BigInt(2 * (4 + 32 * (5 + hashes)))
    expect(await gas(5, hex(L0, RIGHT))).toBe(27_000n + 3n * 315n + 2n * 144n + data(2))
    expect(await gas(8, hex(L0))).toBe(27_000n + 144n + data(1))
  })
})

it('a block of testnet is known in the one Rootstock block whose transaction depends on it', async () => {
  const { rememberedBlock } = NETWORKS.testnet.bridge.bitcoin
  const hash = rememberedBlock === undefined ? new Uint8Array(32) : bitcoinBlockHash(rememberedBlock.header)
  expect(toHex(hash)).toBe('0x00000000e8e7b540df01a7067e020fd7e2026bf86289def2283a35120c1af379')
  const scene = await setBridgeScene(NETWORKS.testnet.bridge)
  const confirmationsAt = async (number: number) => {
    const args = [new Uint8Array(32), hash, 0, []]
    const { output, gas } = await scene.ask(SIGNATURE, args, { number })
    return [BigInt.asIntN(256, BigInt(output)), gas]
  }
  const [unknown, fresh] = [await confirmationsAt(5_148_284), await confirmationsAt(5_148_285)]
  expect(unknown[0]).toBe(-1n)
  expect(fresh[0]).toBe(-3n) // above the best block of this Bridge
  // Bitcoin block 2,817,200: the price of the call counts the blocks from it down to the known one.
  const header = fromHex(
    '0x0000642d6b8df2c8ae4a20e20a10ae3b34e485701b8ae7e80ede0828040000000000000063a17c3e5063da2f8f952e496beee729932d35f62c0765baaf12f32931f01c9b49354f66ecd410190f25f402',
  )
  await scene.put('blockStoreChainHead', encodeStoredBlock({ height: 2_817_200, work: 1n, header }, ALL_RULES))
  const [without, inDepth] = [await confirmationsAt(5_148_284), await confirmationsAt(5_148_285)]
  expect(without[0]).toBe(-1n)
  expect(inDepth[0]).toBe(-2n) // it is not on the best chain
  expect(Number(inDepth[1]) - Number(without[1])).toBe((2_817_200 - 2_817_125) * 315)
})
