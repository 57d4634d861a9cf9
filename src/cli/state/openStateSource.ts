import type { Bytes } from '../../base/bytes.ts'
import { systemTimer, type Timer } from '../../base/clock.ts'
import { plainText, printable } from '../../base/printable.ts'
import { type BlockFile, openBlockFile } from '../blockFile.ts'
import { CommandError, reasonOfFetch } from '../failure.ts'
import type { Output } from '../output.ts'
import { findPublished, hashing, type Publishers, type SignedFile } from './publishedState.ts'

/** Maximum time without a byte of a download. */
export const STALLED_AFTER_MS = 60_000

/** Opens a state file: a path, `-`, or a URL, which is read without being stored. Throws a `CommandError`. */
export async function openStateSource(source: string, timer: Timer = systemTimer): Promise<BlockFile> {
  return /^https?:\/\//.test(source) ? openUrl(source, timer) : openBlockFile(source)
}

/** Opens the highest published state that enough keys have signed. Throws a `CommandError`. */
export async function openPublished(
  publishers: Publishers,
  output: Output,
  timer: Timer = systemTimer,
): Promise<SignedFile> {
  const published = await findPublished(publishers, timer)
  const { urls, height, signatures } = published
  const file = await openFirst(urls, timer)
  const signers = printable`${signatures} of ${publishers.keys.length} keys`
  output.write(printable`state of block ${height}, signed by ${signers}: ${plainText(file.name)}\n`)
  return hashing(file, published)
}

/** Opens the first of several URLs of the same file that can be read. */
async function openFirst([url = '', ...others]: readonly string[], timer: Timer): Promise<BlockFile> {
  try {
    return await openUrl(url, timer, url) // the whole URL is public
  } catch (error) {
    if (!(error instanceof CommandError) || others.length === 0) throw error
    return openFirst(others, timer)
  }
}

async function openUrl(source: string, timer: Timer, shown?: string): Promise<BlockFile> {
  if (!URL.canParse(source)) throw new CommandError('state: must be a file or a valid URL; change --state')
  const url = new URL(source)
  const name = shown ?? url.origin // the rest of a user's URL may contain a key
  const stop = new AbortController()
  const stall = watchStall(stop, timer)
  const response = await request(url, name, stop.signal)
  const length = Number(response.headers.get('content-length') ?? Number.NaN)
  return {
    name,
    chunks: readBody(response, name, { stop, stall }),
    totalBytes: Number.isSafeInteger(length) ? length : undefined,
    close: async () => stop.abort(),
  }
}

type Stall = ReturnType<typeof watchStall>

/** Aborts a download after {@link STALLED_AFTER_MS} in which it waits for the server. */
function watchStall(stop: AbortController, timer: Timer) {
  let since: number | undefined = timer.nowMs()
  function check(): void {
    const left = since === undefined ? STALLED_AFTER_MS : since + STALLED_AFTER_MS - timer.nowMs()
    if (left <= 0) stop.abort(new Error(`no byte for ${STALLED_AFTER_MS / 1000} s`))
    else timer.wakeIn(left, check, stop.signal)
  }
  timer.wakeIn(STALLED_AFTER_MS, check, stop.signal)
  return {
    begin(): void {
      since = timer.nowMs()
    },
    end(): void {
      since = undefined
    },
  }
}

async function request(url: URL, name: string, signal: AbortSignal): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`${url.origin}${url.pathname}${url.search}`, { headers: headersOf(url), signal })
  } catch (error) {
    throw unreadable(name, error)
  }
  if (response.ok) return response
  await response.body?.cancel()
  throw new CommandError(
    `state: must be a file that the server returns, got status ${response.status} of ${name}; change --state`,
  )
}

/** `fetch` refuses URLs with a password, which its message repeats. */
function headersOf({ username, password }: URL): Record<string, string> {
  const headers = { 'accept-encoding': 'identity' } // the length is that of the file
  if (username === '' && password === '') return headers
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { ...headers, authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }
}

interface Download {
  readonly stop: AbortController
  readonly stall: Stall
}

async function* readBody(response: Response, name: string, { stop, stall }: Download): AsyncGenerator<Bytes> {
  stall.begin()
  try {
    for await (const chunk of response.body ?? []) {
      stall.end() // the time in which the chunk is used does not count
      yield chunk
      stall.begin()
    }
  } catch (error) {
    throw unreadable(name, stop.signal.reason ?? error)
  } finally {
    stall.end()
  }
}

function unreadable(name: string, error: unknown): CommandError {
  return new CommandError(
    `state: must be readable, got ${name} (${reasonOfFetch(error)}); run the command again, or download the file first`,
  )
}
