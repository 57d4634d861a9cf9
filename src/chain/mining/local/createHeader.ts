import type { Bytes } from '../../../base/bytes.ts'
import { encodeRlp } from '../../../base/encodeRlp.ts'
import { signedMinimalBytes } from '../../../base/integer.ts'
import type { Rules } from '../../../chainspec/rules.ts'
import { type Header, headerVersionAt, NO_UNCLES_HASH } from '../../../primitives/header.ts'
import { receiptsRoot, transactionsRoot } from '../../../state/roots.ts'
import type { ExecutedBlock } from '../../execution/blockExecution.ts'
import type { Frame } from './nextBlock.ts'

const CLIENT_NAME = new TextEncoder().encode('scion')

/** The header of a block that was executed, without a merged mining proof. */
export function createHeader(
  parentHash: Bytes,
  frame: Frame,
  executed: Omit<ExecutedBlock, 'senders' | 'failures' | 'consoleCalls'>,
  stateRoot: Bytes,
  rules: Rules,
): Header {
  const version = headerVersionAt(rules)
  return {
    parentHash,
    unclesHash: NO_UNCLES_HASH,
    ...frame,
    difficultyBytes: signedMinimalBytes(frame.difficulty),
    gasLimitBytes: signedMinimalBytes(frame.gasLimit), // two's complement, as the reference's miner writes it
    stateRoot,
    transactionsRoot: transactionsRoot(executed.transactions, rules),
    receiptsRoot: receiptsRoot(executed.receipts, rules),
    logsBloom: executed.logsBloom,
    gasUsed: executed.gasUsed,
    extraData: encodeRlp([Uint8Array.of(1), CLIENT_NAME]),
    paidFees: executed.paidFees,
    uncleCount: 0,
    version,
    ...(rules.has('rskipUmm') ? { ummRoot: new Uint8Array(0) } : {}),
    ...(version >= 1 ? { edges: [] } : {}),
    ...(version >= 2 ? { baseEvent: new Uint8Array(0) } : {}),
    bitcoinMergedMiningHeader: new Uint8Array(0),
    bitcoinMergedMiningMerkleProof: new Uint8Array(0),
    bitcoinMergedMiningCoinbaseTransaction: new Uint8Array(0),
  }
}
