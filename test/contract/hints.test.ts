import { expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { hints } from '../../src/chain/api/hints.ts'
import { contractAddress } from '../../src/primitives/transaction.ts'
import type { RequestObserver } from '../../src/rpc/requestObserver.ts'
import { requireAccount, signFrom } from '../_helpers/chain.ts'
import { useFixture } from '../_helpers/fixture.ts'
import { call } from '../_helpers/wire.ts'

const start = useFixture()
const REGTEST = { networks: ['regtest'], mining: 'auto' }
const PRICE = 10n ** 9n
const CONTRACT = '0x00000000000000000000000000000000000000aa'
const BLOBHASH = '0x5f49'
/** Calls the contract with some of its gas, and reverts without a word. */
const REVERTS_AFTER = `0x5f5f5f5f5f73${CONTRACT.slice(2)}612710f1505f5ffd`

const missing = (place: string) =>
  hints.ofDifference({
    kind: 'missingOpcode',
    ...{ code: 0x49, name: 'BLOBHASH', evmVersion: 'shanghai', programCounter: 1 },
    ...(place === CONTRACT
      ? { contract: new Uint8Array(20).fill(0xaa, 19), isInitCode: false }
      : { contract: contractAddress(new Uint8Array(20), 0n), isInitCode: true }),
  })

/** A node that somebody watches, and what they hear. */
async function startWatched(settings: object = {}) {
  const heard: string[] = []
  const requestObserver: RequestObserver = {
    begin: () => ({ onConsole: () => undefined, onHint: (hint) => void heard.push(hint), end: () => undefined }),
  }
  const { url } = await start({ ...REGTEST, ...settings }, { requestObserver })
  const ask = async (method: string, ...params: readonly unknown[]) => (await call(url('regtest'), method, params)).body
  return { heard, ask }
}

it('a nonce ahead of the next one is told: while it waits to who watches, where it is refused to its sender', async () => {
  const { heard, ask } = await startWatched()
  const send = (nonce: bigint) =>
    ask('eth_sendRawTransaction', toHex(signFrom(6, { to: requireAccount(8).address, gasPrice: PRICE, nonce })))
  expect(await send(0n)).toMatchObject({ result: expect.any(String) })
  expect(heard).toEqual([])
  expect(await send(3n)).toMatchObject({ result: expect.any(String) })
  expect(heard).toEqual([hints.nonceAhead(3n, 1n)])
  const message = 'transaction nonce too high'
  const data = { hint: hints.nonceAhead(40n, 1n) }
  expect(await send(40n)).toMatchObject({ error: { code: -32010, message, data } })
})

it('the data of a revert is its payload, whatever there is to say', async () => {
  const { heard, ask } = await startWatched()
  const message = 'VM Exception while processing transaction: transaction reverted'
  const overrides = { [CONTRACT]: { code: BLOBHASH } }
  for (const method of ['eth_call', 'eth_estimateGas']) {
    const { error } = await ask(method, { data: REVERTS_AFTER }, 'latest', overrides)
    expect(error).toEqual({ code: -32015, message, data: '0x' })
    expect(heard.splice(0)).toEqual([missing(CONTRACT)])
  }
})

it('an estimate tells its caller, a call only who watches the node', async () => {
  const { heard, ask } = await startWatched()
  const hint = missing('init code')
  expect((await ask('eth_estimateGas', { data: BLOBHASH })).error).toMatchObject({ code: -32000, data: { hint } })
  expect(heard).toEqual([])
  expect(await ask('eth_call', { data: BLOBHASH }, 'latest')).toMatchObject({ result: '0x' })
  expect(heard).toEqual([hint])
})

it('every profile has them', async () => {
  const { node, url } = await start({ ...REGTEST, profile: 'hosted', open: false })
  const { key } = await node.keys.create({ name: 'any', network: 'all' })
  const { body } = await call(url(`regtest/${key}`), 'eth_sendRawTransaction', ['0x02c0'])
  expect(body.error?.data).toEqual({ hint: hints.typedTransaction })
})

it('a gas price that no block takes', async () => {
  const { ask } = await startWatched()
  await ask('hardhat_setNextBlockBaseFeePerGas', `0x${PRICE.toString(16)}`)
  await ask('hardhat_mine')
  const { minimumGasPrice } = Reflect.get(await ask('eth_getBlockByNumber', 'latest'), 'result')
  const least = BigInt(minimumGasPrice)
  const send = async (gasPrice: bigint) =>
    (await ask('eth_sendRawTransaction', toHex(signFrom(7, { to: requireAccount(8).address, gasPrice })))).error
  expect(await send(least - 1n)).toMatchObject({ code: -32010, data: { hint: hints.gasPriceTooLow(least) } })
  expect(await send(80n * least + 1n)).toMatchObject({
    code: -32010,
    data: { hint: hints.gasPriceTooHigh(80n * least) },
  })
})

it('fees of EIP-1559 that the wallet does not use', async () => {
  const { heard, ask } = await startWatched()
  const from = toHex(requireAccount(1).address)
  const fees = { maxFeePerGas: '0x1', maxPriorityFeePerGas: null, accessList: [] }
  const { error } = await ask('eth_sendTransaction', { from, to: from, ...fees })
  expect(error).toBeUndefined()
  expect(heard).toEqual([hints.ignoredMembers(['maxFeePerGas', 'accessList'])])
  await ask('eth_sendTransaction', { from, to: from, gasPrice: '0x1' })
  expect(heard).toHaveLength(1)
})
