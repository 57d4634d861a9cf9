import { utf8Pieces } from '../base/utf8Pieces.ts'
import type { NetworkName } from '../chainspec/network.ts'
import type { Caller } from './caller.ts'
import type { Rpc } from './rpc.ts'
import type { ForwardedRequest } from './throughWriter.ts'

/** Its answer is waited for whoever asked for it. */
const NEVER = new AbortController().signal

/**
 * Answers a request that another process has handed over, as `throughWriter` reads it. That process has looked whether its
 * sender may ask and has counted it.
 */
export async function carryOut(
  rpc: Rpc,
  network: NetworkName,
  { method, params, caller }: ForwardedRequest,
): Promise<string> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 0, method, params })
  const asker: Caller = { ...caller, network, allows: () => true, charge: () => undefined }
  const reply = await rpc.handle(body, asker, { signal: NEVER, isWhole: true })
  try {
    return Buffer.concat([...utf8Pieces(reply.text)]).toString('utf8')
  } finally {
    reply.release?.()
  }
}
