import { type RpcRequest, requestBody } from './answer.ts'
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

const curl: Dialect = {
  name: 'curl',
  write: (request, url) => {
    const lines = [
      `curl -sS ${shellQuote(url)}`,
      `-H 'content-type: application/json'`,
      `-d ${shellQuote(requestBody(request))}`,
    ]
    return lines.join(' \\\n  ')
  },
}

const viem: Dialect = {
  name: 'viem',
  write: ({ method, params }, url) => `import { createPublicClient, http } from 'viem'

const client = createPublicClient({ transport: http(${literal(url)}) })

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

const provider = new JsonRpcProvider(${literal(url)})

const result = await provider.send(${literal(method)}, ${literal(params)})
console.log(result)
provider.destroy()
`,
}

const sdk: Dialect = {
  name: 'SDK',
  write: ({ method, params }, url) => {
    const given = Array.isArray(params) ? params.map((param) => literal(param)).join(', ') : literal(params)
    return `import { createClient, http } from 'scion-client'

const client = createClient({ transport: http(${literal(url)}) })

const result = await client${access(method)}(${given})
console.log(result)
`
  },
}

export const DIALECTS: readonly [Dialect, ...Dialect[]] = [curl, viem, ethers, sdk]
