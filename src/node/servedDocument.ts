import { readFileSync } from 'node:fs'
import { type OpenRpcDocument, type Server, toEthereumForms } from '../base/openrpc.ts'
import { chainCompatOf } from '../config/compatStyle.ts'
import type { Config } from '../config/load.ts'

type Served = Pick<Config, 'networks' | 'defaultNetwork' | 'open' | 'publicUrl' | 'compat'>

/** Returns the OpenRPC document of this process as JSON text; the member `servers` is its last one. */
export type PrintDocument = (baseUrl?: string) => string

/**
 * Returns the function that prints the generated document for this process: with the methods and networks that it serves, the forms
 * of its `compat`, and the address at which a client reaches it, by default that of the settings. The first call reads the document.
 */
export function openServedDocument(config: Served, methods: readonly string[]): PrintDocument {
  const path = (config.open ? ['network'] : ['network', 'apiKey']).map((name) => `/\${${name}}`).join('')
  let printed: ReturnType<typeof printServed> | undefined
  return (baseUrl) => {
    printed ??= printServed(config, new Set(methods))
    return `${printed.head}${baseUrl ?? printed.usualBase}${path}"}]}`
  }
}

/** Prints the document up to the address, whose text holds nothing that JSON escapes: one text serves all addresses. */
function printServed(config: Served, methods: ReadonlySet<string>) {
  // Written and checked by the codegen.
  const document: OpenRpcDocument = JSON.parse(
    readFileSync(new URL('../../generated/openrpc.json', import.meta.url), 'utf8'),
  )
  const { servers, ...rest } = document
  const [written] = servers
  if (written === undefined) throw new Error('the OpenRPC document has no server')
  const info = { ...rest.info, description: describeEndpoint(rest.info.description, config) }
  const served = { ...rest, info, methods: rest.methods.filter(({ name }) => methods.has(name)) }
  const printed = JSON.stringify(served)
  const inForm =
    chainCompatOf(config.compat) === 'ethereum' ? JSON.stringify(toEthereumForms(JSON.parse(printed))) : printed
  const server = JSON.stringify(describeServer(written, config)).slice(0, -1)
  return {
    head: `${inForm.slice(0, -1)},"servers":[${server},"url":"`,
    usualBase: config.publicUrl === 'none' ? written.url.replace(/\/\$\{.*$/, '') : config.publicUrl,
  }
}

/** The endpoint in the description of the generated document: that of a node with keys and several networks. */
const ENDPOINT = '{base_url}/<network>/<API_KEY>'

/** Returns the description with the endpoint of this node. */
function describeEndpoint(description: string, { networks, open }: Served): string {
  if (!description.includes(ENDPOINT)) throw new Error(`the description of the OpenRPC document has no ${ENDPOINT}`)
  const [first, ...others] = networks
  const network = others.length === 0 ? first : '<network>'
  return description.replace(ENDPOINT, `{base_url}/${network}${open ? '' : '/<API_KEY>'}`)
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
