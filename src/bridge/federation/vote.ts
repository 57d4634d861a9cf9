import { type Bytes, equalBytes, HASH_BYTES } from '../../base/bytes.ts'
import type { FederatorKeys } from '../../chainspec/bridgeConstants.ts'
import { compressPublicKey, isPublicKey } from '../../crypto/secp256k1.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { isOneOf, type Proposal, removeProposal, requireVoters, storedElection, vote, winnerOf } from '../election.ts'
import { storageEntry } from '../storageEntry.ts'
import {
  newFederation,
  oldFederation,
  proposedFederationEntry,
  readPendingMembers,
  setPendingMembers,
} from './federationStorage.ts'
import { activeFederation, isBeingReplaced, proposedFederation, retiringFederation } from './federations.ts'
import { handOverTo, logCommit } from './handover.ts'
import { buildFederation, hashOfMembers } from './pendingFederation.ts'

const DONE = 1n
const REFUSED = -10n
const MIN_MEMBERS = 2

const federationElection = storedElection(storageEntry('federationElection'))

/** A change that can be voted on. */
interface Change {
  /** Returns 1 if the change is possible now, else a negative code. */
  check(call: BridgeCall, args: readonly Bytes[]): Promise<bigint>
  apply(call: BridgeCall, args: readonly Bytes[]): Promise<void>
}

const CHANGES: Readonly<Record<string, Change>> = {
  create: { check: checkCreate, apply: create },
  add: { check: checkAdd, apply: add },
  'add-multi': { check: checkAdd, apply: add },
  commit: { check: checkCommit, apply: commit },
  rollback: { check: checkRollback, apply: clearVoting },
}

/**
 * Adds the caller's vote on the next federation, and applies the change once more than half of the authorities have
 * voted for it. Returns 1, or a negative code if the vote does not count (FederationChangeResponseCode).
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
  if (result === DONE) await change.apply(call, winner.args)
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

/** Returns a member with one key for all purposes, or with three. */
function memberOf([btc = new Uint8Array(0), rsk = btc, mst = rsk]: readonly Bytes[]): FederatorKeys {
  return { btcKey: compressPublicKey(btc), rskKey: compressPublicKey(rsk), mstKey: compressPublicKey(mst) }
}

async function checkCommit(call: BridgeCall, [hash = new Uint8Array(0)]: readonly Bytes[]): Promise<bigint> {
  if (hash.length !== HASH_BYTES) throw new PrecompileFailure(`a hash has 32 bytes, got ${hash.length}`)
  const members = await readPendingMembers(call)
  if (members === undefined) return -1n
  if (members.length < MIN_MEMBERS) return -2n
  return equalBytes(hash, hashOfMembers(members)) ? DONE : -3n
}

/**
 * Proposes the pending federation, which must prove that it can spend. Before RSKIP-419 it became the new one
 * immediately.
 */
async function commit(call: BridgeCall): Promise<void> {
  const federation = buildFederation(call, (await readPendingMembers(call)) ?? [])
  if (call.rules.has('rskip419')) {
    proposedFederationEntry.set(call, federation)
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

/** Ends the vote without a result. */
async function clearVoting(call: BridgeCall): Promise<void> {
  setPendingMembers(call, undefined)
  await clearElection(call)
}

async function clearElection(call: BridgeCall): Promise<void> {
  const election = await federationElection.load(call)
  election.length = 0
}
