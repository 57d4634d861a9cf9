import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createSliceGate } from '../../concurrency/sliceGate.ts'
import { yieldIfSliceUsed } from '../../concurrency/timeSlice.ts'
import { connectionEventOf } from '../tls/tlsServer.ts'
import { isUpgradeIgnored } from '../websocket/upgradingMessage.ts'
import { clientPathOf } from './delivery.ts'
import { closeUnread, type HalfOpenBounds, watchHalfOpen } from './halfOpen.ts'
import { openConnectionOf } from './openConnections.ts'

/**
 * Number of bytes that Node's parser gets at a time where requests may begin. It starts every request in them, and each
 * waiting request takes some kilobytes.
 */
const PIECE_BYTES = 1024

/** Emitted by the response of a request whose client sends no more and is regarded as gone. */
export const CLIENT_LEFT = 'clientLeft'

/**
 * Makes Node's HTTP server answer the requests of each connection in order: the next one starts when the client has read
 * the response before, and until then nothing more is read. Node starts all pipelined requests at once, so one write of a
 * client would cause unbounded work and responses. Call after the server has its listeners, which are called from here.
 *
 * Node's own refusals would be sent out of order. It may also pause its parser then, and a paused parser must not receive
 * data. Therefore requests without a Host are refused here (`requireHostHeader: false`).
 */
export function answerInOrder(server: Server, bounds: HalfOpenBounds): void {
  const connections = new WeakMap<Socket, NodeConnection>()
  const event = connectionEventOf(server)
  const onConnection = takeListeners(server, event)
  const onRequest = takeListeners(server, 'request')
  const onUpgrade = takeListeners(server, 'upgrade')
  server.on(event, (socket: Socket) => {
    onConnection(socket)
    connections.set(socket, new NodeConnection(socket, bounds))
  })
  server.on('request', (request, response) => {
    const begin = () => (hasOneHost(request) ? onRequest(request, response) : refuse(response, 400))
    connections.get(request.socket)?.answer({ request, response, begin })
  })
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const begin = () => {
      // Sent when the body is read, which is after authentication (RFC 9110, 10.1.1).
      request.once('resume', () => {
        if (!response.headersSent && !request.complete) response.writeContinue()
      })
      if (hasOneHost(request)) onRequest(request, response)
      else refuse(response, 400)
    }
    connections.get(request.socket)?.answer({ request, response, begin })
  })
  server.on('checkExpectation', (request, response) => {
    connections.get(request.socket)?.answer({ request, response, begin: () => refuse(response, 417) })
  })
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    connections.get(socket)?.leave(() => onUpgrade(request, socket, head))
  })
}

/** Removes the listeners of an event and returns the function that calls them. */
function takeListeners(emitter: Server | Socket, event: string) {
  const listeners = emitter.listeners(event)
  emitter.removeAllListeners(event)
  return (...args: unknown[]) => {
    for (const listener of listeners) listener.apply(emitter, args)
  }
}

/** Returns whether a request has one Host header (RFC 9112, 3.2). HTTP/1.0 may have none. */
function hasOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === 'host') hosts++
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1')
}

/** Sends Node's own refusal. */
function refuse(response: ServerResponse, status: 400 | 417): void {
  response.writeHead(status, status === 400 ? { Connection: 'close' } : {}).end()
}

/** A request of Node's server and its response. */
interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  begin(): void
}

/** A connection whose requests Node's parser reads. */
class NodeConnection {
  readonly #socket: Socket
  readonly #bounds: HalfOpenBounds
  readonly #toParser: (...args: unknown[]) => void
  /** Notifies Node that the client sends no more, which ends the connection. */
  readonly #endParser: () => void
  /** Whether the client sends no more. */
  #hasEnded = false
  #endHalfOpen: (() => void) | undefined
  /** The request that was started and is not answered yet. */
  #running: Exchange | undefined
  /** Minimum number of the next bytes that are its body. */
  #bodyBytes = 0
  /** Requests of the same piece. */
  readonly #waiting: Exchange[] = []
  /** Received bytes that the parser has not read. */
  #unread: Buffer[] = []
  #isPaused = false
  /** Returns whether the time slice that all connections share is not used up. Many short chunks are work for the parser. */
  readonly #hasTime: () => boolean
  /** Whether the last request that was read is the last one of the connection. */
  #isLast = false
  /** Set when the connection leaves HTTP: called once all requests before that are answered. */
  #upgrade: (() => void) | undefined

  constructor(socket: Socket, bounds: HalfOpenBounds) {
    this.#socket = socket
    this.#bounds = bounds
    this.#toParser = takeListeners(socket, 'data')
    this.#endParser = takeListeners(socket, 'end')
    const connection = openConnectionOf(socket)
    if (connection !== undefined) connection.isIdle = this.#isIdle
    this.#hasTime = createSliceGate(() => clientPathOf(socket), this.#readOn)
    socket.on('data', this.#onData)
    socket.on('end', this.#onEnd)
    socket.on('drain', this.#readOn)
  }

  readonly #isIdle = (): boolean =>
    this.#running === undefined && this.#unread.length === 0 && this.#upgrade === undefined

  /** Called by the parser. The request starts after the parser has read its piece. */
  answer(exchange: Exchange): void {
    this.#waiting.push(exchange)
    if (!isUpgradeIgnored(exchange.request)) return
    this.#isLast = true
    exchange.response.shouldKeepAlive = false
  }

  /** Called when the last request was read, and the bytes after it are not HTTP. */
  leave(upgrade: () => void): void {
    this.#socket.on('error', () => {}) // Node has removed its listener; the event 'close' follows
    this.#socket.off('end', this.#onEnd)
    this.#upgrade = upgrade
  }

  readonly #onData = (chunk: Buffer) => {
    this.#unread.push(chunk)
    this.#readOn()
  }

  /** Called when the client sends no more. All received requests are answered first. */
  readonly #onEnd = () => {
    this.#hasEnded = true
    if (this.#endIfDone() || this.#running === undefined) return
    this.#makeLast(this.#running)
    this.#endHalfOpen = watchHalfOpen(this.#socket, this.#bounds, {
      hasAnswer: () => this.#running?.response.headersSent ?? true,
      onTimeout: () => this.#running?.response.emit(CLIENT_LEFT),
    })
  }

