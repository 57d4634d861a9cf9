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

export const DIALECTS: readonly [Dialect, ...Dialect[]] = [curl, cast, inFetch, viem, ethers, sdk]
