import type { Bytes } from '../../base/bytes.ts'
import { type BlockFile, openBlockFile } from '../blockFile.ts'
import { CommandError } from '../failure.ts'

/** Maximum time without a byte of a download. */
const STALLED_AFTER_MS = 60_000

/** Opens a state file: a path, `-`, or a URL, which is read without being stored. Throws a `CommandError`. */
export async function openStateSource(source: string): Promise<BlockFile> {
  return /^https?:\/\//.test(source) ? openUrl(source) : openBlockFile(source)
}

async function openUrl(source: string): Promise<BlockFile> {
  const name = withoutSecrets(source)
  const stop = new AbortController()
  const response = await request(source, name, stop.signal)
  const length = Number(response.headers.get('content-length') ?? Number.NaN)
  return {
    name,
    chunks: readBody(response, name, stop),
    totalBytes: Number.isSafeInteger(length) ? length : undefined,
    close: async () => stop.abort(),
  }
}

async function request(source: string, name: string, signal: AbortSignal): Promise<Response> {
  const headers = { 'accept-encoding': 'identity' } // the length is that of the file
  try {
    const response = await fetch(source, {
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(STALLED_AFTER_MS)]),
    })
    if (response.ok) return response
    throw new CommandError(
      `state: must be a file that the server returns, got status ${response.status} of ${name}; change --state`,
    )
  } catch (error) {
    throw error instanceof CommandError ? error : unreadable(name, error)
  }
}

async function* readBody(response: Response, name: string, stop: AbortController): AsyncGenerator<Bytes> {
  const timer = setTimeout(() => stop.abort(new Error(`no byte for ${STALLED_AFTER_MS / 1000} s`)), STALLED_AFTER_MS)
  try {
    for await (const chunk of response.body ?? []) {
      timer.refresh()
      yield chunk
      timer.refresh() // the time in which the chunk was used does not count
    }
  } catch (error) {
    throw unreadable(name, stop.signal.reason ?? error)
  } finally {
    clearTimeout(timer)
  }
}

function unreadable(name: string, error: unknown): CommandError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new CommandError(
    `state: must be readable, got ${name} (${reason}); run the command again, or download the file first`,
  )
}

/** Returns a URL without user, password and query, which may contain a key. */
function withoutSecrets(source: string): string {
  const { origin, pathname } = new URL(source)
  return `${origin}${pathname}`
}
