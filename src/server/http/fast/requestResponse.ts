import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { NetworkName } from '../../../chainspec/network.ts'
import { catchMaybePromise, type MaybePromise, mapMaybePromise } from '../../../concurrency/maybePromise.ts'
import type { AccessRules } from '../../auth/access.ts'
import type { ClientAddress } from '../../auth/clientAddress.ts'
import type { PublicAddress } from '../../auth/publicAddress.ts'
import { type Client, LazyDelivery } from '../delivery.ts'
import { beginBody, createResponse, type HttpResponse, INTERNAL_ERROR, refuseHttp } from '../httpResponse.ts'
import { logRequest } from '../requestLog.ts'
import type { PostHeaders, PostRequest, RequestPipeline } from '../requestPipeline.ts'
import type { PlainRequest } from './parseRequest.ts'

/** Options that all requests share. */
export interface RequestResponseOptions {
  readonly pipeline: RequestPipeline
  readonly access: AccessRules
  readonly clientAddress: ClientAddress
  readonly publicAddress: PublicAddress
  readonly logger: Logger
  /** Whether each request is logged. */
  readonly isLogged: boolean
  readonly onHttpError: ((status: number) => void) | undefined
}

/**
 * One request and its response: `answer`, then `end`, and `leave` when the client leaves. Hot path: one object is also the
 * post and the client.
 */
export class RequestResponse implements PostRequest, Client {
  readonly network: NetworkName
  readonly key: string | undefined
  readonly headers: PostHeaders
  readonly delivery: LazyDelivery
  readonly socket: Socket
  keyId?: string
  keyOrigins?: readonly string[] | undefined
  readonly #options: RequestResponseOptions
  readonly #route: string
  readonly #body: Uint8Array
  readonly #begunAtMs: number
  /** Bytes that the connection had sent when the request began. */
  readonly #sentBefore: number
  #status = 0
  #hasLeft = false
  #isOver = false
  #onLeave: (() => void) | undefined
  #release: (() => void) | undefined

  constructor({ head, body }: PlainRequest, socket: Socket, options: RequestResponseOptions) {
    this.#options = options
    this.#begunAtMs = options.isLogged ? performance.now() : 0
    this.#sentBefore = options.isLogged ? socket.bytesWritten : 0
    this.network = head.network
    this.key = head.key
    this.headers = head.headers
    this.socket = socket
    this.delivery = new LazyDelivery(randomUUID(), this, options)
    this.#route = head.route
    this.#body = body
  }

  readBody(): Uint8Array {
    return this.#body
  }

  addressOf(): string {
    return this.#options.clientAddress(this.socket, this.headers)
  }

  baseUrl(): string {
    return this.#options.publicAddress(this.socket, this.headers)
  }

  /** Returns the response. Neither throws nor rejects: unexpected errors become a response. */
  answer(): MaybePromise<HttpResponse> {
    const { pipeline } = this.#options
    const response = catchMaybePromise(
      () => mapMaybePromise(pipeline(this), beginBody),
      (error) => this.#refuse(error),
    )
    return mapMaybePromise(response, (begun) => {
      this.#status = begun.status
      this.#release = begun.release
      return begun
    })
  }

  /** Called when the client has gone. */
  leave(): void {
    this.#hasLeft = true
    this.#onLeave?.()
  }

  /** Called when the response is sent or aborted. `error` is the reason why its body could not be read to its end. */
  end(error?: unknown): void {
    this.#isOver = true
    this.#onLeave = undefined
    this.#release?.()
    if (error !== undefined) this.#logError(error, 'response aborted')
    if (this.#status >= 400) this.#options.onHttpError?.(this.#status)
    if (this.#options.isLogged) this.#logRequest()
  }

  #refuse(error: unknown): HttpResponse {
    this.#logError(error, 'internal error')
    const { headers, keyOrigins } = this
    const { requestId } = this.delivery
    const { access } = this.#options
    const context = { access, origin: headers.origin, keyOrigins, acceptEncoding: undefined, requestId }
    const { status, message } = INTERNAL_ERROR
    return createResponse(refuseHttp(status, message), context)
  }

  /** A call may read its signal after the response. */
  watch(leave: () => void): void {
    if (this.#isOver) return
    if (this.#hasLeft) leave()
    else this.#onLeave = leave
  }

  /** Logs an error, unless the client has gone. */
  #logError(err: unknown, what: string): void {
    if (!this.#hasLeft) this.#options.logger.error({ err, requestId: this.delivery.requestId }, what)
  }

  #logRequest(): void {
    const { key, network } = this
    logRequest(this.#options.logger, {
      requestId: this.delivery.requestId,
      verb: 'POST',
      route: key === undefined ? this.#route : `${this.#route}/:key`,
      network,
      keyId: this.keyId,
      body: this.delivery.facts,
      status: this.#status,
      bytes: this.socket.bytesWritten - this.#sentBefore,
      clientAddress: this.addressOf(),
      userAgent: this.headers['user-agent'],
      elapsedMs: performance.now() - this.#begunAtMs,
    })
  }
}
