import pino from 'pino'
import { type Piece, ReadyJson } from '../../src/base/readyJson.ts'
import { ExecutionReverted, LogLimitExceeded } from '../../src/chain/api/errors.ts'
import type { Abortable } from '../../src/concurrency/abortable.ts'
import type { Caller } from '../../src/rpc/caller.ts'
import { MethodNotFound } from '../../src/rpc/refusals.ts'
import { createRpc, type RpcOptions } from '../../src/rpc/rpc.ts'
import { sameBounds } from '../../src/rpc/scan.ts'
import { StoreError } from '../../src/storage/errors.ts'

/** A chain whose state is one number. */
export interface Counter {
  value: number
}

type Method = (engine: Counter, params: readonly unknown[], call: Abortable) => Promise<unknown>

async function* bytesInPieces() {
  yield '["'
  yield new TextEncoder().encode('ä')
  yield '"]'
}

/** Yields a text of `count` letters in pieces of 100; counts the pieces. */
async function* letters(engine: Counter, count: number) {
  yield '"'
  for (let left = count; left > 0; left -= 100) {
    engine.value++
    yield 'x'.repeat(Math.min(left, 100))
  }
  yield '"'
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
  limited: async (engine, [bytes]) => new ReadyJson(letters(engine, Number(bytes)), { isLimited: true }),
  unlimited: async (engine, [bytes]) => new ReadyJson(letters(engine, Number(bytes))),
  nothing: async () => undefined,
  bug: async () => {
    throw new Error('secret /root/path')
  },
  full: async () => {
    throw new StoreError('storeFull', new Error('SQLITE_FULL'))
  },
  revert: async () => {
    throw new ExecutionReverted(
      'executionReverted',
      'VM Exception while processing transaction: revert',
      Uint8Array.of(8, 195),
    )
  },
  logs: async () => {
    throw new LogLimitExceeded(10_000, 0, 300, 200)
  },
  hidden: async () => true,
  ownerOnly: async () => true,
} satisfies Record<string, Method>

export const owner: Caller = {
  network: 'regtest',
  keyId: 'local',
  ownerMethods: 'all',
  hasOrigin: false,
  allows: () => true,
  charge: () => {},
}

const toBytes = (piece: Piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)

/** Returns an RPC layer for {@link methods} with a new chain, and its log. */
export function createTestRpc({
  callTimeoutMs = 600_000, // more than a test may take
  ...options
}: Partial<RpcOptions<Counter>> & { readonly callTimeoutMs?: number } = {}) {
  const engine: Counter = { value: 0 }
  const logged: string[] = []
  const rpc = createRpc<Counter>({
    handlers: methods,
    parseParams: (_method, params) => params ?? [],
    engineFor: () => engine,
    served: {
      rulesOf(method) {
        if (method === 'hidden') return undefined
        const ownerOnly = method === 'ownerOnly' ? 'control' : undefined
        const changesState = method.startsWith('add')
        return {
          name: method,
          handler: method,
          ownerOnly,
          changesState,
          timeoutMs: callTimeoutMs,
          weight: method === 'heavy' ? 7 : 1,
        }
      },
      refuse: (method) => new MethodNotFound('method not found', { method }),
      requestBounds: sameBounds({ maxBytes: 2 ** 30, maxValues: 20_000 }),
    },
    limits: {
      batchLimit: 5,
      batchConcurrency: 4,
      responseLimitBytes: 2000,
      httpStatusOfErrors: 'reference',
      unsentLimitBytes: 2 ** 28,
    },
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
