import { readFile } from 'node:fs/promises'
import type { OpenRpcDocument, Server } from '../base/openrpc.ts'
import type { Config } from '../config/load.ts'

type Served = Pick<Config, 'networks' | 'defaultNetwork' | 'open' | 'publicUrl'>

/** Returns the OpenRPC document of this process as JSON text; the member `servers` is its last one. */
export type PrintDocument = (baseUrl?: string) => string

/**
 * Reads the generated document and returns the function that prints it for this process: with the methods and networks
 * that it serves, and the address at which a client reaches it, by default that of the settings.
 */
export async function openServedDocument(config: Served, methods: readonly string[]): Promise<PrintDocument> {
  // Written and checked by the codegen.
  const document: OpenRpcDocument = JSON.parse(
    await readFile(new URL('../../generated/openrpc.json', import.meta.url), 'utf8'),
  )
  const { servers, ...rest } = document
  const [written] = servers
  if (written === undefined) throw new Error('the OpenRPC document has no server')
  const names = new Set(methods)
  const served = { ...rest, methods: rest.methods.filter(({ name }) => names.has(name)) }
  const server = JSON.stringify(describeServer(written, config)).slice(0, -1)
  const head = `${JSON.stringify(served).slice(0, -1)},"servers":[${server},"url":"`
  const path = (config.open ? ['network'] : ['network', 'apiKey']).map((name) => `/\${${name}}`).join('')
  const usualBase = config.publicUrl === 'none' ? written.url.replace(/\/\$\{.*$/, '') : config.publicUrl
  // The text of a URL holds nothing that JSON escapes, so the document is printed once for all addresses.
  return (baseUrl = usualBase) => `${head}${baseUrl}${path}"}]}`
}

const NETWORK = 'The chain to query.'

/** Returns the server without its address. It has the variable `apiKey` only if the node requires keys. */
function describeServer(
  { variables: { apiKey, network } }: Server,
  { networks, defaultNetwork, open }: Served,
): Omit<Server, 'url'> {
  return {
    name: 'this node',
    summary: 'The node that serves this document',
    variables: {
      ...(!open && apiKey !== undefined && { apiKey }),
      network: { description: NETWORK, ...network, default: defaultNetwork, enum: networks },
    },
  }
}
