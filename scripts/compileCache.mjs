import module from 'node:module'

/** Time after which the code of a start is stored, so that it is also there if the process is killed. */
const STORED_AFTER_MS = 2_000

/**
 * Makes Node store compiled code for later starts. The folder must belong to the program, because its files are run. Nothing is
 * stored without permission to write there, and on Node 20, which has no such cache.
 */
export function cacheCompiledCode(folder) {
  if (module.enableCompileCache === undefined) return
  module.enableCompileCache(folder)
  setTimeout(() => module.flushCompileCache?.(), STORED_AFTER_MS).unref()
}
