import type { Method } from '../method.ts'

/** Returns the document itself, with the methods and networks that this process serves and the address of the request. */
export const rpc_discover: Method<'rpc.discover'> = ({ about }, _params, _call, caller) =>
  about.documentAt(caller.baseUrl?.())
