import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createTurnGate } from '../../concurrency/sliceGate.ts'
import { nextShare } from '../../concurrency/timeSlice.ts'
import { connectionEventOf } from '../tls/tlsServer.ts'
import { isUpgradeIgnored } from '../websocket/upgradingMessage.ts'
import { closeUnread } from './closeUnread.ts'
import { partyOf } from './delivery.ts'
import { type HalfOpenBounds, watchHalfOpen } from './halfOpen.ts'
import { openConnectionOf } from './openConnections.ts'

/**
 * Node's parser gets so many bytes at a time where requests may begin: it begins with all that are in them, and each that
 * waits here takes some kilobytes.
 */
const PIECE_BYTES = 1024

/** Emitted by the response of a request whose client sends no more and is taken for gone. */
export const CLIENT_LEFT = 'clientLeft'

/**
 * Has Node's HTTP server answer the requests of each connection one after the other: the next begins when the client
 * has taken the answer before, and meanwhile no more is read. Node begins with all that are pipelined at once, so one
 * write of a client would be work and answers without bound. To be called when the server has its listeners, which are
 * called from here.
 *
 * What Node refuses by itself would be answered beside the turns; then it may pause its parser, and a paused one must
 * not be fed. So the server leaves it to this to refuse requests without a Host (`requireHostHeader: false`).
 */
export function answerInTurn(server: Server, bounds: HalfOpenBounds): void {
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
      // Once its body is wanted, which is after its key was accepted (RFC 9110, 10.1.1).
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

/** Whether a request names one host (RFC 9112, 3.2); HTTP/1.0 may name none. */
function hasOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === 'host') hosts++
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1')
}

/** As Node does it. */
function refuse(response: ServerResponse, status: 400 | 417): void {
  response.writeHead(status, status === 400 ? { Connection: 'close' } : {}).end()
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  begin(): void
}

/** A connection that Node's parser reads. */
class NodeConnection {
  readonly #socket: Socket
  readonly #bounds: HalfOpenBounds
  readonly #toParser: (...args: unknown[]) => void
  /** Notifies Node that the client sends no more, which ends the connection. */
  readonly #endParser: () => void
  /** The client sends no more. */
  #hasEnded = false
  #endHalfOpen: (() => void) | undefined
  /** Has begun, and is not answered yet. */
  #running: Exchange | undefined
  /** So many bytes at least that come next are its body. */
  #bodyBytes = 0
  /** Came in the same piece. */
  readonly #waiting: Exchange[] = []
  /** Has come, and is not for the parser yet. */
  #unread: Buffer[] = []
  #isPaused = false
  /** A piece of many short chunks is work for the parser: those of all connections share the time of a turn. */
  readonly #hasTurn: () => boolean
  /** No request is read behind the one that came last. */
  #isLast = false
  /** Set when the connection is not HTTP's any more: what it becomes, once all before that is answered. */
  #become: (() => void) | undefined

  constructor(socket: Socket, bounds: HalfOpenBounds) {
    this.#socket = socket
    this.#bounds = bounds
    this.#toParser = takeListeners(socket, 'data')
    this.#endParser = takeListeners(socket, 'end')
    const connection = openConnectionOf(socket)
    if (connection !== undefined) connection.isIdle = this.#isIdle
    this.#hasTurn = createTurnGate(() => partyOf(socket), this.#readOn)
    socket.on('data', this.#onData)
    socket.on('end', this.#onEnd)
    socket.on('drain', this.#readOn)
  }

  readonly #isIdle = (): boolean =>
    this.#running === undefined && this.#unread.length === 0 && this.#become === undefined

  /** Called by the parser; the request begins when the parser is done with its piece. */
  answer(exchange: Exchange): void {
    this.#waiting.push(exchange)
    if (!isUpgradeIgnored(exchange.request)) return
    this.#isLast = true
    exchange.response.shouldKeepAlive = false
  }

  /** The request that was read last is the last one, and what follows it is no HTTP. */
  leave(become: () => void): void {
    this.#socket.on('error', () => {}) // Node does not listen any more; 'close' follows, and says all that matters
    this.#socket.off('end', this.#onEnd)
    this.#become = become
  }

  readonly #onData = (chunk: Buffer) => {
    this.#unread.push(chunk)
    this.#readOn()
  }

  /** All that has come before is answered first. */
  readonly #onEnd = () => {
    this.#hasEnded = true
    if (this.#endIfDone() || this.#running === undefined) return
    this.#makeLast(this.#running)
    this.#endHalfOpen = watchHalfOpen(this.#socket, this.#bounds, {
      hasAnswer: () => this.#running?.response.headersSent ?? true,
      onTimeout: () => this.#running?.response.emit(CLIENT_LEFT),
    })
  }

