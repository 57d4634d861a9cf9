import { membersOf } from '../chain/askChain.ts'
import { isByPosition, type Params } from '../values/params.ts'
import type { RpcRequest } from './answer.ts'
import { LINE, writeJson } from './json.ts'
import { access, literal } from './literal.ts'

/** A way to write a request down. */
export interface Dialect {
  readonly name: string
  /** Text that sends the request to the address. */
  write(request: RpcRequest, url: string): string
}

/** A text in single quotes, as POSIX shells read it. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** A call, its arguments on lines of their own where one line would be too long. */
function invoke(callee: string, given: readonly string[]): string {
  const line = `${callee}(${given.join(', ')})`
  if (line.length <= LINE && !line.includes('\n')) return line
  return given.length === 0 ? line : `${callee}(\n${given.map((one) => `  ${one},\n`).join('')})`
}

const envelope = ({ method, params }: RpcRequest) => ({ jsonrpc: '2.0', id: 1, method, params })

const curl: Dialect = {
  name: 'curl',
  write: (request, url) => {
    const lines = [
      `curl -sS ${shellQuote(url)}`,
      `-H 'content-type: application/json'`,
      `-d ${shellQuote(writeJson(envelope(request)))}`,
    ]
    return lines.join(' \\\n  ')
  },
}

const cast: Dialect = {
  name: 'cast',
  write: ({ method, params }, url) => {
    const lines = [
      `cast rpc --rpc-url ${shellQuote(url)}`,
      `${shellQuote(method)} --raw ${shellQuote(writeJson(params))}`,
    ]
    return lines.join(' \\\n  ')
  },
}

const inFetch: Dialect = {
  name: 'fetch',
  write: (request, url) => `const response = await fetch(
  ${literal(url)},
  {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(${literal(envelope(request), '    ')}),
  },
)
const { result, error } = await response.json()
console.log(error ?? result)
`,
}

const viem: Dialect = {
  name: 'viem',
  write: ({ method, params }, url) => `import { createPublicClient, http } from 'viem'

const client = createPublicClient({
  transport: http(${literal(url)}),
})

const result = await client.request({
  method: ${literal(method)},
  params: ${literal(params, '  ')},
})
console.log(result)
`,
}

const ethers: Dialect = {
  name: 'ethers',
  write: ({ method, params }, url) => `import { JsonRpcProvider } from 'ethers'

const provider = new JsonRpcProvider(
  ${literal(url)},
)

const result = await ${invoke('provider.send', [literal(method), literal(params, '  ')])}
console.log(result)
provider.destroy()
`,
}

const sdk: Dialect = {
  name: 'SDK',
  write: ({ method, params }, url) => {
    const given = Array.isArray(params) ? params.map((param) => literal(param, '  ')) : [literal(params, '  ')]
    return `// npm run pack in a checkout of Scion makes this package
import { createClient, http } from 'scion-client'

const client = createClient({
  transport: http(${literal(url)}),
})

const result = await ${invoke(`client${access(method)}`, given)}
console.log(result)
`
  },
}

/** Dialects to choose from. */
export type Dialects = readonly [Dialect, ...Dialect[]]

export const DIALECTS: Dialects = [curl, cast, inFetch, viem, ethers, sdk]

const toWebSocketUrl = (url: string): string => url.replace(/^http/, 'ws')

/** The parameters of a subscription in their order: its kind, then its options. */
function toPositions(params: Params): readonly unknown[] {
  return isByPosition(params) ? params : [params.kind, params.options]
}

/** curl sends no messages over a WebSocket. */
const wscat: Dialect = {
  name: 'wscat',
  write: (request, url) => {
    const lines = [
      `npx wscat --connect ${shellQuote(toWebSocketUrl(url))}`,
      '--wait=-1',
      `--execute ${shellQuote(JSON.stringify(envelope(request)))}`,
    ]
    return lines.join(' \\\n  ')
  },
}

const castSubscription: Dialect = {
  name: 'cast',
  write: ({ method, params }, url) => {
    const address = `--rpc-url ${shellQuote(toWebSocketUrl(url))}`
    const [kind, options] = toPositions(params)
    if (method === 'eth_subscribe' && kind === 'logs')
      return [`cast logs --subscribe ${address}`, ...logFlags(options)].join(' \\\n  ')
    const note = method === 'eth_subscribe' ? '# Prints the id and ends: cast follows only logs.\n' : ''
    return `${note}cast rpc ${address} \\\n  ${shellQuote(method)} --raw ${shellQuote(writeJson(toPositions(params)))}`
  },
}

/** The filter as cast takes it: one address, and at each place one topic. */
function logFlags(options: unknown): string[] {
  const { address, topics } = membersOf(options)
  const [one] = [address].flat()
  const flags = typeof one === 'string' ? [`--address ${shellQuote(one)}`] : []
  const chosen = Array.isArray(topics) ? topics.map((topic) => [topic].flat()[0]) : []
  return [...flags, ...chosen.filter((topic) => typeof topic === 'string').map(shellQuote)]
}

const plainWebSocket: Dialect = {
  name: 'WebSocket',
  write: (request, url) => `// in a browser, or in Node from 22 on
const socket = new WebSocket(
  ${literal(toWebSocketUrl(url))},
)
const request = ${literal(envelope(request))}
socket.onopen = () => socket.send(JSON.stringify(request))
socket.onmessage = ({ data }) => console.log(data)
socket.onclose = ({ code }) => console.log('closed', code)
`,
}

const viemSubscription: Dialect = {
  name: 'viem',
  write: ({ params }, url) => `import { createPublicClient, webSocket } from 'viem'

const client = createPublicClient({
  transport: webSocket(${literal(toWebSocketUrl(url))}),
})

await client.transport.subscribe({
  params: ${literal(toPositions(params), '  ')},
  onData: ({ result }) => console.log(result),
  onError: console.error,
})
`,
}

const ethersSubscription: Dialect = {
  name: 'ethers',
  write: ({ method, params }, url) => `import { WebSocketProvider } from 'ethers'

const provider = new WebSocketProvider(
  ${literal(toWebSocketUrl(url))},
)

const id = await ${invoke('provider.send', [literal(method), literal(toPositions(params), '  ')])}
provider._register(id, {
  _handleMessage: (result) => console.log(result),
})
`,
}

const sdkSubscription: Dialect = {
  name: 'SDK',
  write: ({ params }, url) => `// npm run pack in a checkout of Scion makes this package
import { createClient, webSocket } from 'scion-client'

const client = createClient({
  transport: webSocket(${literal(toWebSocketUrl(url))}),
})

const items = ${invoke('client.subscribe', [literal(toPositions(params), '  ')])}
for await (const item of items) console.log(item)
`,
}

/** Programs that subscribe over a WebSocket and print what they are notified of. */
export const SUBSCRIPTION_DIALECTS: Dialects = [
  wscat,
  castSubscription,
  plainWebSocket,
  viemSubscription,
  ethersSubscription,
  sdkSubscription,
]
