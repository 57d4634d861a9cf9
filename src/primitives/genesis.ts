import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { bytesToBigint, minimalBytes } from '../base/integer.ts'
import type { Network } from '../chainspec/network.ts'
import { rulesAt } from '../chainspec/rulesAt.ts'
import { type Block, createBlock } from './block.ts'
import { EMPTY_ROOT, type Header, headerVersionAt, NO_UNCLES_HASH } from './header.ts'

const ZERO_BYTE = Uint8Array.of(0)

/**
 * Creates the network's genesis block. `stateRoot` is the root of the unitrie after `writeGenesis`. Mainnet's header
 * has the root of an older kind of trie instead.
 */
export function createGenesisBlock(network: Network, stateRoot: Bytes): Block {
  const { genesis } = network
  const rules = rulesAt(network, 0)
  const header: Header = {
    parentHash: new Uint8Array(32),
    unclesHash: NO_UNCLES_HASH,
    coinbase: genesis.coinbase,
    stateRoot: genesis.headerStateRoot ?? stateRoot,
    transactionsRoot: EMPTY_ROOT,
    receiptsRoot: EMPTY_ROOT,
    logsBloom: new Uint8Array(256),
    difficulty: bytesToBigint(genesis.difficultyBytes),
    difficultyBytes: genesis.difficultyBytes,
    number: 0,
    gasLimit: genesis.gasLimit,
    gasLimitBytes: minimalBytes(genesis.gasLimit),
    gasUsed: 0n,
    timestamp: genesis.timestamp,
    extraData: genesis.extraData,
    paidFees: 0n,
    minimumGasPrice: genesis.minimumGasPrice,
    uncleCount: 0,
    version: headerVersionAt(rules),
    ...(rules.has('rskipUmm') ? { ummRoot: EMPTY_BYTES } : {}),
    // The reference node's genesis files have a zero byte for each part of the proof, which is part of the hash.
    bitcoinMergedMiningHeader: ZERO_BYTE,
    bitcoinMergedMiningMerkleProof: ZERO_BYTE,
    bitcoinMergedMiningCoinbaseTransaction: ZERO_BYTE,
  }
  return createBlock(header, [], [], rules)
}
