import type { Method } from '../method.ts'

/** Returns the OpenRPC document with the served methods and networks, and the address of the request. */
export const rpc_discover: Method<'rpc.discover'> = ({ about }, _params, _call, caller) =>
  about.documentAt(caller.baseUrl?.())
