import { fromHex, isHex } from '../../base/hex.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { isRecord } from '../deviation.ts'
import { isHash } from '../material.ts'
import { call, finding, type Invariant, type Probe, type ProbeCall } from './invariant.ts'

const MAX_RECEIPTS = 12
const BLOOM_BYTES = 256
/** An address or a topic. */
const BLOOM_ITEM = /^0x([0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/

/** Checks that a block's logs are the same by hash, by number and in its receipts. */
const logsOfBlock: Invariant = async (probe, { number, blockHash }) => {
  if (number === undefined || blockHash === undefined) return
  const byHash = await probe.list(call('eth_getLogs', { blockHash }))
  const asked = call('eth_getLogs', { fromBlock: number, toBlock: number })
  await probe.agrees(asked, byHash, 'the same by blockHash')
  const block = await probe.record(call('eth_getBlockByNumber', number, false))
  const hashes = Array.isArray(block?.transactions) ? block.transactions : []
  if (hashes.length > MAX_RECEIPTS || !hashes.every(isHash)) return
  const inReceipts = await Promise.all(hashes.map((hash) => logsInReceipt(probe, hash)))
  if (inReceipts.includes(undefined)) return
  await probe.agrees(asked, inReceipts.flat(), 'the receipts of the block')
}

async function logsInReceipt(probe: Probe, hash: string): Promise<readonly unknown[] | undefined> {
  const logs = (await probe.record(call('eth_getTransactionReceipt', hash)))?.logs
  return Array.isArray(logs) ? logs : undefined
}

/** Checks that a filter by address returns exactly the logs of that address. */
const byAddress: Invariant = async (probe, { blockHash }) => {
  if (blockHash === undefined) return
  const logs = ((await probe.list(call('eth_getLogs', { blockHash }))) ?? []).filter(isRecord)
  const address = logs[0]?.address
  if (address === undefined) return
  const expected = logs.filter((log) => log.address === address)
  await probe.agrees(call('eth_getLogs', { blockHash, address }), expected, 'all logs of the block')
}

/** Checks that the blooms of a receipt and of its block contain the receipt's logs. */
const blooms: Invariant = async (probe, { number, transactionHash }) => {
  if (number === undefined || transactionHash === undefined) return
  const ofReceipt = call('eth_getTransactionReceipt', transactionHash)
  const receipt = await probe.record(ofReceipt)
  const logs = Array.isArray(receipt?.logs) ? receipt.logs.filter(isRecord) : []
  const items = logs.flatMap(({ address, topics }) => [address, ...(Array.isArray(topics) ? topics : [])])
  requireInBloom(probe, ofReceipt, receipt?.logsBloom, items)
  const ofBlock = call('eth_getBlockByNumber', number, false)
  requireInBloom(probe, ofBlock, (await probe.record(ofBlock))?.logsBloom, items)
}

function requireInBloom(probe: Probe, asked: ProbeCall, bloom: unknown, items: readonly unknown[]): void {
  if (typeof bloom !== 'string' || !isHex(bloom) || bloom.length !== 2 + 2 * BLOOM_BYTES) return
  const bytes = fromHex(bloom)
  const isIn = (item: string) =>
    bloomBits(fromHex(item)).every((bit) => ((bytes[BLOOM_BYTES - 1 - (bit >> 3)] ?? 0) >> (bit & 7)) & 1)
  const lost = items.find((item) => typeof item === 'string' && BLOOM_ITEM.test(item) && !isIn(item))
  if (lost !== undefined)
    probe.blame(
      asked,
      finding('wrongValue', 'logsBloom', `a bloom filter that includes ${lost}, which is in the logs`, bloom),
    )
}

/** Returns the three bloom bits of an item: each from two bytes of its hash, counted from the end of the filter. */
function bloomBits(item: Uint8Array): number[] {
  const hash = keccak256(item)
  return [0, 2, 4].map((i) => ((hash[i] ?? 0) * 256 + (hash[i + 1] ?? 0)) % (BLOOM_BYTES * 8))
}

export const ofLogs: readonly Invariant[] = [logsOfBlock, byAddress, blooms]
