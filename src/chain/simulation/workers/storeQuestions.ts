import type { StoreReaders } from '../../../storage/store.ts'

// A store in memory is read by its process. Workers ask that process.

/** The tables that simulations read. */
export type SimulationTables = Pick<StoreReaders, 'blocks' | 'nodes' | 'state'>

/** A call of a table's method, as data that can be sent to another process. */
export type StoreQuestion = {
  readonly [T in keyof SimulationTables]: {
    readonly [M in keyof SimulationTables[T]]: SimulationTables[T][M] extends (...args: infer A) => unknown
      ? { readonly table: T; readonly method: M; readonly args: A }
      : never
  }[keyof SimulationTables[T]]
}[keyof SimulationTables]

/** Calls a table's method. */
export function callStore(store: SimulationTables, { table, method, args }: StoreQuestion): unknown {
  const called: unknown = Reflect.get(store[table], method)
  if (typeof called !== 'function') throw new Error(`table ${table} has no method ${method}`)
  return Reflect.apply(called, store[table], args)
}

/** Returns tables that ask another process. `ask` resolves with the result of the method. */
export function createAskedTables(ask: <T>(question: StoreQuestion) => Promise<T>): SimulationTables {
  return {
    blocks: {
      getByHash: (...args) => ask({ table: 'blocks', method: 'getByHash', args }),
      getMain: (...args) => ask({ table: 'blocks', method: 'getMain', args }),
      getMainHash: (...args) => ask({ table: 'blocks', method: 'getMainHash', args }),
      getMainHashes: (...args) => ask({ table: 'blocks', method: 'getMainHashes', args }),
      getHead: (...args) => ask({ table: 'blocks', method: 'getHead', args }),
      getAllAt: (...args) => ask({ table: 'blocks', method: 'getAllAt', args }),
    },
    nodes: {
      get: (...args) => ask({ table: 'nodes', method: 'get', args }),
      getLongValue: (...args) => ask({ table: 'nodes', method: 'getLongValue', args }),
      getDeltaChain: (...args) => ask({ table: 'nodes', method: 'getDeltaChain', args }),
      getAllAt: (...args) => ask({ table: 'nodes', method: 'getAllAt', args }),
    },
    state: {
      getAt: (...args) => ask({ table: 'state', method: 'getAt', args }),
      getKeysAt: (...args) => ask({ table: 'state', method: 'getKeysAt', args }),
    },
  }
}
