import { afterAll, expect, it } from 'vitest'
import { toReply } from '../../src/rpc/reply.ts'
import { describeVectors } from '../_helpers/vectors.ts'
import { type Expected, expectAnswer, type RpcCase } from './rpc/case.ts'
import { withoutDetails } from './rpc/recorded/difference.ts'
import { isRecord, parseJson, send } from './rpc/recorded/exchange.ts'
import { type ServedNode, startNode } from './rpc/startNode.ts'
import { DECIDED_TRANSPORT, TRANSPORT_LEFT_OUT, TRANSPORT_SETTINGS, type TransportRequest } from './rpc/transport.ts'

interface TransportCase extends Omit<RpcCase, 'expect'> {
  readonly request: TransportRequest
  readonly expect: Expected & { readonly code?: number }
}

/** One node for each set of settings. */
const nodes = new Map<string, Promise<ServedNode>>()

function nodeWith(settings: Readonly<Record<string, unknown>> = {}): Promise<ServedNode> {
  const key = JSON.stringify(settings)
  const node = nodes.get(key) ?? startNode(settings)
  nodes.set(key, node)
  return node
}

/** Sends the case's request to a node with the case's settings, and checks the answer. */
async function checkTransport({ id, request, expect: original }: TransportCase): Promise<void> {
  const { body = request.body ?? '', expect: expected = original } = DECIDED_TRANSPORT[id] ?? {}
  const node = await nodeWith(TRANSPORT_SETTINGS[id])
  const { status, json, text } = await send(node.url, body, request.headers, request.httpMethod)
  const answer = withoutDetails(json)
  const { body: whole, bodyPartial, ...rest } = expected
  if (whole === undefined) return expectAnswer({ ...rest, ...bodyPartial }, status, isRecord(answer) ? answer : {})
  expect(status).toBe(expected.httpStatus ?? 200)
  if (whole === '') expect(text).toBe('')
  else expect(answer).toEqual(typeof whole === 'string' ? parseJson(whole) : whole)
}

/** Asserts that an error is sent with the expected HTTP status; code 0 means no error. */
function expectStatus({ id, expect: original }: TransportCase): void {
  const error =
    original.code === undefined || original.code === 0 ? {} : { error: { code: original.code, message: '' } }
  const { httpStatus } = toReply({ text: '{}', ...error }, 'reference')
  expect(httpStatus).toBe((DECIDED_TRANSPORT[id]?.expect ?? original).httpStatus)
}

describeVectors<readonly TransportCase[]>('rpc.json', (cases) => {
  const ours = cases.filter(({ method }) => method === '(transport)')
  afterAll(async () => {
    for (const node of nodes.values()) await (await node).close()
    nodes.clear()
  })
  for (const one of ours) {
    const about = [one.id, one.setup, DECIDED_TRANSPORT[one.id]?.why].filter((part) => part !== undefined).join(': ')
    if (TRANSPORT_LEFT_OUT[one.id] !== undefined) continue
    it(`a request is answered with the expected status and body (${about})`, () =>
      one.expect.code === undefined ? checkTransport(one) : expectStatus(one))
  }

  it('the tables of decisions, settings and omissions have only known cases', () => {
    const ids = new Set(ours.map(({ id }) => id))
    const named = [DECIDED_TRANSPORT, TRANSPORT_SETTINGS, TRANSPORT_LEFT_OUT].flatMap((table) => Object.keys(table))
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })
})
