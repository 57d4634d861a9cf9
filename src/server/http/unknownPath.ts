import type { ServerOptions } from '../options.ts'

/** Returns the message for a path that the server does not have. It does not repeat the path, which may hold a key. */
export function unknownPathMessage({ networks, isOpen }: Pick<ServerOptions, 'networks' | 'isOpen'>): string {
  const form = isOpen === true ? '/<network>' : '/<network>/<API_KEY>'
  const served = networks.length === 1 ? `the network ${networks[0]}` : `one of the networks ${networks.join(', ')}`
  return `not found: expected the path ${form} with ${served}`
}
