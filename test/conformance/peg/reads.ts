import { AbiCoder } from 'ethers'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { decodeRlp, requireList, requireString } from '../../../src/base/rlp.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'
import { createOverlay } from '../../../src/state/overlay.ts'
import { BRIDGE } from '../../_helpers/bridge.ts'
import { RUN_BUDGETS } from '../../_helpers/budgets.ts'
import { createTestEvm } from '../../_helpers/createTestEvm.ts'
import { BLOCK } from '../../_helpers/evmScene.ts'
import { type PegChain, type RecordedReads, readPegFile } from '../../_helpers/recordedPeg.ts'
import { type Comparison, createComparison } from './comparison.ts'

/** All calls are repeated after each so many blocks; calls with changed results are made after every block. */
const CALL_ALL_EVERY = 25

/** The result of a method that fails or does not exist. */
const FAILED: Hex = '0x'

/** Compares the results of the Bridge's read methods, called without a sender. */
function compareCalls(reads: RecordedReads): Comparison {
  const { calls, blocks } = reads
  const evm = createTestEvm(RUN_BUDGETS)
  const sender = { sender: new Uint8Array(20), isAnonymous: true, gasPrice: 0n, value: 0n, gasLimit: 10_000_000n }
  const results = new Map(Object.entries(blocks['0'] ?? {}))
  return createComparison(async ({ header: { number, timestamp } }, chain, same) => {
    const environment = { ...BLOCK, number, timestamp, rules: rulesAt(regtest, number) }
    const changed = Object.entries(blocks[number] ?? {})
    for (const [id, result] of changed) results.set(id, result)
    const state = await chain.reads.worldAt({ kind: 'latest' })
    for (const [id, result] of number % CALL_ALL_EVERY === 0 ? results : changed) {
      const { method = id, data = FAILED } = calls[Number(id)] ?? {}
      const execution = await evm.run(environment, { ...sender, to: BRIDGE, data: fromHex(data) }, createOverlay(state))
      const found = execution.paysWholeGasLimit === true ? FAILED : toHex(execution.output)
      same(method, result.startsWith('error') ? FAILED : result, found)
    }
  })
}

const decodeAbi = (type: string, result: string) => AbiCoder.defaultAbiCoder().decode([type], result)[0]

/** Returns the hashes in a result of `getStateForBtcReleaseClient`: a list of one list of alternating hashes and transactions. */
function hashesIn(result: string): string[] {
  const [waiting] = requireList(decodeRlp(fromHex(decodeAbi('bytes', result))), 'state')
  return requireList(waiting, 'waiting')
    .filter((_, index) => index % 2 === 0)
    .map((hash) => toHex(requireString(hash, 'hash')))
}

/** Compares the height and the hashes of `eth_bridgeState` with the results of the Bridge's methods; `seen` collects them. */
function compareBridgeState(
  { calls, blocks }: RecordedReads,
  seen: Readonly<Record<'heights' | 'waiting', Set<string>>>,
): Comparison {
  const idOf = (name: string) => `${calls.find(({ method }) => method === name)?.id}`
  const [heightId, signersId] = [idOf('getBtcBlockchainBestChainHeight'), idOf('getStateForBtcReleaseClient')]
  let results = blocks['0'] ?? {}
  return createComparison(async ({ header }, chain, same) => {
    results = { ...results, ...blocks[header.number] }
    const state = await chain.reads.bridgeState()
    const [height, waiting] = [`${state.bitcoinHeight}`, state.waitingForSignatures.map(toHex)]
    same('height', `${decodeAbi('int256', results[heightId] ?? '0x')}`, height)
    same('waiting for signatures', hashesIn(results[signersId] ?? '0x').join(), waiting.join())
    seen.heights.add(height)
    for (const hash of waiting) seen.waiting.add(hash)
  })
}

/** Returns the comparisons of what the Bridge returns, and the heights and hashes that they see. */
export function compareReads(name: PegChain) {
  const recorded = readPegFile<RecordedReads>(name, 'bridge-reads')
  const seen = { heights: new Set<string>(), waiting: new Set<string>() }
  const [calls, state] = [compareCalls(recorded), compareBridgeState(recorded, seen)]
  return { calls, state, seen, comparisons: [calls, state] }
}
