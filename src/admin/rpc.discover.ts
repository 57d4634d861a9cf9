import type { AdminMethod } from './method.ts'

export const rpc_discover: AdminMethod<'rpc.discover'> = ({ document }) => document