  /** Ends the connection of a client that sends no more, once all its requests are answered or incomplete. */
  #endIfDone(): boolean {
    const isIncomplete = this.#running?.request.complete === false
    const isAnswered = this.#running === undefined && this.#waiting.length === 0
    const isDone = this.#hasEnded && this.#unread.length === 0 && (isIncomplete || isAnswered)
    if (!isDone) return false
    this.#hasEnded = false
    this.#endHalfOpen?.()
    this.#endParser()
    return true
  }

  /** Sets `Connection: close` in the last response to a client that sends no more. */
  #makeLast({ response }: Exchange): void {
    if (this.#hasEnded && this.#waiting.length === 0 && this.#unread.length === 0) response.shouldKeepAlive = false
  }

  #beginNext(): void {
    if (this.#running !== undefined || this.#socket.destroyed) return
    const next = this.#waiting.shift()
    if (next !== undefined) this.#begin(next)
    else this.#upgrade?.()
  }

  #begin(exchange: Exchange): void {
    const { request, response, begin } = exchange
    this.#running = exchange
    this.#bodyBytes = Number(request.headers['content-length'] ?? 0) - PIECE_BYTES
    if (!this.#hasArrived(request)) this.#endUnlessComplete(exchange)
    this.#makeLast(exchange)
    request.on('resume', this.#readOn) // the body is not read before
    response.once('close', this.#onAnswered)
    begin()
  }

  /** Returns whether the whole request has been received, even if not all of it is parsed. */
  #hasArrived({ complete, headers, readableLength }: IncomingMessage): boolean {
    const length = headers['content-length']
    if (complete || length === undefined) return complete
    return this.#unread.reduce((sum, { length }) => sum + length, readableLength) >= Number(length)
  }

  /**
   * Makes a response that is sent before its request is complete, a refusal, the last one of the connection. The rest of
   * the body is not read, since it would cost other clients more time than it costs its sender.
   */
  #endUnlessComplete({ request, response }: Exchange): void {
    const socket = this.#socket
    const { shouldKeepAlive } = response
    response.shouldKeepAlive = false
    socket.destroySoon = () => closeUnread(socket) // called by Node after the last response
    this.#onComplete = () => {
      if (!request.complete) return
      response.shouldKeepAlive = shouldKeepAlive
      Reflect.deleteProperty(socket, 'destroySoon')
      this.#onComplete = undefined
    }
  }

  /** Called after each piece of a request that was not complete when it began. */
  #onComplete: (() => void) | undefined

  /** Called when a response was sent. Other connections continue before its next request. */
  readonly #onAnswered = () => {
    if (this.#waiting.length > 0 || this.#unread.length > 0 || this.#upgrade !== undefined)
      setImmediate(this.#continueInSlice)
    else {
      this.#running = undefined
      this.#endIfDone()
    }
  }

  /** Continues within the time slice that all connections share. The keys of the next requests are not known yet. */
  readonly #continueInSlice = () => {
    const share = yieldIfSliceUsed(() => clientPathOf(this.#socket))
    if (share === undefined) this.#continue()
    else void share.then(this.#continue)
  }

  readonly #continue = () => {
    this.#running = undefined
    this.#beginNext()
    this.#readOn()
  }

  readonly #readOn = () => {
    while (this.#mayRead() && this.#hasTime()) this.#readPiece()
    if (this.#upgrade !== undefined) this.#returnUnread()
    else if (this.#unread.length > 0) this.#pause()
    else if (!this.#endIfDone() && this.#isPaused) this.#resume()
  }

  /** Returns whether the parser may get a piece: of the running request's body, if it is being read, or of a next request. */
  #mayRead(): boolean {
    const { writable, writableNeedDrain } = this.#socket
    if (this.#unread.length === 0 || this.#upgrade !== undefined || !writable || writableNeedDrain) return false
    return this.#running === undefined ? !this.#isLast : isBodyRead(this.#running.request)
  }

  #readPiece(): void {
    const [chunk = Buffer.alloc(0)] = this.#unread
    const piece = chunk.subarray(0, Math.max(PIECE_BYTES, this.#bodyBytes))
    this.#bodyBytes -= piece.length
    if (piece.length < chunk.length) this.#unread[0] = chunk.subarray(piece.length)
    else this.#unread.shift()
    this.#toParser(piece)
    this.#onComplete?.()
    this.#beginNext()
  }

  /** Pauses the socket, again if Node has resumed it at the end of a request. */
  #pause(): void {
    this.#isPaused = true
    this.#socket.pause()
  }

  #resume(): void {
    this.#isPaused = false
    this.#socket.resume()
  }

  /** Returns the received bytes to the socket for the next protocol. */
  #returnUnread(): void {
    this.#socket.off('data', this.#onData).off('drain', this.#readOn)
    const rest = Buffer.concat(this.#unread)
    this.#unread = []
    if (rest.length > 0) this.#socket.unshift(rest)
  }
}

/** Returns whether the handler of a request reads the rest of its body. */
function isBodyRead(request: IncomingMessage): boolean {
  return !request.complete && request.readableFlowing === true
}
