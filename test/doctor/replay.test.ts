import { describe, expect, it } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import { readDocument } from '../../src/doctor/doctor.ts'
import { liveParameters } from '../../src/doctor/parameters.ts'
import { chainIndependent, changesState, isForOwner, needsWebSocket, replaysOf } from '../../src/doctor/replay.ts'
import { parseParams } from '../../src/rpc/parseParams.ts'

const document = await readDocument()
const HASH = `0x${'ab'.repeat(32)}`
const material = {
  chainId: '0x21',
  signedFor: '0x21',
  head: '0x10',
  number: '0x9',
  blockHash: HASH,
  transactionHash: HASH,
  index: '0x0',
  addresses: [`0x${'12'.repeat(20)}`, `0x${'34'.repeat(20)}`],
}

/** Matches names of methods that change state. */
const CHANGING =
  /_(send|submit|set|mine|increase|revert|snapshot|reset|drop|impersonate|stop|load|import|unlock|add|remove)/

describe('requests to a foreign endpoint', () => {
  it('requests to a foreign endpoint cannot change its chain', () => {
    const sent = document.methods
      .filter((method) => changesState({ method }))
      .flatMap((method) => chainIndependent(method, 'regtest').map(({ params }) => [method.name, ...params]))
    expect(sent).toEqual([
      ['eth_getFilterChanges', '0x16'],
      ['eth_getFilterLogs', '0x1'],
      ['eth_newFilter', { fromBlock: '0x3', toBlock: '0x1' }],
      ['eth_sendRawTransaction', '0xc0'],
      ['eth_sendRawTransaction', 'zz'],
    ])
  })

  it('requests to a foreign endpoint include no method for its operator, which could sign or export a key', () => {
    const forOwner = document.methods.filter(isForOwner)
    expect(forOwner.map(({ name }) => name)).toContain('personal_dumpRawKey')
    expect(forOwner.flatMap((method) => chainIndependent(method, 'regtest'))).toEqual([])
  })

  it('each method whose name starts with a verb of change is classified as changing state', () => {
    const answered = document.methods.filter((method) => method['x-unsupported'] === undefined)
    const changing = answered.filter(({ name }) => CHANGING.test(name))
    expect(changing.map(({ name }) => name)).toContain('eth_sendRawTransaction')
    expect(changing.filter((method) => !changesState({ method }))).toEqual([])
  })

  it('requests for a known network use the examples of that network only', () => {
    const chainId = document.methods.find(({ name }) => name === 'eth_chainId')
    const shown = (network: string | undefined) => chainId && chainIndependent(chainId, network).map(({ name }) => name)
    expect(shown('testnet')).toEqual(['Testnet'])
    expect(shown(undefined)).toEqual([])
    expect(chainId && replaysOf(chainId)).toHaveLength(3)
  })
})

const asked = document.methods.filter(
  (method) =>
    method['x-unsupported'] === undefined &&
    !changesState({ method }) &&
    !isForOwner(method) &&
    !needsWebSocket({ method }),
)

describe.each(asked)('$name', (method) => {
  it("the parameters for a method are built from the data of a chain and pass the document's validation", () => {
    const lists = liveParameters(method, material)
    expect(lists.length).toBeGreaterThan(0)
    const name = methodNames.find((one) => one === method.name)
    for (const params of lists) expect(name && parseParams(name, params)).toEqual(params)
  })
})
