import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { isOneOf, requireVoters, storedElection, vote, winnerOf } from '../election.ts'
import { change } from '../method.ts'
import { fitsInt64 } from '../numbers.ts'
import { setFeePerKb } from '../pegout/fees.ts'
import { decodeNumber, encodeNumber, storageEntry } from '../storageEntry.ts'

const DONE = 1n
const UNAUTHORISED = -10n
const NEGATIVE_FEE = -1n
const EXCESSIVE_FEE = -2n
const VOTED_BEFORE = -1n

const feeElection = storedElection(storageEntry('feePerKbElection'))

/** Votes for a fee in satoshis per 1,000 bytes of a Bitcoin transaction. Returns a code. */
export const voteFeePerKbChange = change({
  name: 'voteFeePerKbChange',
  inputs: ['int256'],
  output: 'int256',
  gas: 10_000n,
  run: (call, [satoshis]) => voteForFee(call, satoshis),
})

async function voteForFee(call: BridgeCall, satoshis: bigint): Promise<bigint> {
  const { authorities, maximum } = call.constants.feePerKb
  if (!fitsInt64(satoshis) || !isOneOf(authorities, call.caller)) return UNAUTHORISED
  if (satoshis <= 0n) return NEGATIVE_FEE
  if (satoshis > maximum) return EXCESSIVE_FEE
  const election = await feeElection.load(call)
  requireVoters(election, authorities)
  const proposal = { method: 'setFeePerKb', args: [encodeNumber(satoshis)] }
  if (!vote(election, proposal, call)) return VOTED_BEFORE
  const fee: Bytes = winnerOf(election, authorities)?.args[0] ?? EMPTY_BYTES
  if (fee.length === 0) return DONE
  setFeePerKb(call, decodeNumber(fee))
  election.length = 0
  return DONE
}
