import { describe, expect, it } from 'vitest'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { toHex } from '../../../src/base/hex.ts'
import { hashedEntry } from '../../../src/bridge/storageEntry.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { testnet } from '../../../src/chainspec/testnet.ts'
import { BLOCKS, HASHES, hashAt, headerAt, sceneWithBitcoin } from '../../_helpers/bitcoinBlocks.ts'
import { answer, rulesWithout, setBridgeScene } from '../../_helpers/bridge.ts'
import { ALL_RULES } from '../../_helpers/evmScene.ts'

describe('the Bitcoin chain in the storage', () => {
  it('a Bitcoin block is found by height, hash and depth', async () => {
    const scene = await sceneWithBitcoin()
    expect(await answer(scene, 'getBtcBlockchainBestChainHeight()', 'int256')).toBe(8n)
    expect(await answer(scene, 'getBtcBlockchainInitialBlockHeight()', 'int256')).toBe(0n)
    expect(await answer(scene, 'getBtcBlockchainBestBlockHeader()', 'bytes')).toBe(headerAt(8))
    const byHash = (signature: string, height: number) =>
      answer(scene, `${signature}(bytes32)`, 'bytes', [hashAt(height)])
    expect(await byHash('getBtcBlockchainBlockHeaderByHash', 5)).toBe(headerAt(5))
    expect(await byHash('getBtcBlockchainParentBlockHeaderByHash', 5)).toBe(headerAt(4))
    expect(await byHash('getBtcBlockchainParentBlockHeaderByHash', 0)).toBe('0x')
    const atDepth = (depth: number) => answer(scene, 'getBtcBlockchainBlockHashAtDepth(int256)', 'bytes', [depth])
    expect([await atDepth(0), await atDepth(3), await atDepth(8)]).toEqual([hashAt(8), hashAt(5), hashAt(0)])
    expect([await atDepth(9), await atDepth(-1)]).toEqual(['failed', 'failed'])
  })

  it('the search by height has a maximum depth (RSKIP-199), and uses the index if it exists', async () => {
    const scene = await sceneWithBitcoin()
    const signature = 'getBtcBlockchainBlockHeaderByHeight(uint256)'
    const at = (height: number, rules = ALL_RULES) => answer(scene, signature, 'bytes', [height], { rules })
    expect([await at(8), await at(3)]).toEqual([headerAt(8), headerAt(3)])
    expect([await at(2), await at(9)]).toEqual(['0x', '0x'])
    expect(await at(2, rulesWithout('rskip199'))).toBe(headerAt(2))
    await scene.put(hashedEntry('btcBlockHeight', 4).slot, encodeRlp(HASHES[6] ?? new Uint8Array(0)))
    expect(await at(4)).toBe(headerAt(6))
  })

  it('the block locator lists blocks at distances that double (before RSKIP-89)', async () => {
    const scene = await sceneWithBitcoin()
    const heights = [8, 7, 6, 4, 0]
    const found = await answer(scene, 'getBtcBlockchainBlockLocator()', 'string[]', [], {
      rules: rulesWithout('rskip89'),
    })
    expect([...(found as string[])]).toEqual(heights.map((height) => hashAt(height).slice(2)))
    const fresh = await setBridgeScene()
    const one = await answer(fresh, 'getBtcBlockchainBlockLocator()', 'string[]', [], {
      rules: rulesWithout('rskip89'),
    })
    expect([...(one as string[])]).toEqual([hashAt(0).slice(2)])
  })

  it('a block stored before RSKIP-454, with shorter work, is read afterwards', async () => {
    const scene = await sceneWithBitcoin(rulesWithout('rskip454'))
    expect((await scene.read('blockStoreChainHead'))?.length).toBe(2 + 2 * 96)
    expect(await answer(scene, 'getBtcBlockchainBestChainHeight()', 'int256')).toBe(8n)
  })

  it('a read fails if the stored block cannot be decoded', async () => {
    const scene = await sceneWithBitcoin()
    await scene.put('blockStoreChainHead', new Uint8Array(95))
    expect(await answer(scene, 'getBtcBlockchainBestChainHeight()', 'int256')).toBe('failed')
  })
})

describe('empty storage', () => {
  it('the first read of the Bitcoin chain writes its first blocks, and the result stays the same', async () => {
    for (const [bridge, height, entries] of [
      [regtest.bridge, 0n, 3],
      [testnet.bridge, 1_413_216n, 5],
      [mainnet.bridge, 499_968n, 5],
    ] as const) {
      const scene = await setBridgeScene(bridge)
      for (let i = 0; i < 2; i++) {
        expect(await answer(scene, 'getBtcBlockchainBestChainHeight()', 'int256')).toBe(height)
        expect(JSON.stringify(scene.world.dump()).match(/"0x[0-9a-f]{64}"|"0x[0-9a-f]{64}":/g)).toHaveLength(entries)
      }
    }
  })

  it('the Bitcoin chain starts with the genesis block and the checkpoint of the constants', async () => {
    const header = BLOCKS[3]?.header ?? new Uint8Array(0)
    const checkpoint = { height: 3, work: 8n, header }
    const bitcoin = { ...regtest.bridge.bitcoin, checkpoints: { first: checkpoint, last: checkpoint } }
    const scene = await setBridgeScene({ ...regtest.bridge, bitcoin })
    expect(await answer(scene, 'getBtcBlockchainInitialBlockHeight()', 'int256')).toBe(3n)
    expect(await answer(scene, 'getBtcBlockchainBestBlockHeader()', 'bytes')).toBe(toHex(header))
  })
})
