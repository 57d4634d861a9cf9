/** The meaning of an HTTP status with which a node or a proxy refuses a request before it is JSON-RPC. */
export interface StatusMeaning {
  readonly when: string
  readonly remedy: string
}

const NOT_FOUND: StatusMeaning = {
  when: 'The path does not exist: the node does not serve this network at this address, or a proxy changes the path.',
  remedy: 'Choose another network at the top of this page, or fix the path in the configuration of the proxy.',
}

const UNAVAILABLE: StatusMeaning = {
  when: 'A proxy or balancer reports that the node did not respond, or the node is stopping or overloaded.',
  remedy: 'Retry later. The reason is in the logs of the proxy and the node.',
}

const MEANINGS: Readonly<Record<number, StatusMeaning>> = {
  400: {
    when: 'The server did not understand the HTTP request.',
    remedy: 'Send it as in the code below.',
  },
  401: {
    when: 'The node requires an API key, and the request has none or an unknown one.',
    remedy: 'Enter a key at the top of this page. The operator of the node issues keys.',
  },
  403: {
    when: 'The key is not valid for this network, method, origin or IP address, or the node does not serve this Host or page.',
    remedy: 'Use another key or network. The message says which rule applied.',
  },
  404: NOT_FOUND,
  405: {
    when: 'The path exists, but does not accept a POST.',
    remedy: 'Send requests to the path of a network. Choose one at the top of this page.',
  },
  408: {
    when: 'The request took too long to arrive.',
    remedy: 'Retry. Over a slow connection, send a shorter request.',
  },
  413: {
    when: 'The request is longer than the server accepts.',
    remedy: 'Send a shorter request. The operator can raise `bodyLimitBytes`, or the limit of the proxy.',
  },
  414: { when: 'The path is longer than the server accepts.', remedy: 'Check the key, which is part of the path.' },
  415: {
    when: 'The server accepts only uncompressed JSON.',
    remedy: 'Send the header `content-type: application/json`, as in the code below.',
  },
  429: {
    when: 'The limit of the key or of connections is reached.',
    remedy: 'Wait for the seconds in the header `Retry-After`, then retry.',
  },
  431: { when: 'The headers are longer than the server accepts.', remedy: 'Delete the cookies of this address.' },
  500: {
    when: 'The server had an unexpected error.',
    remedy: 'Search the log of the node for the `x-request-id` of the response.',
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
      when: `The server returned HTTP status ${status}, which a node never sends.`,
      remedy: 'The response comes from a server in front of the node. Check the address at the top of this page.',
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
