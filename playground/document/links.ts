import type { Method, OpenRpcDocument } from './openrpc.ts'
import { callFragment } from './slug.ts'

/** Where a value stands in an answer. */
export interface Spot {
  /** The name of the member, or of the result itself. */
  readonly key: string
  /** The members beside it. */
  readonly beside: readonly string[]
}

/** The fragment of the call that tells more of a value: of an address, a block or a transaction; undefined for other values. */
export function linkOf({ methods }: OpenRpcDocument, spot: Spot, value: string): string | undefined {
  const [name, ...params] = callFor(spot, value) ?? []
  const method = methods.find((one) => one.name === name)
  return method === undefined ? undefined : callFragment(method, params)
}

function callFor(spot: Spot, value: string): readonly [Method['name'], ...unknown[]] | undefined {
  if (/^0x[0-9a-f]{40}$/.test(value))
    return spot.key === 'contractAddress' ? ['eth_getCode', value, 'latest'] : ['eth_getBalance', value, 'latest']
  if (/^0x[0-9a-f]{64}$/.test(value)) return callForHash(spot, value)
  const isNumber = /^0x[0-9a-f]{1,16}$/.test(value)
  if (isNumber && (spot.key === 'blockNumber' || (spot.key === 'number' && (isOfBlock(spot) || isAlone(spot)))))
    return ['eth_getBlockByNumber', value, false]
  return undefined
}

/** Hashes look alike; the names say what they are of. */
function callForHash(spot: Spot, hash: string): readonly [Method['name'], ...unknown[]] | undefined {
  const { key } = spot
  if (key === 'blockHash' || key === 'parentHash' || (key === 'hash' && isOfBlock(spot)))
    return ['eth_getBlockByHash', hash, false]
  const isTransaction =
    key === 'transactionHash' || key === 'transactions' || (key === 'hash' && spot.beside.includes('from'))
  return isTransaction ? ['eth_getTransactionReceipt', hash] : undefined
}

const isOfBlock = ({ beside }: Spot) => beside.includes('parentHash')
const isAlone = ({ beside }: Spot) => beside.length === 0
