/** The meaning of an HTTP status with which a node or a proxy refuses a request before it is JSON-RPC. */
export interface StatusMeaning {
  readonly when: string
  readonly remedy: string
}

const NOT_FOUND: StatusMeaning = {
  when: 'There is no such path: the node does not serve this network at this address, or a proxy in front of it passes the path on changed.',
  remedy: 'Choose another network at the top of this page, or correct the path in the configuration of the proxy.',
}

const UNAVAILABLE: StatusMeaning = {
  when: 'The node did not answer, and a proxy or balancer in front of it said so; or the node is stopping or has too much to receive.',
  remedy: 'Try again in a moment. The operator finds the reason in the logs of the proxy and the node.',
}

const MEANINGS: Readonly<Record<number, StatusMeaning>> = {
  400: {
    when: 'The server did not understand the HTTP request.',
    remedy: 'Send it as the code below does.',
  },
  401: {
    when: 'The node asks for an API key, and the request has none that it knows.',
    remedy: 'Enter a key at the top of this page. The operator of the node issues keys.',
  },
  403: {
    when: 'The server refuses this request: the key is not valid for the network, the method or the place that it came from, or the node does not serve this Host or page.',
    remedy: 'Use another key or network; the message says which of these it was.',
  },
  404: NOT_FOUND,
  405: {
    when: 'The path exists, but does not accept a POST.',
    remedy: 'Requests go to the path of a network; choose one at the top of this page.',
  },
  408: {
    when: 'The request took too long to arrive.',
    remedy: 'Try again; a slow connection needs a shorter request.',
  },
  413: {
    when: 'The request is longer than the server accepts.',
    remedy: 'Send less at once. The operator can raise `bodyLimitBytes`, or the limit of the proxy.',
  },
  414: { when: 'The path is longer than the server accepts.', remedy: 'Check the key: it is part of the path.' },
  415: {
    when: 'The server takes JSON only, and not compressed.',
    remedy: 'Send the header `content-type: application/json`, as the code below does.',
  },
  429: {
    when: 'A limit is used up: requests of the key, or connections.',
    remedy: 'Wait for the seconds in the header `Retry-After`, then send again.',
  },
  431: { when: 'The headers are longer than the server accepts.', remedy: 'Delete cookies of this address.' },
  500: {
    when: 'Something unexpected happened in the server.',
    remedy: 'The log of the node has the reason, under the `x-request-id` of the response.',
  },
  502: UNAVAILABLE,
  503: UNAVAILABLE,
  504: UNAVAILABLE,
}

/** Refusals of a key or by a limit come with an error of the document as well, which says more. */
const WITH_ERRORS = new Set([401, 403, 429])

/** Returns the meaning of a status that is no success; undefined for one that is. */
export function explainStatus(status: number | undefined): StatusMeaning | undefined {
  if (status === undefined || status < 300) return undefined
  return (
    MEANINGS[status] ?? {
      when: `The server answered with HTTP status ${status}, which is none that a node sends.`,
      remedy: 'Something in front of the node answers: look at the address at the top of this page.',
    }
  )
}

/**
 * Whether an error that came with a status is one of HTTP rather than one that the document explains. 400 is the
 * reference's status of some errors of the document.
 */
export function isHttpRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 300 && status !== 400 && !WITH_ERRORS.has(status)
}
