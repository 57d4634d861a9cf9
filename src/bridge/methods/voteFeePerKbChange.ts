import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { FEE_PER_KB } from '../amounts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { cell, decodeNumber, encodeNumber } from '../cell.ts'
import { ALWAYS, change } from '../method.ts'
import { fitsLong } from '../toInt.ts'
import { isOneOf, requireVoters, storedElection, vote, winnerOf } from '../votes/election.ts'

const DONE = 1n
const UNAUTHORISED = -10n
const NEGATIVE_FEE = -1n
const EXCESSIVE_FEE = -2n
const VOTED_BEFORE = -1n

const feeElection = storedElection(cell('feePerKbElection'))

/** Votes on the satoshis that a kilobyte of Bitcoin transaction is to cost. */
export const voteFeePerKbChange = change('voteFeePerKbChange', ['int256'], 'int256', 10_000n, ALWAYS, voteForFee)

async function voteForFee(call: BridgeCall, satoshis: bigint): Promise<bigint> {
  const { authorities, maximum } = call.constants.feePerKb
  if (!fitsLong(satoshis) || !isOneOf(authorities, call.caller)) return UNAUTHORISED
  if (satoshis <= 0n) return NEGATIVE_FEE
  if (satoshis > maximum) return EXCESSIVE_FEE
  const election = await feeElection.load(call)
  requireVoters(election, authorities)
  const proposal = { method: 'setFeePerKb', args: [encodeNumber(satoshis)] }
  if (!vote(election, proposal, call)) return VOTED_BEFORE
  const fee: Bytes = winnerOf(election, authorities)?.args[0] ?? EMPTY_BYTES
  if (fee.length === 0) return DONE
  FEE_PER_KB.set(call, decodeNumber(fee))
  election.length = 0
  return DONE
}
