import { describe, expect, it } from 'vitest'
import type { Bytes } from '../../../src/base/bytes.ts'
import { toHex } from '../../../src/base/hex.ts'
import { bitcoinBlockHash, bitcoinWorkValue, encodeBitcoinHeader } from '../../../src/bitcoin/header.ts'
import { decodeCompactTarget } from '../../../src/bitcoin/target.ts'
import { encodeStoredBlock } from '../../../src/bridge/bitcoinChain/storedBlock.ts'
import { hashedEntry, storageEntry } from '../../../src/bridge/storageEntry.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import {
  answer,
  type BridgeScene,
  callData,
  federatedBy,
  type Manner,
  rulesWithout,
  setBridgeScene,
} from '../../_helpers/bridge.ts'
import { ALL_RULES, SENDER } from '../../_helpers/evmScene.ts'

const EASIEST = 0x207fffff
const GENESIS = regtest.bridge.bitcoin.genesisHeader
const NOW = 1_700_000_000
const KEY = new Uint8Array(32).fill(7)

/** Returns a header on `parent` with or without enough work. `salt` makes it unique. */
function headerOn(parent: Bytes, salt: number, { bits = EASIEST, hasWork = true } = {}): Bytes {
  const merkleRoot = new Uint8Array(32).fill(salt)
  const previousHash = bitcoinBlockHash(parent).reverse()
  for (let nonce = 0; ; nonce++) {
    const header = encodeBitcoinHeader({ version: 1, previousHash, merkleRoot, timestamp: NOW, bits, nonce })
    if (bitcoinWorkValue(header) <= decodeCompactTarget(bits) === hasWork) return header
  }
}

/** Returns a chain of `length` headers on `parent`. */
function branchOn(parent: Bytes, length: number, salt: number): Bytes[] {
  const branch: Bytes[] = []
  for (let i = 0; i < length; i++) branch.push(headerOn(branch.at(-1) ?? parent, salt))
  return branch
}

const receive = (scene: BridgeScene, header: Bytes, manner: Manner = {}) =>
  answer(scene, 'receiveHeader(bytes)', 'int256', [header], { timestamp: NOW, ...manner })
const best = (scene: BridgeScene) => answer(scene, 'getBtcBlockchainBestBlockHeader()', 'bytes')
const indexed = (scene: BridgeScene, height: number) => scene.read(hashedEntry('btcBlockHeight', height).slot)
const entryOf = (header: Bytes) => `0xa0${toHex(bitcoinBlockHash(header)).slice(2)}`

