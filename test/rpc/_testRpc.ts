import pino from 'pino'
import type { Abortable } from '../../src/base/abortable.ts'
import { type Piece, ReadyJson } from '../../src/base/readyJson.ts'
import { ExecutionReverted, LogLimitExceeded } from '../../src/chain/api/errors.ts'
import type { Caller } from '../../src/rpc/caller.ts'
import { createRpc, type RpcOptions } from '../../src/rpc/rpc.ts'
import { StoreError } from '../../src/store/errors.ts'

/** A chain of one number: enough to see what runs when. */
export interface Counter {
  value: number
}

type Method = (engine: Counter, params: readonly unknown[], call: Abortable) => Promise<unknown>

async function* bytesInPieces() {
  yield '["'
  yield new TextEncoder().encode('ä')
  yield '"]'
}

export const methods = {
  echo: async (_engine, params) => params,
  add: async (engine) => ++engine.value,
  read: async (engine) => engine.value,
  later: async (engine, [turns]) => {
    for (let i = 0; i < Number(turns); i++) await new Promise((resolve) => setImmediate(resolve))
    return engine.value
  },
  addLater: async (engine, [turns]) => {
    for (let i = 0; i < Number(turns); i++) await new Promise((resolve) => setImmediate(resolve))
    return ++engine.value
  },
  never: (_engine, _params, { signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped')))),
  big: async (_engine, [bytes]) => 'x'.repeat(Number(bytes)),
  bytes: async () => new ReadyJson(bytesInPieces()),
  nothing: async () => undefined,
  bug: async () => {
    throw new Error('secret /root/path')
  },
  full: async () => {
    throw new StoreError('storeFull', new Error('SQLITE_FULL'))
  },
  revert: async () => {
    throw new ExecutionReverted('VM Exception while processing transaction: revert', Uint8Array.of(8, 195))
  },
  logs: async () => {
    throw new LogLimitExceeded(10_000, 0, 300, 200)
  },
  hostedOnly: async () => true,
} satisfies Record<string, Method>

export const owner: Caller = { network: 'regtest', profile: 'local', allows: () => true, charge: () => {} }

const toBytes = (piece: Piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)

/** A real entrance over {@link methods}, a fresh counter, and what it logged. */
export function createTestRpc(options: Partial<RpcOptions<Counter>> = {}) {
  const engine: Counter = { value: 0 }
  const logged: string[] = []
  const rpc = createRpc<Counter>({
    handlers: methods,
    parseParams: (_method, params) => params ?? [],
    engineFor: () => engine,
    isAvailable: (method, profile) => method !== 'hostedOnly' || profile === 'hosted',
    changesState: (method) => method.startsWith('add'),
    callTimeoutMs: 600_000, // more than a test may take
    limits: { batchLimit: 5, batchConcurrency: 4, responseLimitBytes: 2000, httpStatusOfErrors: 'reference' },
    logger: pino({ level: 'error' }, { write: (line: string) => logged.push(line) }),
    ...options,
  })
  const handle = async (body: Uint8Array | string, caller = owner, signal = new AbortController().signal) => {
    const reply = await rpc.handle(body, caller, { signal, requestId: 'r1' })
    return {
      ...reply,
      text: typeof reply.text === 'string' ? reply.text : Buffer.concat(reply.text.map(toBytes)).toString(),
    }
  }
  return { rpc, handle, engine, logged }
}
