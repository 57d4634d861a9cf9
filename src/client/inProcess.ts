import { parseJson, resultOf } from './response.ts'
import type { Transport } from './transport.ts'

type Piece = string | Uint8Array

/** A JSON-RPC server in the same process. */
export interface RpcHandler<Caller> {
  handle(
    body: string,
    caller: Caller,
    delivery: { readonly signal: AbortSignal },
  ): Promise<InProcessReply> | InProcessReply
}

export interface InProcessReply {
  readonly text: string | readonly Piece[]
  /** Rest of the body after the text. */
  readonly rest?: AsyncIterable<Piece>
}

/** Creates a transport to a node in the same process, on behalf of `caller`. */
export function inProcess<Caller>(rpc: RpcHandler<Caller>, caller: Caller): Transport {
  return {
    async request({ method, params }, signal) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 0, method, params })
      return resultOf(method, parseJson(await readAll(await rpc.handle(body, caller, { signal }))))
    },
  }
}

async function readAll({ text, rest }: InProcessReply): Promise<string> {
  const pieces: Piece[] = typeof text === 'string' ? [text] : [...text]
  if (rest !== undefined) for await (const piece of rest) pieces.push(piece)
  const decoder = new TextDecoder()
  const decode = (piece: Piece) =>
    typeof piece === 'string' ? decoder.decode() + piece : decoder.decode(piece, { stream: true })
  return pieces.map(decode).join('') + decoder.decode()
}