describe('receiveHeader', () => {
  it('receiveHeader extends the chain', async () => {
    const scene = await setBridgeScene()
    const header = headerOn(GENESIS, 1)
    expect(await receive(scene, header)).toBe(0n)
    expect(await best(scene)).toBe(toHex(header))
    expect(await indexed(scene, 1)).toBe(entryOf(header))
    expect(await scene.read('receiveHeadersLastTimestamp')).toBe('0x846553f100')
  })

  it('receiveHeader returns a code for each kind of invalid header', async () => {
    const scene = await setBridgeScene()
    expect(await receive(scene, new Uint8Array(79))).toBe(-20n)
    expect(await receive(scene, GENESIS)).toBe(-4n)
    expect(await receive(scene, headerOn(headerOn(GENESIS, 1), 1))).toBe(-3n)
    expect(await receive(scene, headerOn(GENESIS, 1, { hasWork: false }))).toBe(-99n)
    expect(await receive(scene, headerOn(GENESIS, 1, { bits: 0x207ffffe }))).toBe(-99n)
    expect(await scene.read('receiveHeadersLastTimestamp')).toBeUndefined() // none of them counts
  })

  it('receiveHeader accepts a header every 300 seconds', async () => {
    const scene = await setBridgeScene()
    const [first = GENESIS, second = GENESIS] = branchOn(GENESIS, 2, 1)
    expect(await receive(scene, first)).toBe(0n)
    expect(await receive(scene, second, { timestamp: NOW + 299 })).toBe(-1n)
    expect(await receive(scene, second, { timestamp: NOW + 300 })).toBe(0n)
  })

  it('receiveHeader rejects a header more than 25 blocks below the head', async () => {
    const scene = await setBridgeScene()
    await scene.ask('receiveHeaders(bytes[])', [branchOn(GENESIS, 27, 1)], { rules: rulesWithout('rskip200') })
    expect(await receive(scene, headerOn(GENESIS, 2))).toBe(-2n)
    const other = await setBridgeScene()
    await other.ask('receiveHeaders(bytes[])', [branchOn(GENESIS, 26, 1)], { rules: rulesWithout('rskip200') })
    expect(await receive(other, headerOn(GENESIS, 2))).toBe(0n)
  })

  it('receiveHeader rejects a block of mainnet whose work exceeds 12 bytes, before RSKIP-434', async () => {
    const bitcoin = { ...regtest.bridge.bitcoin, tooMuchWorkFrom: mainnet.bridge.bitcoin.tooMuchWorkFrom ?? 0 }
    for (const [height, rules, expected] of [
      [849_137, rulesWithout('rskip434'), -99n],
      [849_136, rulesWithout('rskip434'), 0n],
      [849_137, ALL_RULES, 0n],
    ] as const) {
      const scene = await setBridgeScene({ ...regtest.bridge, bitcoin })
      const parent = { height, work: 2n ** 90n, header: headerOn(GENESIS, 9) }
      await scene.put(bitcoinBlockHash(parent.header), encodeStoredBlock(parent, ALL_RULES))
      await scene.put(storageEntry('blockStoreChainHead').slot, encodeStoredBlock(parent, ALL_RULES))
      const code = await receive(scene, headerOn(parent.header, 1), { rules })
      expect(code).toBe(expected)
    }
  })
})

describe('a branch', () => {
  const asFederator = async () => {
    const scene = await setBridgeScene()
    const send = (headers: readonly Bytes[], manner: Manner = {}) =>
      scene.ask('receiveHeaders(bytes[])', [headers], { rules: rulesWithout('rskip200'), ...manner })
    return { scene, send }
  }

  it('a branch with the same work is stored beside the best chain, and replaces it with more work', async () => {
    const { scene, send } = await asFederator()
    const main = branchOn(GENESIS, 3, 1)
    const [first = GENESIS] = main
    const side = branchOn(first, 3, 2)
    await send(main)
    await send(side.slice(0, 2))
    expect(await best(scene)).toBe(toHex(main[2] ?? GENESIS))
    expect(await indexed(scene, 3)).toBe(entryOf(main[2] ?? GENESIS))
    await send(side.slice(2))
    expect(await best(scene)).toBe(toHex(side[2] ?? GENESIS))
    for (const [i, header] of [first, ...side].entries()) expect(await indexed(scene, i + 1)).toBe(entryOf(header))
    expect(
      await answer(scene, 'getBtcBlockchainBlockHeaderByHash(bytes32)', 'bytes', [
        bitcoinBlockHash(main[2] ?? GENESIS),
      ]),
    ).toBe(toHex(main[2] ?? GENESIS))
  })

  it('a branch that does not lead back to the best chain is not stored', async () => {
    const first = { height: 5, work: 1000n, header: headerOn(headerOn(GENESIS, 9), 9) }
    const bitcoin = { ...regtest.bridge.bitcoin, checkpoints: { first, last: first } }
    const scene = await setBridgeScene({ ...regtest.bridge, bitcoin })
    const send = (headers: readonly Bytes[]) =>
      scene.ask('receiveHeaders(bytes[])', [headers], { rules: rulesWithout('rskip200') })
    const [onGenesis, onFirst] = [headerOn(GENESIS, 1), headerOn(first.header, 1)]
    await send([onGenesis, onFirst])
    expect(await scene.read(bitcoinBlockHash(GENESIS))).toBeDefined() // its parent is stored
    expect(await scene.read(bitcoinBlockHash(onGenesis))).toBeUndefined()
    expect(await best(scene)).toBe(toHex(onFirst))
  })

  it('receiveHeaders skips headers that are known, have no known parent or lack work', async () => {
    const { scene, send } = await asFederator()
    const [first = GENESIS, second = GENESIS] = branchOn(GENESIS, 2, 1)
    const orphan = headerOn(headerOn(GENESIS, 8), 8)
    await send([GENESIS, orphan, first, first, headerOn(first, 3, { hasWork: false }), second])
    expect(await best(scene)).toBe(toHex(second))
  })

  it('receiveHeaders with a header of another length fails and adds none', async () => {
    const { scene, send } = await asFederator()
    expect((await send([headerOn(GENESIS, 1), new Uint8Array(81)])).failed).toBe(true)
    expect(await scene.read('blockStoreChainHead')).toBeUndefined()
    const early = { rules: rulesWithout('rskip200', 'rskip124'), privateKey: KEY }
    const federated = await setBridgeScene(federatedBy(KEY))
    const long = new Uint8Array(85)
    long.set(headerOn(GENESIS, 1))
    expect((await federated.ask('receiveHeaders(bytes[])', [[long]], early)).failed).toBe(false)
    expect(await answer(federated, 'getBtcBlockchainBestChainHeight()', 'int256')).toBe(1n)
  })
})

