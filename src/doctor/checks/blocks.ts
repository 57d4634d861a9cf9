import { amount, call, finding, type Invariant } from './invariant.ts'

/** Checks that a block is the same by number and by hash, and is the requested one. */
const oneBlock: Invariant = async (probe, { number, blockHash }) => {
  if (number === undefined || blockHash === undefined) return
  const byNumber = call('eth_getBlockByNumber', number, true)
  const block = await probe.record(byNumber)
  probe.holds(byNumber, 'number', block?.number, { expected: number, source: 'the requested number' })
  const byHash = call('eth_getBlockByHash', blockHash, true)
  probe.holds(byHash, 'hash', (await probe.record(byHash))?.hash, { expected: blockHash, source: 'the requested hash' })
  await probe.agrees(byHash, block, 'eth_getBlockByNumber')
}

/** Checks that a block without full transactions lists their hashes. */
const hashesOfTransactions: Invariant = async (probe, { number, blockHash }) => {
  if (number === undefined || blockHash === undefined) return
  const whole = await probe.record(call('eth_getBlockByNumber', number, true))
  if (whole === undefined || !Array.isArray(whole.transactions)) return
  const transactions = whole.transactions.map((one: { hash?: unknown } | null) => one?.hash)
  const expected = { ...whole, transactions }
  await probe.agrees(call('eth_getBlockByHash', blockHash, false), expected, 'the block with full transactions')
  await probe.agrees(call('eth_getBlockByNumber', number, false), expected, 'the block with full transactions')
}

/** Checks a block against its parent: hash, number plus one, timestamp not lower. */
const parent: Invariant = async (probe, { number }) => {
  const height = amount(number)
  if (number === undefined || height === undefined || height === 0n) return
  const block = await probe.record(call('eth_getBlockByNumber', number, true))
  const asked = call('eth_getBlockByNumber', `0x${(height - 1n).toString(16)}`, false)
  const below = await probe.record(asked)
  probe.holds(asked, 'hash', below?.hash, { expected: block?.parentHash, source: 'parentHash of the next block' })
  const [older, younger] = [amount(below?.timestamp), amount(block?.timestamp)]
  if (older === undefined || younger === undefined || older <= younger) return
  probe.blame(asked, finding('wrongValue', 'timestamp', 'at most that of the next block', below?.timestamp))
}

/** Checks that counts equal the lengths of the block's lists. */
const counts: Invariant = async (probe, { number, blockHash }) => {
  if (number === undefined || blockHash === undefined) return
  const block = await probe.record(call('eth_getBlockByNumber', number, true))
  const lists = { Transaction: block?.transactions, Uncle: block?.uncles }
  for (const [what, list] of Object.entries(lists)) {
    if (!Array.isArray(list)) continue
    const prefix = what === 'Transaction' ? 'eth_getBlockTransactionCount' : 'eth_getUncleCount'
    const by = what === 'Transaction' ? ['ByHash', 'ByNumber'] : ['ByBlockHash', 'ByBlockNumber']
    const expected = `0x${list.length.toString(16)}`
    await probe.agrees(call(`${prefix}${by[0]}`, blockHash), expected, 'the block')
    await probe.agrees(call(`${prefix}${by[1]}`, number), expected, 'the block')
  }
}

export const ofBlocks: readonly Invariant[] = [oneBlock, hashesOfTransactions, parent, counts]
