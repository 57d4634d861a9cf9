import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { bytesToBigint, minimalBytes, signedMinimalBytes } from '../base/integer.ts'
import { type GenesisSpec, genesisNumber, type Network } from '../chainspec/network.ts'
import type { Rules } from '../chainspec/rules.ts'
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
  const number = genesisNumber(network)
  const rules = rulesAt(network, number)
  const header: Header = {
    parentHash: new Uint8Array(32),
    unclesHash: NO_UNCLES_HASH,
    coinbase: genesis.coinbase,
    stateRoot: genesis.headerStateRoot ?? stateRoot,
    transactionsRoot: EMPTY_ROOT,
    receiptsRoot: EMPTY_ROOT,
    logsBloom: new Uint8Array(256),
    number,
    gasLimit: genesis.gasLimit,
    gasLimitBytes: minimalBytes(genesis.gasLimit),
    gasUsed: 0n,
    timestamp: genesis.timestamp,
    extraData: genesis.extraData,
    paidFees: 0n,
    minimumGasPrice: genesis.minimumGasPrice,
    uncleCount: 0,
    ...(rules.has('rskipUmm') ? { ummRoot: EMPTY_BYTES } : {}),
    ...(number === 0 ? originalParts(genesis, rules) : laterParts(genesis, rules)),
  }
  return createBlock(header, [], [], rules)
}

/** Returns the parts of block 0. The reference node's files have a zero byte for each part of the proof, which is hashed. */
function originalParts({ difficultyBytes }: GenesisSpec, rules: Rules) {
  return {
    version: headerVersionAt(rules),
    difficulty: bytesToBigint(difficultyBytes),
    difficultyBytes,
    bitcoinMergedMiningHeader: ZERO_BYTE,
    bitcoinMergedMiningMerkleProof: ZERO_BYTE,
    bitcoinMergedMiningCoinbaseTransaction: ZERO_BYTE,
  }
}

/** Returns the parts of a genesis block with another number, whose header is encoded by the rules at its height. */
function laterParts(genesis: GenesisSpec, rules: Rules) {
  const version = headerVersionAt(rules)
  const difficulty = bytesToBigint(genesis.difficultyBytes)
  return {
    version,
    difficulty,
    difficultyBytes: signedMinimalBytes(difficulty),
    ...(version >= 1 && rules.has('rskip144') ? { edges: [] } : {}),
    ...(version >= 2 ? { baseEvent: EMPTY_BYTES } : {}),
    bitcoinMergedMiningHeader: EMPTY_BYTES,
    bitcoinMergedMiningMerkleProof: EMPTY_BYTES,
    bitcoinMergedMiningCoinbaseTransaction: EMPTY_BYTES,
  }
}
