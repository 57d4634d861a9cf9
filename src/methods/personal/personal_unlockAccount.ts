import { parseAddress } from '../../wire/bytes.ts'
import { isAbsent } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'
import { requireWallet } from '../shared/wallet.ts'

export const personal_unlockAccount: Method<'personal_unlockAccount'> = async (context, params, _call, caller) => {
  const [address, passphrase, duration] = params
  const durationMs = isAbsent(duration) ? undefined : parseDurationMs(duration)
  const wallet = requireWallet(context, caller)
  return passphrase !== null && wallet.unlock(parseAddress(address), passphrase, durationMs)
}

/** Parses a duration: milliseconds as text, as in the reference node, or seconds as a JSON number, as in geth. */
function parseDurationMs(duration: string | number): number {
  return typeof duration === 'number' ? duration * 1000 : Number(duration)
}
