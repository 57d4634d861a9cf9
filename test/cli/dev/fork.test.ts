import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { loadDevConfig } from '../../../src/cli/dev/config.ts'
import { openDevFork } from '../../../src/cli/dev/fork.ts'
import { CommandError } from '../../../src/cli/failure.ts'
import { listen } from '../../_helpers/listen.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'
import { closedAfterTest } from '../../_helpers/temporary.ts'

const KEY = 'k3y-0f-the-endpoint'
const NO_HASH = `0x${'ab'.repeat(32)}`

const load = (flags: Record<string, unknown>) =>
  loadDevConfig({ accounts: '1', retries: '0', rateLimit: false, storageCaching: false, ...flags }, '/data')

/** Returns the text of the failure to open a fork. */
async function failureOf(flags: Record<string, unknown>): Promise<string> {
  const error: unknown = await openDevFork(load(flags)).then(
    () => undefined,
    (failure: unknown) => failure,
  )
  expect(error).toBeInstanceOf(CommandError)
  return error instanceof CommandError ? error.message : ''
}

/** Answers of an endpoint by method: a result, or an error object. */
type Answers = Readonly<Record<string, unknown>>

/** Serves fixed answers, and results in errors for other methods. */
async function serveAnswers(answers: Answers): Promise<string> {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += piece
    const calls = [JSON.parse(text)].flat()
    const replies = calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, ...readAnswer(answers[method]) }))
    response.end(JSON.stringify(Array.isArray(JSON.parse(text)) ? replies : replies[0]))
  })
  const { port, close } = await listen(server)
  closedAfterTest({ close })
  return `http://127.0.0.1:${port}`
}

const readAnswer = (answer: unknown) =>
  answer instanceof Error ? { error: { code: -32_000, message: answer.message } } : { result: answer ?? null }

it('settings without a fork URL open no fork', async () => {
  expect(await openDevFork(load({}))).toBeUndefined()
})

it('an endpoint that does not answer is named by its origin', async () => {
  const { port, close } = await listen(createServer())
  await close()
  const origin = `http://127.0.0.1:${port}`
  expect(await failureOf({ forkUrl: `${origin}/${KEY}?token=${KEY}` })).toBe(
    `forkUrl: must be an endpoint that has the block to fork and its state, got ${origin}: eth_chainId: no answer from the remote node: ECONNREFUSED (${origin}, attempt 1); change --fork-url`,
  )
})

it('the chain id of another project is refused', async () => {
  const url = await serveAnswers({
    eth_chainId: '0x1',
    eth_getBlockByNumber: { number: '0x5', hash: NO_HASH, extraData: '0x', uncles: [] },
  })
  expect(await failureOf({ forkUrl: `${url}/${KEY}` })).toBe(
    'forkUrl: must be a chain of Rootstock (chain id 30, 31 or 33), got chain id 1; change it',
  )
})

it.each([
  [{ forkBlockNumber: '77' }, '77', '--fork-block-number'],
  [{ forkBlockHash: NO_HASH }, NO_HASH, '--fork-block-hash'],
])('a block that the endpoint does not have is named: %o', async (point, name, flag) => {
  const { url } = await serveTestChain()
  const { origin } = new URL(url)
  expect(await failureOf({ forkUrl: `${url}?key=${KEY}`, ...point })).toBe(
    `forkUrl: must be an endpoint that has the block to fork and its state, got ${origin}: the endpoint has no block ${name}; change --fork-url or ${flag}`,
  )
})

it('a block whose state the endpoint has pruned is named, without the control characters and the key of the reason', async () => {
  const { askResult } = await serveTestChain()
  const missing = new Error(`State not found\n\u001b[2Jof ${KEY}`)
  const pruned = await serveAnswers({
    eth_chainId: '0x21',
    eth_getBlockByNumber: await askResult('eth_getBlockByNumber', '0x0', false),
    eth_getBlockByHash: await askResult('eth_getBlockByNumber', '0x0', true),
    eth_getBalance: missing,
    eth_getTransactionCount: missing,
  })
  expect(await failureOf({ forkUrl: `${pruned}/${KEY}`, forkBlockNumber: '0' })).toBe(
    `forkUrl: must be an endpoint that has the block to fork and its state, got ${pruned}: the endpoint has no state of block 0, which it may have pruned: fork a newer block, or from an archive node (eth_getBalance: ${pruned} answered: State not found\\n\\u{1b}[2Jof …); change --fork-url or --fork-block-number`,
  )
})
