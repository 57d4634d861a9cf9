import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { fitsLong } from '../toInt.ts'
import { isOneOf } from '../votes/election.ts'
import { parseAddress } from './addresses.ts'
import { addLimitedEntry, addUnlimitedEntry, findEntry } from './whitelist.ts'

/** What the whitelist's methods return (WhitelistResponseCode). */
export const whitelistCode = {
  done: 1n,
  unauthorised: -10n,
  alreadyListed: -1n,
  notListed: -1n,
  delayIsSet: -1n,
  invalidAddress: -2n,
  invalidDelay: -2n,
} as const

export const isAuthorised = ({ constants, caller }: BridgeCall) => isOneOf(constants.whitelistAuthorities, caller)

export async function addLimited(call: BridgeCall, text: string, satoshis: bigint): Promise<bigint> {
  const address = parseAddress(call.constants.bitcoin, text)
  if (address === undefined) return whitelistCode.invalidAddress
  if (!fitsLong(satoshis)) throw new PrecompileFailure(`${satoshis} satoshis do not fit 64 bits`)
  if (!isAuthorised(call)) return whitelistCode.unauthorised
  if ((await findEntry(call, address.hash)) !== undefined) return whitelistCode.alreadyListed
  await addLimitedEntry(call, { hash: address.hash, limit: satoshis })
  return whitelistCode.done
}

export async function addUnlimited(call: BridgeCall, text: string): Promise<bigint> {
  const address = parseAddress(call.constants.bitcoin, text)
  if (address === undefined) return whitelistCode.invalidAddress
  if (!isAuthorised(call)) return whitelistCode.unauthorised
  if ((await findEntry(call, address.hash)) !== undefined) return whitelistCode.alreadyListed
  await addUnlimitedEntry(call, address.hash)
  return whitelistCode.done
}
