import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { plainLines, printable } from '../base/printable.ts'
import { loadSettings } from '../config/load.ts'
import { ADDRESS_SETTINGS } from '../config/settings.ts'
import { readAddress } from './addressFile.ts'
import { baseUrl } from './banner.ts'
import { CommandError, reasonOfFetch, systemCodeOf } from './failure.ts'
import type { Output } from './output.ts'

/** Time for the response, in ms: less than Docker waits for the command, so that the reason is in the container's state. */
const TIMEOUT_MS = 4_000

/** Returns the URL of the node with these settings on this computer. */
function findAddress(flags: Readonly<Record<string, unknown>>): string {
  const settings = loadSettings(ADDRESS_SETTINGS, { flags })
  const { addressFile, port } = settings
  const written = addressFile === 'none' ? undefined : readAddress(addressFile)
  if (written !== undefined) return written
  if (port !== 0) return baseUrl(settings, port)
  throw new CommandError('port: must be that of a running node, got 0; change --port, or name the file of addressFile')
}

/** Maximum size of the response, in bytes. */
const MAX_BYTES = 2 ** 16

interface Answer {
  readonly status: number | undefined
  readonly body: string
}

/** Requests a URL. The certificate is not checked: it is of a public name, and the request has no secret. */
async function get(url: string): Promise<Answer> {
  const options = { rejectUnauthorized: false, signal: AbortSignal.timeout(TIMEOUT_MS) }
  const request = url.startsWith('https:') ? https.get(url, options) : http.get(url, options)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
  let body = ''
  for await (const chunk of response.setEncoding('utf8')) {
    body += chunk
    if (body.length > MAX_BYTES) throw new Error(`a response of more than ${MAX_BYTES} bytes`)
  }
  return { status: response.statusCode, body }
}

const reasonOf = (error: unknown): string => systemCodeOf(error) ?? reasonOfFetch(error)

/** Prints the response of a node to `GET /health`, or to `GET /ready`. Rejects with a `CommandError` unless its status is 200. */
export async function checkHealth(
  { ready, ...flags }: Readonly<Record<string, unknown>>,
  output: Pick<Output, 'write'>,
): Promise<void> {
  const url = `${findAddress(flags)}/${ready === true ? 'ready' : 'health'}`
  const { status, body } = await get(url).catch((error: unknown) => {
    throw new CommandError(`health: ${url} must respond, got ${reasonOf(error)}; start the node, or change --port`)
  })
  output.write(printable`${plainLines(body.trimEnd(), MAX_BYTES)}\n`) // another server may have the port
  if (status !== 200) throw new CommandError(`health: ${url} must have status 200, got ${status}; see its response`)
}
