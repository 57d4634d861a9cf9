import { utf8Pieces } from '../base/utf8Pieces.ts'
import type { NetworkName } from '../chainspec/network.ts'
import type { Caller } from './caller.ts'
import type { Rpc } from './rpc.ts'
import type { ForwardedRequest } from './throughWriter.ts'

/** A signal that is never aborted: a forwarded request runs to its end, even if its client leaves. */
const NEVER_ABORTED = new AbortController().signal

/**
 * Executes a request that another process has forwarded; resolves with the response that `throughWriter` parses there. The other
 * process has checked the caller's permission and has charged it.
 */
export async function handleForwarded(
  rpc: Rpc,
  network: NetworkName,
  { method, params, caller }: ForwardedRequest,
): Promise<string> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 0, method, params })
  const unlimited: Caller = { ...caller, network, allows: () => true, charge: () => undefined }
  const reply = await rpc.handle(body, unlimited, { signal: NEVER_ABORTED, isWhole: true })
  try {
    return Buffer.concat([...utf8Pieces(reply.text)]).toString('utf8')
  } finally {
    reply.release?.()
  }
}
