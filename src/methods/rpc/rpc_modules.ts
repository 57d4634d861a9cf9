import type { Method } from '../method.ts'

/** As the reference node has it for all its modules. */
const VERSION = '1.0'

export const rpc_modules: Method<'rpc_modules'> = async ({ about }) =>
  Object.fromEntries(about.modules.map((name) => [name, VERSION]))
