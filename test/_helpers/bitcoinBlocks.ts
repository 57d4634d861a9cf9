import { type Bytes, concatBytes } from '../../src/base/bytes.ts'
import { type Hex, toHex } from '../../src/base/hex.ts'
import { bitcoinBlockHash, encodeBitcoinHeader } from '../../src/bitcoin/header.ts'
import { encodeStoredBlock } from '../../src/bridge/bitcoinChain/storedBlock.ts'
import type { BitcoinCheckpoint } from '../../src/chainspec/bridgeConstants.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import type { Rules } from '../../src/chainspec/rules.ts'
import { doubleSha256 } from '../../src/crypto/sha256.ts'
import { type BridgeScene, setBridgeScene } from './bridge.ts'
import { ALL_RULES } from './evmScene.ts'

const HEIGHT = 8

/** The transactions' ids, as people read them, and the tree over them: four leaves. */
export const LEAVES = [1, 2, 3, 4].map((byte) => new Uint8Array(32).fill(byte))
export const join = (left: Bytes, right: Bytes) =>
  doubleSha256(concatBytes(left.toReversed(), right.toReversed())).reverse()
const [L0 = new Uint8Array(0), L1 = L0, L2 = L0, L3 = L0] = LEAVES
const RIGHT = join(L2, L3)
const ROOT = join(join(L0, L1), RIGHT)

/** Eight blocks on regtest's genesis; nobody checks their work. */
function mine(): BitcoinCheckpoint[] {
  const blocks: BitcoinCheckpoint[] = [{ height: 0, work: 2n, header: regtest.bridge.bitcoin.genesisHeader }]
  for (let height = 1; height <= HEIGHT; height++) {
    const previousHash = bitcoinBlockHash(blocks[height - 1]?.header ?? new Uint8Array(0)).reverse()
    const fields = {
      version: 1,
      merkleRoot: ROOT.toReversed(),
      timestamp: 1000 + height,
      bits: 0x207fffff,
      nonce: height,
    }
    blocks.push({ height, work: BigInt(2 + 2 * height), header: encodeBitcoinHeader({ ...fields, previousHash }) })
  }
  return blocks
}

export const BLOCKS = mine()
export const HASHES = BLOCKS.map(({ header }) => bitcoinBlockHash(header))
export const hashAt = (height: number): Hex => toHex(HASHES[height] ?? new Uint8Array(0))
export const headerAt = (height: number): Hex => toHex(BLOCKS[height]?.header ?? new Uint8Array(0))

/** A Bridge that has been told of them all. */
export async function sceneWithBitcoin(rules: Rules = ALL_RULES): Promise<BridgeScene> {
  const scene = await setBridgeScene()
  for (const [i, block] of BLOCKS.entries()) {
    await scene.put(HASHES[i] ?? new Uint8Array(32), encodeStoredBlock(block, rules))
    await scene.put('blockStoreChainHead', encodeStoredBlock(block, rules))
  }
  return scene
}
