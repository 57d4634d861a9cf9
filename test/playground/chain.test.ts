import { createServer } from 'node:http'
import { describe, expect, onTestFinished } from 'vitest'
import { askChain, isProblem, type Question } from '../../playground/chain/askChain.ts'
import { type ChainFacts, readFacts } from '../../playground/chain/facts.ts'
import { liveParams } from '../../playground/chain/liveExample.ts'
import type { Method } from '../../playground/document/openrpc.ts'
import { explainEmpty } from '../../playground/request/explainEmpty.ts'
import { toParams } from '../../playground/values/params.ts'
import { it } from '../_helpers/it.ts'
import { listen } from '../_helpers/listen.ts'
import { document } from './_document.ts'

const methodOf = (name: string): Method => {
  const found = document.methods.find((method) => method.name === name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found
}

const hash = (digit: string) => `0x${digit.repeat(64)}`
const someone = `0x${'11'.repeat(20)}`
const transaction = {
  hash: hash('a'),
  blockHash: hash('b'),
  blockNumber: '0x4',
  transactionIndex: '0x0',
  from: someone,
  to: null,
  input: '0x60',
}

/** Returns a chain that has one result for each method. */
const resultsOf =
  (answers: Readonly<Record<string, unknown>>) => async (questions: readonly (readonly [string, ...unknown[]])[]) =>
    questions.map(([method]) => answers[method])

describe('facts of a chain', () => {
  let facts: ChainFacts
  it.beforeAll(async ({ node }) => {
    const found = await readFacts((questions) => askChain(node.url('regtest'), questions))
    if (isProblem(found)) throw new Error(JSON.stringify(found))
    facts = found
  })

  it('facts are the newest block, a transaction other than the REMASC one, a contract and accounts', () => {
    expect(facts).toMatchObject({
      chainId: '0x21',
      number: '0x5',
      contract: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974',
    })
    expect(facts.transaction?.from).not.toBe(`0x${'0'.repeat(40)}`)
    expect(facts.accounts.length).toBeGreaterThan(0)
  })

  it('methods with parameters filled in from the chain return non-empty results', async ({ node }) => {
    const filled = document.methods.flatMap((method) => {
      const params = liveParams(document, method, facts)
      return params === undefined ? [] : [{ name: method.name, params: Object.values(toParams(method, params)) }]
    })
    expect(filled.length).toBeGreaterThan(30)
    const url = node.url('regtest')
    const empty: string[] = []
    for (const { name, params } of filled) {
      const replies = await askChain(url, [[name, ...params]])
      const [result] = isProblem(replies) ? [] : replies
      if (result === undefined || result === null || result === '0x') empty.push(name)
    }
    // A sandbox has no uncles and no quotas, and of a plain transaction there is no second trace.
    const mayBeEmpty = /Uncle|Quota$|^trace_get$/
    expect(empty.filter((name) => !mayBeEmpty.test(name))).toEqual([])
  })

  it('no parameters are filled in for methods that change something or need a missing transaction', async () => {
    const young = await readFacts(
      resultsOf({
        eth_chainId: '0x21',
        eth_blockNumber: '0x0',
        eth_getBlockByNumber: { hash: hash('0'), transactions: [] },
      }),
    )
    if (isProblem(young)) throw new Error(JSON.stringify(young))
    expect(young).toMatchObject({ number: '0x0', block: hash('0'), transaction: undefined, contract: undefined })
    expect(liveParams(document, methodOf('eth_getTransactionReceipt'), young)).toBeUndefined()
    expect(liveParams(document, methodOf('eth_getBlockByNumber'), young)).toEqual(['0x0', true])
    for (const name of ['eth_sendRawTransaction', 'hardhat_dropTransaction', 'personal_unlockAccount'])
      expect(liveParams(document, methodOf(name), facts)).toBeUndefined()
  })
})

describe('a node with unexpected results', () => {
  it.each<[string, Readonly<Record<string, unknown>>, unknown]>([
    ['no results', {}, 'silent'],
    ['a height that is text', { eth_chainId: '0x21', eth_blockNumber: 'high' }, 'silent'],
    [
      'invalid blocks',
      { eth_chainId: '0x21', eth_blockNumber: '0x1', eth_getBlockByNumber: [1], eth_accounts: [7, someone] },
      { number: '0x1', block: '', accounts: [someone], transaction: undefined },
    ],
    [
      'a creation whose receipt has no valid address',
      {
        eth_chainId: '0x21',
        eth_blockNumber: '0x0',
        eth_getBlockByNumber: { hash: hash('b'), transactions: [transaction, { ...transaction, hash: '<b>' }] },
        eth_getTransactionReceipt: { contractAddress: 'javascript:' },
      },
      { transaction: { hash: hash('a'), from: someone, to: undefined }, contract: undefined, account: someone },
    ],
  ])('a node with %s is reported as silent, or the valid facts are used', async (_name, answers, facts) => {
    const found = await readFacts(resultsOf(answers))
    if (typeof facts === 'string') expect(found).toBe(facts)
    else expect(found).toMatchObject(Object(facts))
  })

  it.each([401, 403, 404, 429, 502])('a refusal with HTTP status %i is reported as that status', async (status) => {
    const { port, close } = await listen(createServer((_request, response) => response.writeHead(status).end('<html>')))
    onTestFinished(close)
    const askNode = (questions: readonly Question[]) => askChain(`http://127.0.0.1:${port}`, questions)
    expect(await readFacts(askNode)).toEqual({ status })
  })

  it('facts of a long chain are read with at most five blocks', async () => {
    const asked: unknown[] = []
    await readFacts(async (questions) => {
      asked.push(...questions.map(([method, first]) => [method, first]))
      return resultsOf({ eth_chainId: '0x1e', eth_blockNumber: '0xffffffff' })(questions)
    })
    expect(asked.filter((one) => Array.isArray(one) && one[0] === 'eth_getBlockByNumber')).toHaveLength(5)
  })
})

describe('the explanation of an empty result', () => {
  it.each([
    ['eth_getTransactionReceipt', null, 'No transaction with this hash'],
    ['eth_getBlockByHash', null, 'no block with this hash'],
    ['eth_getBlockByNumber', null, 'no such block yet'],
    ['eth_getTransactionByBlockNumberAndIndex', null, 'at this index'],
    ['eth_getLogs', [], 'Without fromBlock only the newest block'],
    ['eth_accounts', [], 'has no accounts'],
    ['eth_getCode', '0x', 'No contract'],
    ['eth_call', '0x', 'no contract exists at this address'],
    ['eth_getBalance', '0x0', 'The balance is zero'],
  ])('the empty result of %s, %j, is explained: %s', (name, result, words) => {
    expect(explainEmpty(methodOf(name), result, undefined)).toContain(words)
  })

  it.each([
    ['eth_getBalance', '0x1'],
    ['evm_mine', null],
    ['eth_getLogs', [1]],
    ['eth_blockNumber', '0x0'],
  ])('the result of %s, %j, has no explanation', (name, result) => {
    expect(explainEmpty(methodOf(name), result, undefined)).toBeUndefined()
  })
})
