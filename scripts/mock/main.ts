import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundle, readSources } from '../codegen/bundle.ts'
import { GuardedTransport } from './guardedTransport.ts'
import { createMockRouters } from './mockRouter.ts'

/** The arguments of a run. */
export interface Run {
  /** Path of the checkout. */
  readonly root: string
  readonly args: readonly string[]
}

/** The options of `npm run mock`. */
export interface MockOptions {
  readonly host: string
  readonly port: number
  /** Network whose examples are served. */
  readonly network: string
}

const HELP = 'usage: npm run mock -- [--port 4545] [--host 127.0.0.1] [--network regtest|testnet|mainnet]'

/** Starts a server that responds with the examples of openrpc/, without a chain. */
export async function startMock(root: string, { host, port, network }: MockOptions): Promise<GuardedTransport> {
  const transport = new GuardedTransport(host, port)
  const routers = await createMockRouters(bundle(readSources(join(root, 'openrpc')).node), network)
  for (const router of routers) transport.addRouter(router)
  await transport.start()
  return transport
}

/** Starts the mock server. Returns the exit code: 0 while it serves, 1 if it cannot start. */
export async function main({ root, args }: Run): Promise<number> {
  const options = readOptions(args)
  if (options === undefined) {
    console.error(HELP)
    return 1
  }
  try {
    const { port } = await startMock(root, options)
    console.log(`Examples of the document, as ${options.network}, at http://${options.host}:${port}`)
    return 0
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    console.error(
      `cannot listen on ${options.host}:${options.port}: ${error.message}; choose another one with --port or --host`,
    )
    return 1
  }
}

function readOptions(args: readonly string[]): MockOptions | undefined {
  const text = (value: string) => ({ type: 'string', default: value }) as const
  try {
    const options = { host: text('127.0.0.1'), port: text('4545'), network: text('regtest') }
    const { host, port, network } = parseArgs({ args: [...args], options }).values
    const isKnown =
      ['mainnet', 'testnet', 'regtest'].includes(network) && /^\d{1,5}$/.test(port) && Number(port) < 65_536
    return isKnown ? { host, port: Number(port), network } : undefined
  } catch {
    return undefined // an unknown flag; the help lists the known ones
  }
}
