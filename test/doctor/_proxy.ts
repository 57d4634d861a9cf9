import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** The parts of a request that a defect may look at; undefined where the body is no single call. */
export interface Call {
  readonly method: string | undefined
  readonly params: unknown
}

/** Members of an answer, to be changed at will. */
export interface Answer {
  result?: unknown
  error?: { code: number; message: string; data?: unknown }
}

/** A defect of a response: changes it in place, or returns a replacement action. */
export type Defect = (answer: Answer, call: Call) => 'hang' | 'drop' | undefined

export type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void | Promise<void>

/** A server on a free port of loopback, until the test has finished; gives its address. */
export async function listen(handler: Handler): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    await handler(request, response, Buffer.concat(chunks).toString())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // it listens on TCP
  return `http://127.0.0.1:${port}`
}

/** Returns the URL of a closed port. */
export async function findClosed(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

/** An endpoint in front of `target` that has one defect. */
export function startDefective(target: string, defect: Defect): Promise<string> {
  return listen(async (_request, response, body) => {
    const headers = { 'content-type': 'application/json' }
    const answered = await fetch(target, { method: 'POST', headers, body })
    const text = await answered.text()
    const call = callOf(body)
    const value: unknown = text === '' ? undefined : JSON.parse(text)
    const isAnswer = call.method !== undefined && value !== undefined
    const happened = isAnswer ? defect(value as Answer, call) : undefined
    if (happened === 'drop') response.destroy()
    if (happened !== undefined) return
    response.writeHead(answered.status, headers).end(value === undefined ? '' : JSON.stringify(value))
  })
}

function callOf(body: string): Call {
  try {
    const { method, params } = JSON.parse(body)
    return { method, params }
  } catch {
    return { method: undefined, params: undefined }
  }
}
