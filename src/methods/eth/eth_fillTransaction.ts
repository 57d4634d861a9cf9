import { InvalidTransaction } from '../../chain/api/errors.ts'
import { parseFillRequest, toWireFilled } from '../../wire/fillTransaction.ts'
import type { Method } from '../method.ts'

const NOBODY = new Uint8Array(20)
const PENDING = { kind: 'pending' } as const

export const eth_fillTransaction: Method<'eth_fillTransaction'> = async (
  { network, reads, calls },
  [fillRequest],
  call,
) => {
  const { chainId, from = NOBODY, to, value = 0n, data, ...given } = parseFillRequest(fillRequest, network)
  if (chainId !== undefined && chainId !== BigInt(network.chainId)) {
    throw new InvalidTransaction(`Invalid chainId: ${chainId}`)
  }
  const gasPrice = given.gasPrice ?? (await reads.gasPrice())
  const nonce = given.nonce ?? (await reads.nonceAt(from, PENDING))
  const receiver = to === undefined ? {} : { to }
  const request = { from, ...receiver, value, data, gasPrice }
  const gasLimit = given.gas ?? (await calls.estimate(request, PENDING, { abortable: call }))
  return toWireFilled({ nonce, gasPrice, gasLimit, ...receiver, value, data }, from, network.chainId)
}
