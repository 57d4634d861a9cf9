import { describe, expect, it } from 'vitest'
import type { Bytes } from '../../../src/base/bytes.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { bitcoinBlockHash } from '../../../src/bitcoin/header.ts'
import { decodeStoredBlock, encodeStoredBlock } from '../../../src/bridge/bitcoinChain/storedBlock.ts'
import type { BridgeConstants } from '../../../src/chainspec/bridgeConstants.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { testnet } from '../../../src/chainspec/testnet.ts'
import { answer, federatedBy, type Manner, setBridgeScene } from '../../_helpers/bridge.ts'
import { rulesUpTo } from '../../_helpers/ruleSets.ts'

/** Bitcoin blocks 849,134 to 849,139, where the work of the chain exceeds the 12 bytes of stored blocks. */
const HEADERS = [
  '0x0080b92c24f123130ae29e899f0cab72653722e54cdf3b30445202000000000000000000c72ead65a3b78ab637d1876c00414a77e47bcc5b52667ac1e573633563bea5a695aa7766255d031728d182a8',
  '0x00004020bf67910b5d3996ee594848b482ee84d0e28c97a9a2d601000000000000000000865e218552bb92df36c962f5163e84a6c2542584fb36be2fa8b2a4246c73a701f1ae7766255d031791836b22',
  '0x0000003a796f8b7a9d6ba6e13064e7c64e94570f877170262f1f0200000000000000000036b2ab17565a24a9be4626ca801cb31f91232034ba848295475f931a58dd5446e5b07766255d03173b01a491',
  '0x00e00820925b77c9ff4d0036aa29f3238cde12e9af9d55c34ed30200000000000000000032a9fa3e12ef87a2327b55db6a16a1227bb381db8b269d90aa3a6e38cf39665f91b47766255d0317c1b1575f',
  '0x006001207ca158816ffc9d45b9ecd6a49ffbf3038f3646cf13fc01000000000000000000e0182ce7cc10db785b5fb2fb4314053f5b12cd6116168797cb461aa339fc725078b87766255d0317ba5261e2',
  '0x00a0b625ffa2f7cbf95219fc74c3db38f84ae265784bc1417c71020000000000000000008e5b319a229376089f4a7b77c90ed90ac19a0532fc4c62426f5a5931ee7e3e8dd2c67766255d03171e91a015',
].map(fromHex)
const FIRST_HEIGHT = 849_134
const FIRST_WORK = 0x7ffef81fa11393037c9df17bn
const WORK_OF_849_137 = 0x7fffdc6f043e4a69ea179a7an

const KEY = new Uint8Array(32).fill(7)
const BEFORE = rulesUpTo('arrowhead600')
const SINCE = rulesUpTo('arrowhead631')
const TO_ALL = { privateKey: KEY }

async function sceneAt(constants: BridgeConstants, height: number, work: bigint, { rules = SINCE }: Manner) {
  const scene = await setBridgeScene(federatedBy(KEY, constants))
  const header = HEADERS[height - FIRST_HEIGHT] ?? expect.fail('no such header')
  const stored = encodeStoredBlock({ height, work, header }, rules)
  await scene.put(bitcoinBlockHash(header), stored)
  await scene.put('blockStoreChainHead', stored)
  return scene
}

const storedIn = async (scene: Awaited<ReturnType<typeof sceneAt>>, header: Bytes) => {
  const stored = await scene.read(bitcoinBlockHash(header))
  return stored === undefined ? undefined : decodeStoredBlock(fromHex(stored))
}

const NETWORKS: readonly [string, BridgeConstants][] = [
  ['the test network', testnet.bridge],
  ['regtest', regtest.bridge],
]

describe('a Bitcoin chain whose work exceeds 12 bytes (RSKIP-434)', () => {
  it.each([
    ['before', BEFORE, 3],
    ['since', SINCE, 5],
  ])('receiveHeaders %s RSKIP-434 accepts the headers of mainnet that it should', async (_name, rules, taken) => {
    const scene = await sceneAt(mainnet.bridge, FIRST_HEIGHT, FIRST_WORK, { rules })
    const { failed } = await scene.ask('receiveHeaders(bytes[])', [HEADERS.slice(1)], { ...TO_ALL, rules })
    expect(failed).toBe(false)
    const blocks = await Promise.all(HEADERS.slice(1).map((header) => storedIn(scene, header)))
    expect(blocks.map((block) => block?.height)).toEqual(
      [0, 1, 2, 3, 4].map((i) => (i < taken ? FIRST_HEIGHT + 1 + i : undefined)),
    )
    expect(blocks[2]?.work).toBe(WORK_OF_849_137)
    const best = await answer(scene, 'getBtcBlockchainBestBlockHeader()', 'bytes', [], { rules })
    expect(best).toBe(toHex(HEADERS[taken] ?? new Uint8Array(0)))
  })

  it.each([
    ['before', BEFORE, -99n, 849_137n],
    ['since', SINCE, 0n, 849_138n],
  ])(
    'receiveHeader of mainnet %s RSKIP-434 returns its code for a header beyond 12 bytes of work',
    async (_name, rules, code, height) => {
      const scene = await sceneAt(mainnet.bridge, 849_137, WORK_OF_849_137, { rules })
      const timestamp = 1_719_200_000
      expect(await answer(scene, 'receiveHeader(bytes)', 'int256', [HEADERS[4]], { rules, timestamp })).toBe(code)
      expect(await answer(scene, 'getBtcBlockchainBestChainHeight()', 'int256', [], { rules })).toBe(height)
    },
  )

  it.each(NETWORKS)(
    'receiveHeaders on %s accepts all headers, before and since RSKIP-434',
    async (_name, constants) => {
      for (const rules of [BEFORE, SINCE]) {
        const scene = await sceneAt(constants, FIRST_HEIGHT, FIRST_WORK, { rules })
        await scene.ask('receiveHeaders(bytes[])', [HEADERS.slice(1)], { ...TO_ALL, rules })
        for (const header of HEADERS) expect(await storedIn(scene, header)).toBeDefined()
      }
    },
  )
})

describe('a stored block', () => {
  const [, , , header = new Uint8Array(80)] = HEADERS
  const block = { height: 849_137, header }

  it.each([
    ['no work', 0n],
    ['little work', 1n],
    ['the maximum of 63 bits', 2n ** 63n - 1n],
    ['the maximum of 12 bytes', 2n ** 96n - 1n],
  ])('a stored block has 12 bytes for %s before RSKIP-454, and 32 since', (_what, work) => {
    const [early, late] = [SINCE, rulesUpTo('lovell700')].map((rules) => encodeStoredBlock({ ...block, work }, rules))
    expect([early?.length, late?.length]).toEqual([96, 116])
    for (const stored of [early, late]) {
      expect(decodeStoredBlock(stored ?? new Uint8Array(0))).toEqual({ ...block, work })
    }
  })

  it('a stored block contains work of 13 to 32 bytes since RSKIP-454', () => {
    for (const work of [2n ** 104n - 1n, 2n ** 256n - 1n]) {
      const stored = encodeStoredBlock({ ...block, work }, rulesUpTo('lovell700'))
      expect(decodeStoredBlock(stored)).toEqual({ ...block, work })
    }
  })
})
