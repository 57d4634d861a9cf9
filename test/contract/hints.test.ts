import { expect } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { hints } from '../../src/chain/api/hints.ts'
import { contractAddress } from '../../src/primitives/transaction.ts'
import type { RequestObserver } from '../../src/rpc/dispatch.ts'
import { requireAccount, signFrom } from '../_helpers/chain.ts'
import { it, type StartNode } from '../_helpers/it.ts'
import { ask } from '../_helpers/wire.ts'

const REGTEST = { networks: ['regtest'], mining: 'auto' }
const PRICE = 10n ** 9n
const CONTRACT = '0x00000000000000000000000000000000000000aa'
const BLOBHASH = '0x5f49'
/** Code that calls the contract with a part of its gas, and reverts without data. */
const REVERTS_AFTER = `0x5f5f5f5f5f73${CONTRACT.slice(2)}612710f1505f5ffd`

/** Returns the hint about BLOBHASH in the contract's code, or in init code. */
const missing = (place: string) =>
  hints.ofDifference({
    kind: 'missingOpcode',
    ...{ code: 0x49, name: 'BLOBHASH', evmVersion: 'shanghai', programCounter: 1 },
    ...(place === CONTRACT
      ? { contract: new Uint8Array(20).fill(0xaa, 19), isInitCode: false }
      : { contract: contractAddress(new Uint8Array(20), 0n), isInitCode: true }),
  })

/** Starts a node with an observer, and collects the hints that the observer receives. */
async function startWatched(startNode: StartNode) {
  const observed: string[] = []
  const requestObserver: RequestObserver = {
    begin: () => ({ onConsole: () => undefined, onHint: (hint) => void observed.push(hint), end: () => undefined }),
  }
  const { ask } = await startNode(REGTEST, { requestObserver })
  return { observed, ask }
}

it('a nonce ahead of the next one: the observer receives a hint if it is accepted, the sender if it is refused', async ({
  startNode,
}) => {
  const { observed, ask } = await startWatched(startNode)
  const send = (nonce: bigint) =>
    ask('eth_sendRawTransaction', toHex(signFrom(6, { to: requireAccount(8).address, gasPrice: PRICE, nonce })))
  expect(await send(0n)).toMatchObject({ result: expect.any(String) })
  expect(observed).toEqual([])
  expect(await send(3n)).toMatchObject({ result: expect.any(String) })
  expect(observed).toEqual([hints.nonceAhead(3n, 1n)])
  const message = 'transaction nonce too high'
  const data = { hint: hints.nonceAhead(40n, 1n) }
  expect(await send(40n)).toMatchObject({ error: { code: -32010, message, data } })
})

it('the data of a revert is its payload, also with a hint', async ({ startNode }) => {
  const { observed, ask } = await startWatched(startNode)
  const message = 'VM Exception while processing transaction: transaction reverted'
  const overrides = { [CONTRACT]: { code: BLOBHASH } }
  for (const method of ['eth_call', 'eth_estimateGas']) {
    const { error } = await ask(method, { data: REVERTS_AFTER }, 'latest', overrides)
    expect(error).toEqual({ code: -32015, message, data: '0x' })
    expect(observed.splice(0)).toEqual([missing(CONTRACT)])
  }
})

it('a missing opcode: the error of an estimate has a hint, a call reports it to the observer only', async ({
  startNode,
}) => {
  const { observed, ask } = await startWatched(startNode)
  const hint = missing('init code')
  expect((await ask('eth_estimateGas', { data: BLOBHASH })).error).toMatchObject({ code: -32000, data: { hint } })
  expect(observed).toEqual([])
  expect(await ask('eth_call', { data: BLOBHASH }, 'latest')).toMatchObject({ result: '0x' })
  expect(observed).toEqual([hint])
})

it('profile hosted has hints in error data', async ({ startNode }) => {
  const { node, url } = await startNode({ ...REGTEST, profile: 'hosted', open: false })
  const { key } = await node.keys.create({ name: 'any', network: 'all' })
  const { error } = await ask(url(`regtest/${key}`), 'eth_sendRawTransaction', '0x02c0')
  expect(error?.data).toEqual({ hint: hints.typedTransaction })
})

it('the error for a gas price below or above the accepted range has a hint', async ({ startNode }) => {
  const { ask } = await startWatched(startNode)
  await ask('hardhat_setNextBlockBaseFeePerGas', `0x${PRICE.toString(16)}`)
  await ask('hardhat_mine')
  const { minimumGasPrice } = Object((await ask('eth_getBlockByNumber', 'latest')).result)
  const minimum = BigInt(minimumGasPrice)
  const send = async (gasPrice: bigint) =>
    (await ask('eth_sendRawTransaction', toHex(signFrom(7, { to: requireAccount(8).address, gasPrice })))).error
  expect(await send(minimum - 1n)).toMatchObject({ code: -32010, data: { hint: hints.gasPriceTooLow(minimum) } })
  expect(await send(80n * minimum + 1n)).toMatchObject({
    code: -32010,
    data: { hint: hints.gasPriceTooHigh(80n * minimum) },
  })
})

it('the observer receives a hint about EIP-1559 fees, which the wallet ignores', async ({ startNode }) => {
  const { observed, ask } = await startWatched(startNode)
  const from = toHex(requireAccount(1).address)
  const fees = { maxFeePerGas: '0x1', maxPriorityFeePerGas: null, accessList: [] }
  const { error } = await ask('eth_sendTransaction', { from, to: from, ...fees })
  expect(error).toBeUndefined()
  expect(observed).toEqual([hints.ignoredMembers(['maxFeePerGas', 'accessList'])])
  await ask('eth_sendTransaction', { from, to: from, gasPrice: '0x1' })
  expect(observed).toHaveLength(1)
})