describe('receiveHeaders', () => {
  it('receiveHeaders is restricted to the federation, except from RSKIP-124 to RSKIP-200', async () => {
    const scene = await setBridgeScene(federatedBy(KEY))
    const data = callData('receiveHeaders(bytes[])', [[headerOn(GENESIS, 1)]])
    const failed = async (manner: Manner) => (await scene.ask(data, [], manner)).failed
    expect(await failed({ from: SENDER })).toBe(true)
    expect(await failed({ from: SENDER, rules: rulesWithout('rskip200', 'rskip124') })).toBe(true)
    expect(await failed({ from: SENDER, rules: rulesWithout('rskip200') })).toBe(false)
    expect(await failed({ privateKey: KEY })).toBe(false)
  })
})

describe('the price of headers', () => {
  it.each([
    ['fixed before RSKIP-124', rulesWithout('rskip200', 'rskip124', 'rskip132'), 22_000n, 0n],
    ['linear since RSKIP-124', rulesWithout('rskip200', 'rskip132'), 66_000n, 1650n],
    ['lower and steeper since RSKIP-132', rulesWithout('rskip200'), 25_000n, 3500n],
  ])('the gas of receiveHeaders is %s', async (_how, rules, first, each) => {
    const scene = await setBridgeScene(federatedBy(KEY))
    for (let count = 0; count < 10; count++) {
      const data = callData('receiveHeaders(bytes[])', [Array<Bytes>(count).fill(GENESIS)])
      const { gas } = await scene.ask(data, [], { privateKey: KEY, rules })
      expect(gas).toBe(first + each * BigInt(Math.max(0, count - 1)) + 2n * BigInt(data.length))
    }
  })
})

describe('the price of getBtcTransactionConfirmations', () => {
  const WORD = `0x${'11'.repeat(32)}`
  const PROOF = callData('getBtcTransactionConfirmations(bytes32,bytes32,uint256,bytes32[])', [WORD, WORD, 0, []])

  it('the price of getBtcTransactionConfirmations writes the first block, and only a paid call indexes it', async () => {
    const poor = await setBridgeScene()
    expect((await poor.ask(PROOF, [], { gasLimit: 20_000n })).failed).toBe(true)
    expect(await poor.read('blockStoreChainHead')).toBeDefined()
    expect(await indexed(poor, 0)).toBeUndefined()
    const rich = await setBridgeScene()
    expect((await rich.ask(PROOF)).failed).toBe(false)
    expect(await indexed(rich, 0)).toBe(entryOf(GENESIS))
  })
})
