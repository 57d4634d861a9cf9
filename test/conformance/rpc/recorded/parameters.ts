import { type Difference, errorOf, isAnswerTo, isError, isInternalError, isResult, type Pair } from './difference.ts'
import { isRecord } from './exchange.ts'

const WRONG_COUNT = 'method parameters invalid'
const hasNull = (params: readonly unknown[]) => JSON.stringify(params).includes('null')
/** Returns the parameters with defaults instead of nulls, and without members that are null. */
function withDefaults({ method, params }: Pick<Pair, 'method' | 'params'>): readonly unknown[] {
  return params.map((param) => {
    if (param === null) return method === 'eth_getBlockByHash' ? false : 'latest'
    return isRecord(param) ? Object.fromEntries(Object.entries(param).filter(([, value]) => value !== null)) : param
  })
}

const NO_NUMBER = /^Invalid param -\d+: value must be a valid hex or string number\.$/

/** Accepted parameters, and the errors of others. */
export const PARAMETERS: readonly Difference[] = [
  {
    why: 'decisions.md, null: an optional parameter or member that is null is absent',
    explains: async (pair) =>
      hasNull(pair.params) && errorOf(pair.recorded) !== undefined && (await isAnswerTo(pair, withDefaults(pair))),
  },
  {
    why: 'decisions.md, error texts: null for a required value is an invalid parameter, not an internal error',
    explains: (pair) => hasNull(pair.params) && isInternalError(pair) && isError(pair.ours, -32602),
  },
  {
    why: 'decisions.md, optional parameters: as the specification says (rpc.md 11.7, 11.8)',
    explains: async (pair) =>
      isError(pair.recorded, -32602, WRONG_COUNT) &&
      (await isAnswerTo(pair, [...pair.params, pair.method === 'eth_getBlockByHash' ? false : 'latest'])),
  },
  {
    why: 'rpc.md 2.3: an invalid boolean is an invalid parameter with the id of the request, not damaged JSON',
    explains: ({ params, recorded, ours }) =>
      params[1] === 'abc' && isError(recorded, -32700) && isError(ours, -32602, /expected a boolean, got "abc"$/),
  },
  {
    why: 'rpc.md 2.3: an object instead of a text is an invalid parameter with the id of the request, not damaged JSON',
    explains: ({ params, recorded, ours }) =>
      isRecord(params[0]) && isError(recorded, -32700) && isError(ours, -32602, /^invalid blocknumber an object with /),
  },
  {
    why: 'specification, HASH: a text of another length or with other characters is refused',
    explains: (pair) =>
      /^rsk_.*ByHash$/.test(pair.method) &&
      (isInternalError(pair) || isResult(pair.recorded, null)) &&
      isError(pair.ours, -32602, /^Invalid (block|transaction) hash( format: invalid hex value|: incorrect length\.)$/),
  },
  {
    why: 'specification, QUANTITY: no number is below zero',
    explains: ({ request, recorded, ours }) =>
      /"?-\d+"?/.test(request) && errorOf(recorded) === undefined && isError(ours, -32602, NO_NUMBER),
  },
  {
    why: 'specification, call object, filter object and DATA: a number or a text is refused',
    explains: ({ method, recorded, ours }) =>
      ['eth_call', 'eth_getLogs', 'eth_newFilter'].includes(method) &&
      errorOf(recorded) === undefined &&
      (isError(ours, -32602, /expected a (call object|filter object .*), got ("x"|5|an array of 0)$/) ||
        isError(ours, -32602, 'Invalid data format: invalid hex value.')),
  },
  {
    why: 'decisions.md, error texts: an invalid transaction is an invalid parameter, with an error text of this node',
    explains: (pair) =>
      pair.method === 'eth_sendRawTransaction' &&
      (isInternalError(pair) || isError(pair.recorded, -32602, /^(Invalid input: |invalid argument 0: )/)) &&
      isError(pair.ours, -32602, /^(Invalid input: .+|Invalid data format: invalid hex value\.)$/),
  },
]
