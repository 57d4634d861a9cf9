import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import { WebSocketServer } from 'ws'
import { systemTimer } from '../../base/clock.ts'
import type { BodyFacts, ChargedCall } from '../../rpc/caller.ts'
import { codeOf } from '../../rpc/errors.ts'
import { type RpcReply, toRefusal } from '../../rpc/reply.ts'
import type { PublicAddress } from '../auth/publicAddress.ts'
import { type Sending, writeResponse } from '../http/fast/writeResponse.ts'
import { createResponse, refuseHttp, unknownPathMessage } from '../http/httpResponse.ts'
import type { BodyBounds } from '../http/receiving/bodyReader.ts'
import { logRequest } from '../http/requestLog.ts'
import {
  claimConnection,
  createAuthentication,
  type PostSender,
  toAuthenticationRequest,
} from '../http/requestPipeline.ts'
import type { ServerOptions } from '../options.ts'
import { WEB_SOCKET_BOUNDS } from './bounds.ts'
import { Connection, type ConnectionHost, type Session } from './connection.ts'
import { createSessionsByKey } from './keySessions.ts'
import { createTargetReader, type Target } from './target.ts'

/** The WebSocket connections of a server. */
export interface WebSockets {
  /** Accepts no more connections. Open ones answer running messages and then end with close code 1001. */
  close(): void
  cutOff(): void
  count(): number
  countSubscriptions(): number
}

/** Maximum payload that `ws` accepts. */
const MAX_PAYLOAD_BYTES = 2 ** 31 - 1

/** An upgrade request, and the bytes after it. */
interface Upgrade {
  readonly request: IncomingMessage
  readonly head: Buffer
  readonly requestId: string
  readonly begunAtMs: number
  /** Bytes that the connection had sent when the request began. */
  readonly sentBefore: number
  readonly facts: BodyFacts
}

/** The target of an upgrade, and the id of its key once it is found. */
interface SessionTarget extends Target {
  keyId?: string
}

/** The charge of an upgrade. Messages are charged separately. */
const UPGRADE: ChargedCall = { name: 'websocket', weight: 1 }

interface WebSocketParts extends Pick<Sending, 'unsent' | 'fixedHead'> {
  readonly bodyBounds: BodyBounds
  readonly publicAddress: PublicAddress
}

