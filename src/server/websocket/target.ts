import type { NetworkName } from '../../chainspec/network.ts'

/** The network and the key of a path. */
export interface Target {
  readonly network: NetworkName
  readonly key: string | undefined
  /** The path in the log, without the key. */
  readonly route: string
}

/** The maximum length of the key is that of POST paths. */
const PATH = /^\/(?:([a-z]+)(?:\/([^/]{1,256}))?)?$/

/**
 * Returns the function that parses `/network/key`, `/network` and `/` as POST does: a slash at the end and a query are
 * ignored. It returns undefined for other paths.
 */
export function createTargetReader(networks: readonly NetworkName[], defaultNetwork: NetworkName) {
  return function readTarget(url: string): Target | undefined {
    const [path = ''] = url.split('?')
    const match = PATH.exec(path.length > 1 ? path.replace(/\/$/, '') : path)
    if (match === null) return undefined
    const [, name, written] = match
    if (name === undefined) return { network: defaultNetwork, key: undefined, route: '/' }
    const network = networks.find((one) => one === name)
    if (network === undefined) return undefined
    if (written === undefined) return { network, key: undefined, route: `/${network}` }
    const key = decode(written)
    return key === undefined ? undefined : { network, key, route: `/${network}/:key` }
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
