import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import { WebSocketServer } from 'ws'
import { systemTimer } from '../../base/clock.ts'
import type { BodyFacts, ChargedCall } from '../../rpc/caller.ts'
import { codeOf } from '../../rpc/errors.ts'
import { type RpcReply, toRefusal } from '../../rpc/reply.ts'
import type { PublicAddress } from '../auth/publicAddress.ts'
import { type Sending, send } from '../http/fast/writeResponse.ts'
import { createResponse, refuseHttp, unknownPathMessage } from '../http/httpResponse.ts'
import type { BodyBounds } from '../http/receiving/bodyReader.ts'
import { logRequest } from '../http/requestLog.ts'
import {
  claimConnection,
  createAuthentication,
  type Requester,
  toAuthenticationRequest,
} from '../http/requestPipeline.ts'
import type { ServerOptions } from '../options.ts'
import { WEB_SOCKET_BOUNDS } from './bounds.ts'
import { Connection, type ConnectionHost, type Visitor } from './connection.ts'
import { createKeyRing } from './keySessions.ts'
import { createTargetReader, type Target } from './target.ts'

/** The WebSocket connections of a server. */
export interface WebSockets {
  /** Takes no more; those that are open answer what runs, say that the server is going, and end. */
  close(): void
  cutOff(): void
  count(): number
  countSubscriptions(): number
}

/** Maximum payload that `ws` accepts. */
const MAX_PAYLOAD_BYTES = 2 ** 31 - 1

/** A request for an upgrade and what follows it on the connection. */
interface Upgrade {
  readonly request: IncomingMessage
  readonly head: Buffer
  readonly requestId: string
  readonly begunAtMs: number
  /** Bytes that the connection had sent when the request began. */
  readonly sentBefore: number
  readonly facts: BodyFacts
}

/** Where somebody wants to go, and with which key as soon as that is known. */
interface Visit extends Target {
  keyId?: string
}

/** Charged as any request; messages are charged for themselves. */
const UPGRADE: ChargedCall = { name: 'websocket', weight: 1 }

interface WebSocketParts extends Pick<Sending, 'unsent' | 'fixedHead'> {
  readonly bodyBounds: BodyBounds
  readonly publicAddress: PublicAddress
}

/** Lets requests on the RPC paths leave HTTP for a WebSocket, if their key would be answered a POST. */
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
    autoPong: false, // connections answer pings, as long as these are within their bound
    maxBufferedChunks: 0, // counted by the connection, with their bytes
    perMessageDeflate: false, // costs memory for each connection, and a small message may unpack to a giant
  })
  const readTarget = createTargetReader(options.networks, options.defaultNetwork)
  const notFound = unknownPathMessage(options)
  const keyRing = createKeyRing(bounds)
  const authenticateOrRefuse = createAuthentication(logger, options.onRefused)
  const open = new Set<Connection>()
  const isLogged = logger.isLevelEnabled('info')
  const host: ConnectionHost = {
    ...{ rpc, bounds, unsent, timer, logger, isLogged },
    received: bodyBounds.received,
    limitPieces: bodyBounds.limitPieces,
    onRefused: options.onRefused ?? (() => {}),
    join: keyRing.join,
    onLeft: (connection) => open.delete(connection),
  }
  let isClosing = false
  let isChecking = false

  function check(): void {
    for (const connection of open) connection.check()
    void keyRing.check()
    isChecking = open.size > 0
    if (isChecking) timer.wakeIn(bounds.checkIntervalMs, check)
  }

  /** Called when the response was written. */
  function log(upgrade: Upgrade, status: number, visit?: Visit): void {
    if (!isLogged) return
    const { requestId, begunAtMs, sentBefore, facts: body } = upgrade
    const { socket, headers } = upgrade.request
    const { route, network, keyId } = visit ?? {}
    const elapsedMs = performance.now() - begunAtMs
    const bytes = socket.bytesWritten - sentBefore
    const client = { clientAddress: clientAddress(socket, headers), userAgent: headers['user-agent'] }
    logRequest(logger, { requestId, verb: 'GET', route, network, keyId, body, status, bytes, ...client, elapsedMs })
  }

  /** Answers as HTTP, which ends the connection. */
  function refuse(upgrade: Upgrade, reply: RpcReply, visit?: Visit): void {
    const { requestId } = upgrade
    const { socket, headers } = upgrade.request
    const response = createResponse(reply, { access, origin: headers.origin, acceptEncoding: undefined, requestId })
    options.onHttpError?.(reply.httpStatus)
    if (socket.writable) void send(socket, response, { unsent, fixedHead, afterwards: 'ends' })
    log(upgrade, reply.httpStatus, visit)
    if (!socket.writable) return void socket.destroy()
    socket.resume() // what has come besides is passed over: unread, it would take the answer with it
    socket.destroySoon()
  }

  function accept(upgrade: Upgrade, visit: Visit, visitor: Omit<Visitor, 'id'>): void {
    const { requestId: id } = upgrade
    const { socket } = upgrade.request
    webSocketServer.handleUpgrade(upgrade.request, socket, upgrade.head, (webSocket) => {
      open.add(new Connection(webSocket, socket, { ...visitor, id }, host))
      if (!isChecking) check()
    })
    log(upgrade, socket.writable ? 101 : 400, visit)
  }

  async function receive(upgrade: Upgrade, visit: Visit): Promise<void> {
    const { headers, socket } = upgrade.request
    const address = clientAddress(socket, headers)
    const baseUrl = publicAddress(socket, headers)
    const requester: Requester = { ...visit, headers, delivery: { addressOf: () => address, baseUrl: () => baseUrl } }
    const readmit = () => authenticate({ ...toAuthenticationRequest(requester), callsAhead: 0 })
    const admitOnce = async () => {
      const caller = claimConnection(socket, await readmit())
      caller.charge([UPGRADE])
      return caller
    }
    const admitted = await authenticateOrRefuse(admitOnce, upgrade, requester)
    if (requester.keyId !== undefined) visit.keyId = requester.keyId
    if (!('allows' in admitted)) return refuse(upgrade, admitted, visit)
    visit.keyId = admitted.keyId
    if (isClosing) return refuse(upgrade, refuseHttp(503, 'the server is stopping'), visit)
    const problem = keyRing.findProblem(admitted)
    const client = { address, userAgent: headers['user-agent'] }
    if (problem === undefined)
      return accept(upgrade, visit, { caller: admitted, route: visit.route, ...client, readmit })
    upgrade.facts.code = codeOf(problem)
    return refuse(upgrade, toRefusal(problem, { policy: 'ok', onBug: () => {} }), visit)
  }

  server.on('upgrade', (request: IncomingMessage, _socket, head: Buffer) => {
    const { bytesWritten: sentBefore } = request.socket
    const begunAtMs = performance.now()
    const upgrade: Upgrade = { request, head, requestId: randomUUID(), begunAtMs, sentBefore, facts: {} }
    request.socket.on('error', () => {}) // 'close' follows, and says all that matters
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
    countSubscriptions: keyRing.countSubscriptions,
  }
}