/** Upgrades requests on RPC paths to WebSockets, after the same authentication as a POST. */
export function createWebSockets(
  server: Server,
  options: ServerOptions,
  { unsent, fixedHead, bodyBounds, publicAddress }: WebSocketParts,
): WebSockets {
  const { access, authenticate, clientAddress, logger, rpc } = options
  const bounds = { ...WEB_SOCKET_BOUNDS, ...options.webSocketBounds }
  const timer = options.timer ?? systemTimer
  const webSocketServer = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: Math.min(options.bodyLimitBytes, bounds.messageBytes, MAX_PAYLOAD_BYTES),
    maxFragments: Math.min(bodyBounds.limitPieces, MAX_PAYLOAD_BYTES),
    autoPong: false, // connections answer pings within their bound
    maxBufferedChunks: 0, // counted by the connection, with their bytes
    perMessageDeflate: false, // takes memory for each connection, and a small message may decompress to gigabytes
  })
  const readTarget = createTargetReader(options.networks, options.defaultNetwork)
  const notFound = unknownPathMessage(options)
  const sessionsByKey = createSessionsByKey(bounds)
  const authenticateOrRefuse = createAuthentication(logger, options.onRefused)
  const open = new Set<Connection>()
  const isLogged = logger.isLevelEnabled('info')
  const host: ConnectionHost = {
    ...{ rpc, bounds, unsent, timer, logger, isLogged },
    received: bodyBounds.received,
    limitPieces: bodyBounds.limitPieces,
    onRefused: options.onRefused ?? (() => {}),
    join: sessionsByKey.join,
    onLeft: (connection) => open.delete(connection),
  }
  let isClosing = false
  let isChecking = false

  function check(): void {
    for (const connection of open) connection.check()
    void sessionsByKey.check()
    isChecking = open.size > 0
    if (isChecking) timer.wakeIn(bounds.checkIntervalMs, check)
  }

  /** Called when the response was written. */
  function log(upgrade: Upgrade, status: number, target?: SessionTarget): void {
    if (!isLogged) return
    const { requestId, begunAtMs, sentBefore, facts: body } = upgrade
    const { socket, headers } = upgrade.request
    const { route, network, keyId } = target ?? {}
    const elapsedMs = performance.now() - begunAtMs
    const bytes = socket.bytesWritten - sentBefore
    const client = { clientAddress: clientAddress(socket, headers), userAgent: headers['user-agent'] }
    logRequest(logger, { requestId, verb: 'GET', route, network, keyId, body, status, bytes, ...client, elapsedMs })
  }

  /** Sends an HTTP response and ends the connection. */
  function refuse(upgrade: Upgrade, reply: RpcReply, target?: SessionTarget): void {
    const { requestId } = upgrade
    const { socket, headers } = upgrade.request
    const response = createResponse(reply, { access, origin: headers.origin, acceptEncoding: undefined, requestId })
    options.onHttpError?.(reply.httpStatus)
    if (socket.writable) void writeResponse(socket, response, { unsent, fixedHead, afterwards: 'ends' })
    log(upgrade, reply.httpStatus, target)
    if (!socket.writable) return void socket.destroy()
    socket.resume() // unread bytes would reset the connection and lose the response
    socket.destroySoon()
  }

  function accept(upgrade: Upgrade, target: SessionTarget, session: Omit<Session, 'id'>): void {
    const { requestId: id } = upgrade
    const { socket } = upgrade.request
    webSocketServer.handleUpgrade(upgrade.request, socket, upgrade.head, (webSocket) => {
      open.add(new Connection(webSocket, socket, { ...session, id }, host))
      if (!isChecking) check()
    })
    log(upgrade, socket.writable ? 101 : 400, target)
  }

  async function receive(upgrade: Upgrade, target: SessionTarget): Promise<void> {
    const { headers, socket } = upgrade.request
    const address = clientAddress(socket, headers)
    const baseUrl = publicAddress(socket, headers)
    const requester: PostSender = { ...target, headers, delivery: { addressOf: () => address, baseUrl: () => baseUrl } }
    const reauthenticate = () => authenticate({ ...toAuthenticationRequest(requester), callsAhead: 0 })
    const authenticateOnce = async () => {
      const caller = claimConnection(socket, await reauthenticate())
      caller.charge([UPGRADE])
      return caller
    }
    const authenticated = await authenticateOrRefuse(authenticateOnce, upgrade, requester)
    if (requester.keyId !== undefined) target.keyId = requester.keyId
    if (!('allows' in authenticated)) return refuse(upgrade, authenticated, target)
    target.keyId = authenticated.keyId
    if (isClosing) return refuse(upgrade, refuseHttp(503, 'the server is stopping'), target)
    const problem = sessionsByKey.findProblem(authenticated)
    const client = { address, userAgent: headers['user-agent'] }
    if (problem === undefined)
      return accept(upgrade, target, { caller: authenticated, route: target.route, ...client, reauthenticate })
    upgrade.facts.code = codeOf(problem)
    return refuse(upgrade, toRefusal(problem, { policy: 'ok', onBug: () => {} }), target)
  }

  server.on('upgrade', (request: IncomingMessage, _socket, head: Buffer) => {
    const { bytesWritten: sentBefore } = request.socket
    const begunAtMs = performance.now()
    const upgrade: Upgrade = { request, head, requestId: randomUUID(), begunAtMs, sentBefore, facts: {} }
    request.socket.on('error', () => {}) // the event 'close' follows
    const target = readTarget(request.url ?? '')
    if (target === undefined) refuse(upgrade, refuseHttp(404, notFound))
    else void receive(upgrade, { ...target })
  })

  return {
    close() {
      isClosing = true
      for (const connection of open) connection.close()
    },
    cutOff() {
      for (const connection of open) connection.cut()
    },
    count: () => open.size,
    countSubscriptions: sessionsByKey.countSubscriptions,
  }
}
