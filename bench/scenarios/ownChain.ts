import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../src/base/clock.ts'
import { type Chain, type ChainSetup, openChain } from '../../src/chain/openChain.ts'
import { NETWORKS } from '../../src/chainspec/networks.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { openStore } from '../../src/storage/openStore.ts'
import type { Store } from '../../src/storage/store.ts'
import { LOG_TEMPLATE, toWireLog } from '../../src/wire/log.ts'
import { tracePrinter } from '../../src/wire/traces/tracePrinter.ts'

const CACHE_BYTES = 64 * 2 ** 20

/** Opens a chain on a new SQLite file in the process of the bench, for measurements that a client cannot make. */
export function withOwnChain<T>(work: (chain: Chain) => Promise<T>): Promise<T> {
  return withOwnData((opened) => opened(work))
}

/** Calls `work` with a function that opens a chain on one SQLite file, each time with empty caches; see {@link withOwnChain}. */
export async function withOwnData<T>(
  work: (opened: <R>(use: (chain: Chain) => Promise<R>) => Promise<R>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-bench-'))
  try {
    return await work(async (use) => {
      const chain = await openOwnChain(join(folder, 'chain.db'))
      try {
        return await use(chain)
      } finally {
        await chain.close()
      }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function openOwnChain(path: string): Promise<Chain> {
  return openChain(ownSetup(await openStore({ kind: 'sqlite', path })))
}

/** Returns the setup of a sandbox in the process of the bench, which mines on request and has no limits. */
export function ownSetup(store: Store): ChainSetup {
  return {
    network: createSandbox(NETWORKS.regtest),
    store,
    clock: systemClock,
    limits: {
      callGasCap: 0n,
      estimateGasCap: 30_000_000n,
      pendingStateGas: 0n,
      logBlockSpan: 0,
      logCount: 0,
      logCharacters: 0,
      wideLogCharacters: 0,
      traceCharacters: 0,
      traceBlockSpan: 0,
    },
    printLog: (...log) => JSON.stringify(toWireLog(...log)),
    logTemplate: LOG_TEMPLATE,
    tracePrinter,
    submitting: { minesAtOnce: false, failsOnRevert: false },
    stateCacheBytes: CACHE_BYTES,
  }
}
