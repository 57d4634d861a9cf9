import type { FastifyReply, FastifyRequest } from 'fastify'
import { corsHeaders, createKeyOrigins, createPreflight, type KeyedRequest } from '../auth/cors.ts'
import type { ServerOptions } from '../options.ts'
import { sendHttpRefusal } from './replies.ts'

/** The answers to pages of other origins that depend on no route. */
export interface PageAnswers {
  /**
   * Answers a preflight, of every path: a browser shows a page no other refusal than that of its request, and that only if
   * the preflight has passed. Returns whether the request was one.
   */
  answerPreflight(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
  /** Adds the headers that let a page of the key's origins read a refusal that was not authenticated. */
  allowKeyOrigins(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/** Returns the key in a path that is not routed, at the place of the key in those that are. */
function keyOfPath(path: string): string | undefined {
  const [, , key] = path.split(/[/?]/, 3)
  try {
    return key === undefined || key === '' ? undefined : decodeURIComponent(key)
  } catch {
    return undefined
  }
}

export function createPageAnswers({ access, authenticate, clientAddress, defaultNetwork }: ServerOptions): PageAnswers {
  const findKeyOrigins = createKeyOrigins(authenticate, defaultNetwork)
  const preflight = createPreflight(access, findKeyOrigins)
  const toKeyed = ({ raw, headers, url }: FastifyRequest): KeyedRequest => ({
    key: keyOfPath(url),
    headers,
    client: { addressOf: () => clientAddress(raw.socket, headers) },
  })
  return {
    async answerPreflight(request, reply) {
      if (request.method !== 'OPTIONS' || request.headers.origin === undefined) return false
      const granted = await preflight(toKeyed(request))
      if (granted === undefined) sendHttpRefusal(reply, 403, 'this origin is not allowed')
      else reply.headers(Object.fromEntries(granted)).code(204).send()
      return true
    },
    async allowKeyOrigins(request, reply) {
      const { origin } = request.headers
      if (origin === undefined) return
      const keyOrigins = await findKeyOrigins(toKeyed(request))
      if (keyOrigins !== undefined) reply.headers(Object.fromEntries(corsHeaders(origin, access, keyOrigins)))
    },
  }
}
