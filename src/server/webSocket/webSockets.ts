import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import { WebSocketServer } from 'ws'
import { systemTimer } from '../../base/clock.ts'
import { type RpcReply, toRefusal } from '../../rpc/reply.ts'
import type { AdmissionRequest, Admitted } from '../admission.ts'
import { createDoorkeeper, toAdmissionRequest } from '../door.ts'
import { send } from '../fastPath/send.ts'
import { createResponse, refuseHttp } from '../httpResponse.ts'
import type { ServerOptions } from '../options.ts'
import { logRequest } from '../requestLog.ts'
import type { UnsentBytes } from '../unsentBytes.ts'
import { WEB_SOCKET_BOUNDS } from './bounds.ts'
import { Connection, type ConnectionHost } from './connection.ts'
import { createKeyRing } from './keyHolders.ts'
import { createTargetReader, type Target } from './target.ts'

/** The WebSocket connections of a server. */
export interface WebSockets {
  /** Takes no more; those that are open answer what runs, say that the server is going, and end. */
  close(): void
  cutOff(): void
}

/** As far as `ws` counts. */
const MAX_PAYLOAD_BYTES = 2 ** 31 - 1

/** A request for an upgrade and what follows it on the connection. */
interface Upgrade {
  readonly request: IncomingMessage
  readonly head: Buffer
  readonly requestId: string
  readonly begunAtMs: number
}

/** Lets requests on the RPC paths leave HTTP for a WebSocket, if their key would be answered a POST. */
export function createWebSockets(server: Server, options: ServerOptions, unsent: UnsentBytes): WebSockets {
  const { access, admit, logger, rpc } = options
  const bounds = { ...WEB_SOCKET_BOUNDS, ...options.webSocketBounds }
  const timer = options.timer ?? systemTimer
  const webSocketServer = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: Math.min(options.bodyLimitBytes, MAX_PAYLOAD_BYTES),
    perMessageDeflate: false, // costs memory for each connection, and a small message may unpack to a giant
  })
  const readTarget = createTargetReader(options.networks, options.defaultNetwork)
  const keyRing = createKeyRing(bounds)
  const admitOrRefuse = createDoorkeeper({
    logger,
    async admit(asked) {
      const caller = await admit(asked)
      caller.charge(1) // as for any request; messages are charged for themselves
      return caller
    },
  })
  const open = new Set<Connection>()
  const isLogged = logger.isLevelEnabled('info')
  const host: ConnectionHost = {
    ...{ rpc, bounds, unsent, timer, logger, isLogged },
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

  function log({ requestId, begunAtMs }: Upgrade, status: number, route?: string, keyId?: string): void {
    if (!isLogged) return
    logRequest(logger, { requestId, verb: 'GET', route, keyId, status, elapsedMs: performance.now() - begunAtMs })
  }

  /** Answers as HTTP, which ends the connection. */
  function refuse(upgrade: Upgrade, reply: RpcReply, route?: string): void {
    const { socket, headers } = upgrade.request
    const response = createResponse(reply, { access, origin: headers.origin, acceptEncoding: undefined })
    log(upgrade, reply.httpStatus, route)
    if (!socket.writable) return void socket.destroy()
    void send(socket, response, { unsent, afterwards: 'ends' })
    socket.resume() // what has come besides is passed over: unread, it would take the answer with it
    socket.destroySoon()
  }

  function accept(upgrade: Upgrade, route: string, asked: AdmissionRequest, caller: Admitted): void {
    const { requestId } = upgrade
    const { socket } = upgrade.request
    webSocketServer.handleUpgrade(upgrade.request, socket, upgrade.head, (webSocket) => {
      open.add(new Connection(webSocket, socket, { caller, id: requestId, route, readmit: () => admit(asked) }, host))
      if (!isChecking) check()
    })
    log(upgrade, socket.writable ? 101 : 400, route, caller.keyId)
  }

  async function receive(upgrade: Upgrade, { network, key, route }: Target): Promise<void> {
    const asked = { ...toAdmissionRequest(network, key, upgrade.request.headers), callsAhead: 0 }
    const admitted = await admitOrRefuse(asked, upgrade.requestId)
    if (!('allows' in admitted)) return refuse(upgrade, admitted, route)
    if (isClosing) return refuse(upgrade, refuseHttp(503, 'the server is stopping'), route)
    const problem = keyRing.findProblem(admitted)
    if (problem === undefined) accept(upgrade, route, asked, admitted)
    else refuse(upgrade, toRefusal(problem, { policy: 'ok', onBug: () => {} }), route)
  }

  server.on('upgrade', (request: IncomingMessage, _socket, head: Buffer) => {
    const upgrade: Upgrade = { request, head, requestId: randomUUID(), begunAtMs: performance.now() }
    request.socket.on('error', () => {}) // 'close' follows, and says all that matters
    const target = readTarget(request.url ?? '')
    if (target === undefined) refuse(upgrade, refuseHttp(404, 'not found'))
    else void receive(upgrade, target)
  })

  return {
    close() {
      isClosing = true
      for (const connection of open) connection.close()
    },
    cutOff() {
      for (const connection of open) connection.cut()
    },
  }
}
