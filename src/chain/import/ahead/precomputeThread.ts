/** The program of a thread that computes results for blocks of one network. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Bytes } from '../../../base/bytes.ts'
import { RlpError } from '../../../base/rlp.ts'
import type { Network } from '../../../chainspec/network.ts'
import { decodeBlock } from '../../../primitives/block.ts'
import { type Precomputed, precompute } from './precompute.ts'
import { type AskedBlocks, packResults, unpackBlocks } from './precomputeMessages.ts'

const network: Network = workerData

parentPort?.on('message', (asked: AskedBlocks) => {
  try {
    const results = packResults(unpackBlocks(asked).map(compute))
    parentPort?.postMessage(results, [results.addresses])
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) })
  }
})

function compute(encoded: Bytes): Precomputed | undefined {
  try {
    return precompute(network, decodeBlock(encoded, network))
  } catch (error) {
    if (error instanceof RlpError) return undefined // the source has the error for it
    throw error
  }
}
