import type { Socket } from 'node:net'
import type { Answer } from '../answers.ts'
import type { Watch } from '../delivery.ts'
import type { Afterwards } from './head.ts'
import type { PlainPost } from './plainPost.ts'
import { send } from './send.ts'

/** What a connection needs of the server that it belongs to. */
export interface ConnectionHost {
  readonly headersTimeoutMs: number
  readonly silenceTimeoutMs: number
  readonly keepAliveTimeoutMs: number
  /** `last` is the one before, if there was one. */
  readPlainPost(chunk: Buffer, last: PlainPost | undefined): PlainPost | undefined
  /** Never rejects; `watch` is for who has to know that the client leaves before it has its answer. */
  answer(post: PlainPost, watch: Watch): Promise<Answer>
  /** Gives the connection to Node's parser for good, with what has been read and not been answered. */
  handOver(socket: Socket, unread: Buffer): void
  /** Nothing has come for `headersTimeoutMs`. */
  refuseSilence(socket: Socket): void
  /** The body of an answer could not be read to its end. */
  onBroken(error: unknown): void
  /** The connection is no longer held here. */
  onLeft(connection: Connection): void
}

/** A connection that is read here. */
export interface Connection {
  /** Ends at once when nothing is being answered, otherwise behind the answer. */
  close(): void
  cut(): void
}

/** Clients get this much longer than they are told, lest a request meets the end of its connection; as Node has it. */
const KEEP_ALIVE_GRACE_MS = 1000

/** Answers plain requests on a connection, one at a time, until something comes that is not one. */
export function holdConnection(socket: Socket, host: ConnectionHost): Connection {
  const staying: Afterwards = { staysSeconds: Math.floor(host.keepAliveTimeoutMs / 1000) }
  let last: PlainPost | undefined
  let isAnswering = false
  let isClosing = false
  let isHeld = true
  /** Came before its turn. */
  let kept: Buffer | undefined
  let leave: (() => void) | undefined
  const watch = (told: () => void) => {
    leave = told
    if (socket.destroyed) told()
  }

  const onData = (chunk: Buffer) => {
    if (isAnswering) {
      socket.pause()
      kept = chunk
      return
    }
    last = host.readPlainPost(chunk, last)
    if (last === undefined) handOver(chunk)
    else void answer(last)
  }

  async function answer(post: PlainPost): Promise<void> {
    isAnswering = true
    socket.setTimeout(host.silenceTimeoutMs)
    try {
      const answered = await host.answer(post, watch)
      if (socket.writable) await send(socket, answered, isClosing ? 'ends' : staying)
    } catch (error) {
      host.onBroken(error)
      socket.destroy() // what the client has would look whole
    }
    leave = undefined
    if (isClosing) return socket.destroySoon() // still answering: what comes meanwhile is not begun
    isAnswering = false
    if (kept !== undefined) handOver(kept)
    else socket.setTimeout(host.keepAliveTimeoutMs + KEEP_ALIVE_GRACE_MS)
  }

  const onEnd = () => socket.end()
  const onTimeout = () => {
    socket.off('data', onData)
    if (last === undefined) host.refuseSilence(socket)
    else socket.destroy()
  }
  const onError = () => {} // 'close' follows, and says all that matters
  const onClose = () => {
    leave?.()
    letGo()
  }

  function letGo() {
    if (isHeld) host.onLeft(connection)
    isHeld = false
  }

  function handOver(unread: Buffer) {
    letGo()
    socket.off('data', onData).off('end', onEnd).off('timeout', onTimeout).off('error', onError).off('close', onClose)
    socket.setTimeout(0)
    if (!socket.destroyed) host.handOver(socket, unread)
  }

  const connection: Connection = {
    close() {
      isClosing = true
      if (!isAnswering) socket.destroy()
    },
    cut: () => socket.destroy(),
  }
  socket.setTimeout(host.headersTimeoutMs)
  socket.on('data', onData).on('end', onEnd).on('timeout', onTimeout).on('error', onError).on('close', onClose)
  return connection
}
