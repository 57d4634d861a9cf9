import type { NetworkName } from '../network/network.ts'
import { type RpcReply, toRefusal } from '../rpc/reply.ts'
import type { Admission } from './admission.ts'
import type { LazyDelivery } from './delivery.ts'
import { createResponse, type HttpResponse, refuseHttp } from './httpResponse.ts'
import type { ServerOptions } from './options.ts'

/** The fields of a request's head that anything depends on. */
export interface PostHeaders {
  readonly host?: string | undefined
  readonly origin?: string | undefined
  readonly 'content-type'?: string | undefined
  readonly 'content-encoding'?: string | undefined
  readonly 'accept-encoding'?: string | readonly string[] | undefined
}

/** A POST on an RPC path, whatever read it from its connection. */
export interface Post {
  readonly network: NetworkName
  readonly key: string | undefined
  readonly headers: PostHeaders
  readonly delivery: LazyDelivery
  readBody(): Promise<Uint8Array> | Uint8Array
  /** Set by the door when it knows who asks; for the log. */
  keyId?: string
}

/** Answers a POST. Rejects with what `readBody` throws. */
export type Door = (post: Post) => Promise<HttpResponse>

function isJson(contentType: string | undefined): boolean {
  if (contentType === 'application/json') return true
  const essence = contentType?.split(';')[0]?.trim().toLowerCase()
  return essence === 'application/json' || essence === 'application/json-rpc'
}

/** Why a body is not read, or undefined. */
function refuseBody(headers: PostHeaders): RpcReply | undefined {
  if (!isJson(headers['content-type'])) return refuseHttp(415, 'content type must be application/json')
  // A small compressed body may unpack to gigabytes.
  if (headers['content-encoding'] !== undefined) return refuseHttp(415, 'compressed bodies are not taken')
  return undefined
}

/**
 * All that happens between a request and its response: the key first, then the headers, then the body, then the
 * methods.
 */
export function createDoor({ rpc, admit, access, logger }: ServerOptions): Door {
  async function admitOrRefuse({ network, key, headers, delivery }: Post): Promise<Admission | RpcReply> {
    try {
      return await admit({ network, key, host: headers.host, origin: headers.origin })
    } catch (thrown) {
      const onBug = (bug: unknown) => logger.error({ err: bug, requestId: delivery.requestId }, 'internal error')
      return toRefusal(thrown, { policy: 'ok', onBug })
    }
  }

  return async function answer(post) {
    const { headers, delivery } = post
    const context = { access, origin: headers.origin, acceptEncoding: headers['accept-encoding'] }
    const admitted = await admitOrRefuse(post)
    if (!('caller' in admitted)) return createResponse(admitted, context)
    post.keyId = admitted.keyId
    const refusal = refuseBody(headers)
    if (refusal !== undefined) return createResponse(refusal, context)
    const body = await post.readBody()
    const reply = await rpc.handle(body, admitted.caller, delivery)
    return createResponse(reply, context, delivery.requestId)
  }
}
