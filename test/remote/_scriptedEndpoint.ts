import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { isRecord, type JsonRecord, type JsonValue, parseJson } from '../../src/remote/json.ts'
import { listen } from '../_helpers/listen.ts'

/** A request that a scripted endpoint has received. */
export interface ScriptedCall {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly questions: readonly JsonRecord[]
  readonly isBatch: boolean
  readonly response: ServerResponse
  /** Sends a value as JSON. */
  send(body: JsonValue, status?: number, headers?: Readonly<Record<string, string>>): void
  /** Sends the responses to all questions, each changed by `change`. */
  answer(change?: (response: JsonRecord, index: number) => JsonValue): void
}

/** The behaviour of an endpoint towards a request. */
export type Behaviour = (call: ScriptedCall) => void

export interface ScriptedEndpoint {
  /** URL with a key in its path. */
  readonly url: string
  readonly origin: string
  /** Requests so far. */
  readonly calls: readonly ScriptedCall[]
  /** Methods of the questions so far, by request. */
  methods(): string[][]
  /** Adds behaviours for the next requests, one each. */
  next(...behaviours: readonly Behaviour[]): void
  /** Replaces the behaviour of all requests after those of {@link next}. */
  always(behaviour: Behaviour): void
}

/** Part of every URL of a scripted endpoint, which no text of the client may contain. */
export const SECRET = 'secret-key-0123456789'

/** Answers of a method: a result, or a response with a member `error`. */
export type Answers = (method: string, params: JsonValue) => JsonValue

/** Starts a server on loopback that answers questions as scripted, and closes it with the test. */
export async function startScriptedEndpoint(answers: Answers = (method) => `${method}!`): Promise<ScriptedEndpoint> {
  const calls: ScriptedCall[] = []
  const script: Behaviour[] = []
  let usual: Behaviour = answerAll
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += piece
    const { url: path = '', headers } = request
    const call = createCall(text, { path, headers, response }, answers)
    calls.push(call)
    const behaviour = script.shift() ?? usual
    behaviour(call)
  })
  const { port, close } = await listen(server)
  onTestFinished(close)
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    url: `${origin}/v1/${SECRET}`,
    calls,
    methods: () => calls.map(({ questions }) => questions.map(({ method }) => String(method))),
    next: (...behaviours) => void script.push(...behaviours),
    always(behaviour) {
      usual = behaviour
    },
  }
}

function createCall(
  text: string,
  received: Pick<ScriptedCall, 'path' | 'headers' | 'response'>,
  answers: Answers,
): ScriptedCall {
  const body = parseJson(text)
  const questions = [body ?? null].flat().filter(isRecord)
  const isBatch = Array.isArray(body)
  const send: ScriptedCall['send'] = (value, status = 200, headers = {}) => {
    received.response.writeHead(status, headers).end(JSON.stringify(value))
  }
  return {
    ...received,
    questions,
    isBatch,
    send,
    answer(change = (response) => response) {
      const responses = questions.map(({ id = null, method, params = [] }, index) => {
        const result = answers(String(method), params)
        const isError = isRecord(result) && result.error !== undefined
        return change({ jsonrpc: '2.0', id, ...(isError ? result : { result }) }, index)
      })
      send(isBatch ? responses : (responses[0] ?? null))
    },
  }
}

export const answerAll: Behaviour = (call) => call.answer()

/** Ends the connection without a response. */
export const drop: Behaviour = ({ response }) => void response.destroy()

/** Never responds. */
export const stall: Behaviour = () => undefined

/** Sends the beginning of a response and no more. */
export const stallBody: Behaviour = ({ response }) => void response.writeHead(200).write('{"jsonrpc":')

/** Responds with a status and a text. */
export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}, text = ''): Behaviour =>
  ({ response }) =>
    void response.writeHead(code, headers).end(text)

/** Responds with a text that is sent as it is. */
export const text = (body: string): Behaviour => status(200, {}, body)

/** Ends a request as rskj does if it takes too long. */
export const timeOut: Behaviour = text('{"error":{"code":-32011,"message":"Execution has got timeout out."}}')

/** Responds with a body of `length` bytes. */
export const oversized = (length: number): Behaviour => text(`"${'x'.repeat(length - 2)}"`)

const error = (code: number, message: string, data?: JsonValue) => ({
  error: { code, message, ...(data === undefined ? {} : { data }) },
})

/** Refuses the questions at these positions with -32005, and answers the others. */
export const limit =
  (...indexes: readonly number[]): Behaviour =>
  (call) =>
    call.answer((response, index) =>
      indexes.includes(index)
        ? { jsonrpc: '2.0', id: response.id ?? null, ...error(-32005, 'limit exceeded') }
        : response,
    )

/** Refuses batches above a size with one error. */
export const acceptBatchesUpTo =
  (size: number): Behaviour =>
  (call) => {
    if (call.isBatch && call.questions.length > size) {
      call.send({ jsonrpc: '2.0', id: null, ...error(-32600, 'Batch size too large') })
    } else {
      call.answer()
    }
  }

/** Changes a member of each result that is a record. */
export const falsify =
  (member: string, value: JsonValue): Behaviour =>
  (call) =>
    call.answer((response) =>
      isRecord(response.result) ? { ...response, result: { ...response.result, [member]: value } } : response,
    )
