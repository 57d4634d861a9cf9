import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { toHex } from '../../src/base/hex.ts'
import { openTestChain } from '../_helpers/chain.ts'
import { serveChain } from '../_helpers/chainServer.ts'
import { readRecordedJson } from '../_helpers/recorded.ts'
import { describeVectors } from '../_helpers/vectors.ts'
import { transfer } from '../chain/import/_branches.ts'
import type { RpcCase } from './rpc/case.ts'

interface Message {
  readonly id?: unknown
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
  readonly method?: string
  readonly params?: { readonly subscription: string; readonly result: unknown }
}

/** Serves a chain that mines at once and opens a connection to it; responses arrive in the order of the requests. */
async function connect() {
  const served = await serveChain(await openTestChain())
  const socket = new WebSocket(served.url.replace('http', 'ws'))
  onTestFinished(async () => {
    socket.terminate()
    await served.close()
  })
  await new Promise((resolve) => socket.once('open', resolve))
  const answers: ((message: Message | readonly Message[]) => void)[] = []
  const notifications: Message[] = []
  let wake = () => {}
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data))
    if (message.method === undefined) answers.shift()?.(message)
    else notifications.push(message)
    wake()
  })
  return {
    chain: served.chain,
    notifications,
    ask(text: string) {
      const answer = new Promise<Message | readonly Message[]>((resolve) => answers.push(resolve))
      socket.send(text)
      return answer
    },
    async notified(count: number) {
      while (notifications.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}

const ID = /^0x[0-9a-f]{32}$/
const ANY_ID = { result: expect.stringMatching(ID) }

/** Expected responses that differ from the vectors by a decision of the project, by case id. */
const DECIDED: Readonly<Record<string, object>> = {
  v0591: ANY_ID, // JSON-RPC 2.0: an id is any number
  v0592: { id: null, error: { code: -32600 } }, // JSON-RPC 2.0: and no object
  v0603: { error: { code: -32602 } }, // too many parameters are refused, wherever they are
}

describeVectors<readonly RpcCase[]>('rpc.json', (cases) => {
  const ours = cases.filter(({ setup, kind }) => /^WebSocket connection/.test(setup) && kind !== 'doc-example')

  it.each(ours.filter(({ id }) => id !== 'v0605'))(
    '$method over a WebSocket has the expected response ($id)',
    async ({ id, method, params, setup, expect: expected }) => {
      const { ask } = await connect()
      const requestId = / id (.*)$/.exec(setup)?.[1] ?? '1'
      const answer = await ask(
        `{"jsonrpc":"2.0","id":${requestId},"method":"${method}","params":${JSON.stringify(params)}}`,
      )
      const isId = method === 'eth_subscribe' && expected.error === undefined
      expect(answer).toMatchObject(DECIDED[id] ?? (isId ? ANY_ID : (expected.error ?? { result: expect.any(Boolean) })))
    },
  )

  it('eth_unsubscribe returns true for a known id (v0605)', async () => {
    const { ask } = await connect()
    const made = await ask('{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}')
    if (!('result' in made)) throw new Error('eth_subscribe failed')
    const ended = await ask(`{"jsonrpc":"2.0","id":2,"method":"eth_unsubscribe","params":["${made.result}"]}`)
    expect(ended).toMatchObject({ result: true })
  })

  it('rpc.json has 13 cases over a WebSocket', () => {
    expect(ours).toHaveLength(13)
  })
})

interface Recorded {
  readonly dir: 'in' | 'out'
  readonly text?: string
}

/** Expected responses that differ from the reference's, by a part of the request. */
const ANSWERED_OTHERWISE: Readonly<Record<string, object>> = {
  garbage: { id: null, error: { code: -32700, message: 'JSON parse error' } }, // not the text "null"
  '"id":7,"method":"eth_subscribe","params":["foo"]': { error: { code: -32602 } },
  '"id":7,"method":"eth_subscribe","params":[]': {
    error: { code: -32602, message: expect.stringMatching(/^method parameters invalid/) },
  },
  '"id":7,"method":"eth_subscribe","params":["logs",{"topics":["zz"]}]': { error: { code: -32602 } },
  '"id":-1,"method":"eth_subscribe","params":["newHeads"]': ANY_ID,
  '"id":3.3,"method":"eth_subscribe","params":["newHeads"]': ANY_ID,
  '"id":null,"method":"eth_subscribe","params":["newHeads"]': ANY_ID,
  '"id":false,"method":"eth_subscribe","params":["newHeads"]': { id: null, error: { code: -32600 } },
  '"id":{},"method":"eth_subscribe","params":["newHeads"]': { id: null, error: { code: -32600 } },
  '"id":9,"method":"eth_unsubscribe","params":[]': {
    error: { code: -32602, message: expect.stringMatching(/^method parameters invalid/) },
  },
}

/** A notification by JSON-RPC 2.0, to which only the reference responds. */
const NOT_ANSWERED = '{"jsonrpc":"2.0","method":"eth_subscribe","params":["newHeads"]}'

describe('recorded session', () => {
  const recorded = readRecordedJson<readonly Recorded[]>('ws-session.json')
  const session = recorded.flatMap(({ dir, text }) => (text === undefined ? [] : [{ dir, text }]))
  const isNotification = ({ dir, text }: (typeof session)[number]) =>
    dir === 'in' && text.includes('"eth_subscription"')
  const recordedNotifications = session.filter(isNotification).map(({ text }): Message => JSON.parse(text))

  const recordedHead = recordedNotifications.find(({ params }) => typeof params?.result === 'object')

  /** Returns the request with the ids of this session instead of the recorded ones. */
  const withOurs = (text: string, ids: ReadonlyMap<string, string>) =>
    [...ids].reduce((filled, [theirs, ours]) => filled.replace(theirs, ours), text)

  it('requests of the recorded session have the recorded responses, or different ones by a decision', async () => {
    const { ask } = await connect()
    const ids = new Map<string, string>()
    const exchanges = session.filter((one) => !isNotification(one) && one.text !== NOT_ANSWERED)
    for (const [index, { dir, text }] of exchanges.entries()) {
      if (dir === 'in' || exchanges[index + 1]?.dir !== 'in') continue
      const recordedAnswer: Message = JSON.parse(exchanges[index + 1]?.text ?? '')
      const isId = typeof recordedAnswer.result === 'string' && ID.test(recordedAnswer.result)
      const otherwise = Object.entries(ANSWERED_OTHERWISE).find(([part]) => text.includes(part))?.[1]
      const answer = await ask(withOurs(text, ids))
      expect(answer).toMatchObject(otherwise ?? (isId ? { id: recordedAnswer.id, ...ANY_ID } : recordedAnswer))
      if (isId && 'result' in answer) ids.set(String(recordedAnswer.result), String(answer.result))
    }
    expect(ids.size).toBe(9)
  })

  it('notifications have the recorded members and order: the pending transaction, then its block', async () => {
    const { chain, ask, notifications, notified: until } = await connect()
    for (const params of ['["newPendingTransactions"]', '["newHeads"]', '["logs"]', '["newHeads",{}]']) {
      await ask(`{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":${params}}`)
    }
    const hash = await chain.submits.sendRaw(transfer(1, 0n, 5n))
    await until(3)
    const [pending, ...heads] = notifications
    expect(pending?.params).toEqual({ subscription: expect.stringMatching(ID), result: toHex(hash) })
    for (const head of heads) {
      expect(Object.keys(head)).toEqual(Object.keys(recordedHead ?? {}))
      expect(Object.keys(head.params ?? {})).toEqual([...Object.keys(recordedHead?.params ?? {}), 'cursor'])
      // Typed clients require the last two, which the reference does not send.
      expect(Object.keys(head.params?.result ?? {})).toEqual([
        ...Object.keys(recordedHead?.params?.result ?? {}),
        'mixHash',
        'nonce',
      ])
    }
    expect(new Set(heads.map(({ params }) => JSON.stringify(params?.result))).size).toBe(1)
  })
})