  /** Ends the connection of a client that sends no more, once nothing of it can be answered any more. */
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

  /** Says in the last answer to a client that sends no more that the connection ends. */
  #makeLast({ response }: Exchange): void {
    if (this.#hasEnded && this.#waiting.length === 0 && this.#unread.length === 0) response.shouldKeepAlive = false
  }

  #beginNext(): void {
    if (this.#running !== undefined || this.#socket.destroyed) return
    const next = this.#waiting.shift()
    if (next !== undefined) this.#begin(next)
    else this.#become?.()
  }

  #begin(exchange: Exchange): void {
    const { request, response, begin } = exchange
    this.#running = exchange
    this.#bodyBytes = Number(request.headers['content-length'] ?? 0) - PIECE_BYTES
    if (!this.#hasArrived(request)) this.#endUnlessComplete(exchange)
    this.#makeLast(exchange)
    request.on('resume', this.#readOn) // the body is read when it is wanted, and not before
    response.once('close', this.#onAnswered)
    begin()
  }

  /** Whether the whole request has been received, though not all of it parsed. */
  #hasArrived({ complete, headers, readableLength }: IncomingMessage): boolean {
    const length = headers['content-length']
    if (complete || length === undefined) return complete
    return this.#unread.reduce((sum, { length }) => sum + length, readableLength) >= Number(length)
  }

  /**
   * An answer that is sent before its request is complete, a refusal, is the last one of the connection. Nothing more is
   * read then: the rest of the body would cost those who wait more than it costs its sender.
   */
  #endUnlessComplete({ request, response }: Exchange): void {
    const socket = this.#socket
    const { shouldKeepAlive } = response
    response.shouldKeepAlive = false
    socket.destroySoon = () => closeUnread(socket) // called by Node after the last answer
    this.#onComplete = () => {
      if (!request.complete) return
      response.shouldKeepAlive = shouldKeepAlive
      Reflect.deleteProperty(socket, 'destroySoon')
      this.#onComplete = undefined
    }
  }

  /** Called after each piece of a request that was not complete when it began. */
  #onComplete: (() => void) | undefined

  /** Others go between two requests of one connection. */
  readonly #onAnswered = () => {
    if (this.#waiting.length > 0 || this.#unread.length > 0 || this.#become !== undefined) setImmediate(this.#takeTurn)
    else {
      this.#running = undefined
      this.#endIfDone()
    }
  }

  /** What many connections have sent in one go shares the time of a turn; whose keys these are is not known yet. */
  readonly #takeTurn = () => {
    const share = nextShare(() => partyOf(this.#socket))
    if (share === undefined) this.#goOn()
    else void share.then(this.#goOn)
  }

  readonly #goOn = () => {
    this.#running = undefined
    this.#beginNext()
    this.#readOn()
  }

  readonly #readOn = () => {
    while (this.#mayRead() && this.#hasTurn()) this.#readPiece()
    if (this.#become !== undefined) this.#giveBack()
    else if (this.#unread.length > 0) this.#pause()
    else if (!this.#endIfDone() && this.#isPaused) this.#resume()
  }

  /** The body of a request that runs is read as far as it is wanted, and nothing behind it. */
  #mayRead(): boolean {
    const { writable, writableNeedDrain } = this.#socket
    if (this.#unread.length === 0 || this.#become !== undefined || !writable || writableNeedDrain) return false
    return this.#running === undefined ? !this.#isLast : isWanted(this.#running.request)
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

  /** Node has the socket go on at the end of each request, so it may have to be told again. */
  #pause(): void {
    this.#isPaused = true
    this.#socket.pause()
  }

  #resume(): void {
    this.#isPaused = false
    this.#socket.resume()
  }

  #giveBack(): void {
    this.#socket.off('data', this.#onData).off('drain', this.#readOn)
    const rest = Buffer.concat(this.#unread)
    this.#unread = []
    if (rest.length > 0) this.#socket.unshift(rest)
  }
}

/** Whether the rest of a request's body is read by those who answer it. */
function isWanted(request: IncomingMessage): boolean {
  return !request.complete && request.readableFlowing === true
}
