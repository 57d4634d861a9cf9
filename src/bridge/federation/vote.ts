import { type Bytes, equalBytes } from '../../base/bytes.ts'
import type { FederatorKeys } from '../../chainspec/bridgeConstants.ts'
import { compressPublicKey, isPublicKey } from '../../crypto/secp256k1.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { cell } from '../cell.ts'
import {
  isOneOf,
  type Proposal,
  removeProposal,
  requireVoters,
  storedElection,
  vote,
  winnerOf,
} from '../votes/election.ts'
import {
  newFederation,
  oldFederation,
  proposedFederationCell,
  readPendingMembers,
  setPendingMembers,
} from './federationCells.ts'
import { activeFederation, isBeingReplaced, proposedFederation, retiringFederation } from './federations.ts'
import { handOverTo, logCommit } from './handover.ts'
import { buildFederation, hashOfMembers } from './pendingFederation.ts'

const DONE = 1n
const REFUSED = -10n
const LEAST_MEMBERS = 2
const HASH_BYTES = 32

const federationElection = storedElection(cell('federationElection'))

/** What can be voted on: each says with a code whether it can be done now, and does it. */
interface Change {
  /** 1 when it can. */
  check(call: BridgeCall, args: readonly Bytes[]): Promise<bigint>
  carryOut(call: BridgeCall, args: readonly Bytes[]): Promise<void>
}

const CHANGES: Readonly<Record<string, Change>> = {
  create: { check: checkCreate, carryOut: create },
  add: { check: checkAdd, carryOut: add },
  'add-multi': { check: checkAdd, carryOut: add },
  commit: { check: checkCommit, carryOut: commit },
  rollback: { check: checkRollback, carryOut: clearVoting },
}

/**
 * A vote on the next federation. Returns 1 when it counts, and then the change is carried out once more than half have
 * voted for it; else a code that says why not (FederationChangeResponseCode).
 */
export async function voteForFederation(call: BridgeCall, proposal: Proposal): Promise<bigint> {
  const { authorities } = call.constants.federation
  const change = CHANGES[proposal.method]
  if (change === undefined || !isOneOf(authorities, call.caller)) return REFUSED
  const code = await change.check(call, proposal.args)
  if (code !== DONE) return code
  const election = await federationElection.load(call)
  requireVoters(election, authorities)
  if (!vote(election, proposal, call)) return REFUSED
  const winner = winnerOf(election, authorities)
  if (winner === undefined) return DONE
  const result = await change.check(call, winner.args)
  if (result === DONE) await change.carryOut(call, winner.args)
  removeProposal(election, winner)
  return result
}

async function checkCreate(call: BridgeCall): Promise<bigint> {
  if ((await readPendingMembers(call)) !== undefined) return -1n
  if ((await proposedFederation(call)) !== undefined) return -4n
  if (await isBeingReplaced(call)) return -2n
  return (await retiringFederation(call)) === undefined ? DONE : -3n
}

async function create(call: BridgeCall): Promise<void> {
  setPendingMembers(call, [])
  await clearElection(call)
}

async function checkAdd(call: BridgeCall, args: readonly Bytes[]): Promise<bigint> {
  if (!args.every(isPublicKey)) return REFUSED
  const members = await readPendingMembers(call)
  if (members === undefined) return -1n
  const { btcKey, rskKey, mstKey } = memberOf(args)
  const isPresent = members.some(
    (member) =>
      equalBytes(member.btcKey, btcKey) || equalBytes(member.rskKey, rskKey) || equalBytes(member.mstKey, mstKey),
  )
  return isPresent ? -2n : DONE
}

async function add(call: BridgeCall, args: readonly Bytes[]): Promise<void> {
  setPendingMembers(call, [...((await readPendingMembers(call)) ?? []), memberOf(args)])
}

/** One key for all, or three. */
function memberOf([btc = new Uint8Array(0), rsk = btc, mst = rsk]: readonly Bytes[]): FederatorKeys {
  return { btcKey: compressPublicKey(btc), rskKey: compressPublicKey(rsk), mstKey: compressPublicKey(mst) }
}

async function checkCommit(call: BridgeCall, [hash = new Uint8Array(0)]: readonly Bytes[]): Promise<bigint> {
  if (hash.length !== HASH_BYTES) throw new PrecompileFailure(`a hash has 32 bytes, got ${hash.length}`)
  const members = await readPendingMembers(call)
  if (members === undefined) return -1n
  if (members.length < LEAST_MEMBERS) return -2n
  return equalBytes(hash, hashOfMembers(members)) ? DONE : -3n
}

/** Since RSKIP-419 the federation is proposed, and has to show that it can spend; before, it was the new one at once. */
async function commit(call: BridgeCall): Promise<void> {
  const federation = buildFederation(call, (await readPendingMembers(call)) ?? [])
  if (call.rules.has('rskip419')) {
    proposedFederationCell.set(call, federation)
    await clearVoting(call)
    logCommit(call, await activeFederation(call), federation)
    return
  }
  await handOverTo(call, federation)
  await clearVoting(call)
  const [from, to] = [await oldFederation.get(call), await newFederation.get(call)]
  if (from !== undefined && to !== undefined) logCommit(call, from, to)
}

async function checkRollback(call: BridgeCall): Promise<bigint> {
  return (await readPendingMembers(call)) === undefined ? -1n : DONE
}

/** Nobody is voted on any more. */
async function clearVoting(call: BridgeCall): Promise<void> {
  setPendingMembers(call, undefined)
  await clearElection(call)
}

async function clearElection(call: BridgeCall): Promise<void> {
  const election = await federationElection.load(call)
  election.length = 0
}
