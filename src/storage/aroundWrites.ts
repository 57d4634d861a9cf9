import type { Store } from './store.ts'

/** Returns a store that runs each of its writes through `around`, which calls the write and may observe its end. */
export function aroundWrites(store: Store, around: (write: () => Promise<void>) => Promise<void>): Store {
  return {
    ...store,
    write: (collect) => around(() => store.write(collect)),
    writeInSteps: (steps) => around(() => store.writeInSteps(steps)),
  }
}
