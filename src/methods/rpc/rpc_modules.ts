import type { Method } from '../method.ts'

/** Version of every module, as in the reference node. */
const VERSION = '1.0'

export const rpc_modules: Method<'rpc_modules'> = async ({ about }) =>
  Object.fromEntries(about.modules.map((name) => [name, VERSION]))
