import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { isList, isRecord, type JsonRecord, type JsonValue, parseJson } from '../../src/remote/json.ts'
import { listen } from '../_helpers/listen.ts'

/** Part of the path and of the query of every URL, which no text for clients may contain. */
export const PATH_KEY = 'path-key-0123456789'
export const QUERY_KEY = 'query-key-9876543210'

/** A way in which an endpoint fails. */
export type Fault = 'dead' | 'frozen' | 'overloaded' | 'failing' | 'truncated' | 'oversized'

/** Replaces the result of a question, or the whole response if it returns a record with a member `error`. */
export type Falsify = (result: JsonValue, method: string, params: readonly JsonValue[]) => JsonValue

/** An endpoint in front of a node, whose behaviour a test changes at any time. */
export interface Endpoint {
  /** URL with a key in its path and another one in its query. */
  readonly url: string
  readonly origin: string
  /** Questions that it has received, as JSON of method and parameters. */
  readonly questions: string[]
  /** The node that answers. */
  node: string
  fault: Fault | undefined
  falsify: Falsify | undefined
  /** Returns what the response to a method waits for, after the node has answered. */
  delay: ((method: string) => Promise<unknown> | undefined) | undefined
}

const MEBIBYTE = 2 ** 20
const OVERSIZED_MEBIBYTES = 100

/** A second address of this computer, which counts as another host. */
export const OTHER_HOST = '127.0.0.2'

/** Starts an endpoint in front of the node at a URL. It is closed with the test. */
export async function startEndpoint(node: string, host = '127.0.0.1'): Promise<Endpoint> {
  const questions: string[] = []
  const server = createServer(async (request, response) => {
    const body = parseJson(await text(request)) ?? null
    const calls = [body].flat().filter(isRecord)
    for (const { method = null, params = [] } of calls) questions.push(JSON.stringify([method, params]))
    if (endpoint.fault !== undefined && endpoint.fault !== 'truncated') return fail(response, endpoint.fault)
    try {
      const answers = await answer(endpoint, calls)
      await Promise.all(calls.map(({ method }) => endpoint.delay?.(String(method))))
      const json = JSON.stringify(isList(body) ? answers : answers[0])
      response.writeHead(200).end(endpoint.fault === 'truncated' ? json.slice(0, -json.length / 2) : json)
    } catch {
      response.destroy() // the node has been closed
    }
  })
  const { port, close } = await listen(server, host)
  onTestFinished(close)
  const origin = `http://${host}:${port}`
  const url = `${origin}/v1/${PATH_KEY}?key=${QUERY_KEY}`
  const endpoint: Endpoint = {
    url,
    origin,
    questions,
    node,
    fault: undefined,
    falsify: undefined,
    delay: undefined,
  }
  return endpoint
}

async function answer({ node, falsify }: Endpoint, calls: readonly JsonRecord[]): Promise<readonly JsonValue[]> {
  const response = await fetch(node, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls),
  })
  const answers = parseJson(await response.text())
  if (!isList(answers)) throw new Error('the node answers a batch with a list')
  return answers.map((item) => (isRecord(item) && falsify !== undefined ? falsifyAnswer(item, calls, falsify) : item))
}

function falsifyAnswer(item: JsonRecord, calls: readonly JsonRecord[], falsify: Falsify): JsonValue {
  const { id = null, result } = item
  const call = calls.find((asked) => asked.id === id)
  if (call === undefined || result === undefined) return item
  const falsified = falsify(result, String(call.method), isList(call.params) ? call.params : [])
  return isRecord(falsified) && falsified.error !== undefined
    ? { jsonrpc: '2.0', id, error: falsified.error }
    : { jsonrpc: '2.0', id, result: falsified }
}

function fail(response: ServerResponse, fault: Exclude<Fault, 'truncated'>): void {
  if (fault === 'dead') response.destroy()
  if (fault === 'overloaded') response.writeHead(429, { 'retry-after': '0' }).end('too many requests')
  if (fault === 'failing') response.writeHead(500).end('internal error')
  if (fault === 'oversized') void sendMuch(response.writeHead(200))
}

async function sendMuch(response: ServerResponse): Promise<void> {
  const piece = '['.padEnd(MEBIBYTE, ' ')
  for (let sent = 0; sent < OVERSIZED_MEBIBYTES && !response.destroyed; sent++) {
    await new Promise((resolve) => response.write(piece, resolve))
  }
  response.end()
}
