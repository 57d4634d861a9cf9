import { fromHex } from '../base/hex.ts'
import { encodeBitcoinHeader } from '../bitcoin/header.ts'
import type { BitcoinNetwork } from './bridgeConstants.ts'

/** Encodes a genesis header. The genesis blocks of all networks contain the same transaction. */
function genesisHeader(timestamp: number, bits: number, nonce: number) {
  const merkleRoot = fromHex('0x4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b').reverse()
  return encodeBitcoinHeader({ version: 1, previousHash: new Uint8Array(32), merkleRoot, timestamp, bits, nonce })
}

/** Maximum target of the main and the test network. */
const MAX_TARGET = 0xffffn << 208n

const MAIN_CHECKPOINT = {
  height: 499_968,
  work: 0x00cd6eae36c0cee5640896d3n,
  header: fromHex(
    '0x00000020e37c80a7a8b850e3e89add09090b6b89b874496513ef89000000000000000000285ddc7985e7c34eb205d2c3129727f7bc10873e11e054b48d1a92786a42d7d2c8c8375a459600189b3aa792',
  ),
}

export const BITCOIN_MAIN: BitcoinNetwork = {
  name: 'main',
  keyVersion: 0,
  scriptVersion: 5,
  genesisHeader: genesisHeader(1_231_006_505, 0x1d00ffff, 2_083_236_893),
  maximumTarget: MAX_TARGET,
  isRetargeted: true,
  checkpoints: { first: MAIN_CHECKPOINT, last: MAIN_CHECKPOINT },
  heightIndexFrom: 696_022,
  searchDepth: 4320,
  tooMuchWorkFrom: 849_138,
}

export const BITCOIN_TEST: BitcoinNetwork = {
  name: 'test',
  keyVersion: 111,
  scriptVersion: 196,
  genesisHeader: genesisHeader(1_296_688_602, 0x1d00ffff, 414_098_458),
  maximumTarget: MAX_TARGET,
  isRetargeted: true,
  easyBlocksSince: 1_329_264_000,
  checkpoints: {
    first: {
      height: 1_413_216,
      work: 0x000000c1a1942223f6072a8dn,
      header: fromHex(
        '0x00000020c4891929bff550199ebac0f3c8691f19d84633de53da8af346000000000000000c109cfe5b24faa1e0174b788c7e3e8f2fb340bcee07a544914b167ad4c27b82b9a9995bf05f4c1908698a4b',
      ),
    },
    last: {
      height: 1_514_016,
      work: 0x0000010e55be7920b1eb4214n,
      header: fromHex(
        '0x0000ff3f08d61fcf532a044364f0648a41a55bba405d5aa0bf6f415d8402000000000000a4fb1664d00ae4448dbdf8f99f1a78f7c5bb8036fd69d6f34aed5ee62386f65c1d12cc5cf886021ae7c52b17',
      ),
    },
  },
  heightIndexFrom: 2_039_594,
  searchDepth: 4320,
  rememberedBlock: {
    askedIn: 5_148_285,
    height: 2_817_125,
    work: 0xddeb5fbcd969312a77cn,
    header: fromHex(
      '0x000000203b5d178405c4e6e7dc07d63d6de5db1342044791721654760c00000000000000796cf6743a036300b43fb3abe6703d04a7999751b6d5744f20327d1175320bd37b954e66ffff001d56dc11ce',
    ),
  },
}

export const BITCOIN_REGTEST: BitcoinNetwork = {
  name: 'regtest',
  keyVersion: 111,
  scriptVersion: 196,
  genesisHeader: genesisHeader(1_296_688_602, 0x207fffff, 2),
  maximumTarget: 2n ** 255n - 1n,
  isRetargeted: false,
  checkpoints: undefined,
  heightIndexFrom: 10,
  searchDepth: 5,
}
