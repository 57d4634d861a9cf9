import type { Method, OpenRpcDocument } from '../openrpc.ts'
import { BANNER, parameterList, quote, typeOf } from './text.ts'

function printMethod(method: Method): string {
  const params = method.params.length === 0 ? 'Parameters?: undefined' : `Parameters: [${parameterList(method)}]`
  return `  { Method: ${quote(method.name)}; ${params}; ReturnType: ${typeOf(method.result.schema)} },\n`
}

/** Prints rpcSchema.ts: the methods in viem's form of a schema. */
export function printRpcSchema(document: OpenRpcDocument): string {
  return `${BANNER}import type * as S from './schemas.ts'

/** Every method in the form that viem's \`rpcSchema<RpcSchema>()\` takes. */
export type RpcSchema = [
${document.methods.map(printMethod).join('')}]
`
}
