import type { NetworkName } from '../../chainspec/network.ts'

/** What a path means. */
export interface Target {
  readonly network: NetworkName
  readonly key: string | undefined
  /** As the log names it, without the key. */
  readonly route: string
}

/** As long as the keys of POST's paths may be. */
const PATH = /^\/(?:([a-z]+)(?:\/([^/]{1,256}))?)?$/

/**
 * Builds what reads `/network/key`, `/network` and `/` as POST does: a slash at the end and a query say nothing. It
 * returns undefined for other paths.
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
