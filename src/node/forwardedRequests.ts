import { errors } from '../../generated/errors.ts'
import { type MethodTraits, methodTraits } from '../../generated/traits.ts'
import { toHex } from '../base/hex.ts'
import { utf8Pieces } from '../base/utf8Pieces.ts'
import type { NetworkName } from '../chainspec/network.ts'
import { keccak256 } from '../crypto/keccak.ts'
import type { ForwardedHandler } from '../replication/executeForwarded.ts'
import type { Caller } from '../rpc/caller.ts'
import type { Rpc } from '../rpc/rpc.ts'
import type { ForwardedRequest } from '../rpc/throughWriter.ts'
import { parseData } from '../wire/bytes.ts'

const traits: Readonly<Record<string, MethodTraits | undefined>> = methodTraits

/** Runs the requests that other processes forward, once `rpc` resolves. */
export function createForwardedRequests(rpc: Promise<Rpc>, network: NetworkName): ForwardedHandler {
  const parse = (text: string): ForwardedRequest => JSON.parse(text) // written by `throughWriter`
  const run = async (request: ForwardedRequest) => handleForwarded(await rpc, network, request)

  /** Returns the hash of a signed transaction that the chain or the pool has; submits it otherwise. */
  async function sendAgain(request: ForwardedRequest, signed: string): Promise<string> {
    const hash = toHex(keccak256(parseData(signed)))
    const found: { readonly result?: unknown } = JSON.parse(
      await run({ ...request, method: 'eth_getTransactionByHash', params: [hash] }),
    )
    return found.result ? JSON.stringify({ result: hash }) : run(request)
  }

  return {
    execute: (text) => run(parse(text)),
    async executeAgain(text) {
      const request = parse(text)
      const [signed] = Array.isArray(request.params) ? request.params : []
      const byHash = traits[request.method]?.repeatBy === 'transactionHash'
      if (byHash && typeof signed === 'string') return sendAgain(request, signed)
      const message = 'the process that was doing this has ended: it may have been done'
      return JSON.stringify({ error: { code: errors.internalError.code, message } })
    },
  }
}

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
