import type { Method } from '../method.ts'

/** The document itself, with the methods that this process serves. */
export const rpc_discover: Method<'rpc.discover'> = ({ about }) => about.document
