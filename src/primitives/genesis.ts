import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { bytesToBigint, minimalBytes } from '../base/integer.ts'
import type { Network } from '../chainspec/network.ts'
import { rulesAt } from '../chainspec/rulesAt.ts'
import { type Block, createBlock } from './block.ts'
import { EMPTY_ROOT, type Header, headerVersionAt, NO_UNCLES_HASH } from './header.ts'

const ZERO_BYTE = Uint8Array.of(0)

/**
 * Creates the network's first block; `stateRoot` is the unitrie's root after `writeGenesis`. Mainnet's header carries the root
 * of a trie that is older than the unitrie instead.
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
    // The genesis files of the reference have a zero byte in place of each part of a proof, and it is hashed.
    bitcoinMergedMiningHeader: ZERO_BYTE,
    bitcoinMergedMiningMerkleProof: ZERO_BYTE,
    bitcoinMergedMiningCoinbaseTransaction: ZERO_BYTE,
  }
  return createBlock(header, [], [], rules)
}
