import { equalBytes } from '../../base/bytes.ts'
import type { FederatorKeys } from '../../chainspec/bridgeConstants.ts'
import { addressOfPublicKey } from '../../crypto/secp256k1.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { type Federation, sortMembers } from './federation.ts'
import {
  activeFederationCreated,
  newFederation,
  nextFederationCreated,
  oldFederation,
  proposedFederationEntry,
  readFederation,
} from './federationStorage.ts'

/** The two federations of a change, and whether the new one has taken over. */
interface Change {
  readonly newer: Federation
  /** Undefined after the change. */
  readonly older: Federation | undefined
  readonly isDone: boolean
}

/** The part of a call that determines the active federation. */
export type FederationReader = Pick<BridgeCall, 'constants' | 'rules' | 'blockNumber' | 'read'>

async function readChange(call: BridgeCall): Promise<Change | undefined> {
  const newer = await newFederation.get(call)
  return newer === undefined ? undefined : changeOf(call, newer, await oldFederation.get(call))
}

function changeOf(reader: FederationReader, newer: Federation, older: Federation | undefined): Change {
  return { newer, older, isDone: BigInt(reader.blockNumber) - newer.createdIn >= activationAge(reader) }
}

/** Returns the federation that receives bitcoins and signs peg-outs. */
export async function activeFederation(call: BridgeCall): Promise<Federation> {
  return activeOf(call, await readChange(call))
}

/** Returns the members of the active federation. Unlike {@link activeFederation} it writes nothing. */
export async function readActiveMembers(reader: FederationReader): Promise<readonly FederatorKeys[]> {
  const newer = await readFederation(reader, 'new')
  const change = newer === undefined ? undefined : changeOf(reader, newer, await readFederation(reader, 'old'))
  return activeOf(reader, change).members
}

function activeOf(reader: FederationReader, change: Change | undefined): Federation {
  if (change === undefined) return firstFederation(reader)
  return (isPending(change) ? change.older : undefined) ?? change.newer
}

/** Whether the active federation has a successor that has not taken over yet. */
export async function isBeingReplaced(call: BridgeCall): Promise<boolean> {
  const change = await readChange(call)
  return change !== undefined && isPending(change)
}

const isPending = (change: Change) => change.older !== undefined && !change.isDone

/** Returns the federation before the active one, as long as it still holds bitcoins. */
export async function retiringFederation(call: BridgeCall): Promise<Federation | undefined> {
  const change = await readChange(call)
  return change?.isDone === true ? change.older : undefined
}

/** Returns the elected federation that has not yet proven that it can spend (RSKIP-419). */
export function proposedFederation(call: BridgeCall): Promise<Federation | undefined> {
  return call.rules.has('rskip419') ? proposedFederationEntry.get(call) : Promise.resolve(undefined)
}

function firstFederation({ constants }: FederationReader): Federation {
  const { members, createdAt, format } = constants.federation
  return { members: sortMembers(members), createdAt, createdIn: 1n, format }
}

/** Returns the number of Rootstock blocks after which a new federation takes over. */
export function activationAge({ constants, rules }: FederationReader): bigint {
  const age = constants.federation.activationAges.findLast(({ since }) => since === undefined || rules.has(since))
  return BigInt(age?.blocks ?? 0)
}

/** Returns the federations that hold bitcoins: the active one and, if it exists, the retiring one. */
export async function liveFederations(call: BridgeCall): Promise<readonly Federation[]> {
  const retiring = await retiringFederation(call)
  const active = await activeFederation(call)
  return retiring === undefined ? [active] : [active, retiring]
}

/** Returns the number of Rootstock blocks since a federation was created. */
export const ageOf = ({ blockNumber }: BridgeCall, { createdIn }: Federation) => BigInt(blockNumber) - createdIn

/** Returns the Rootstock block in which the active federation was created; 0 for the first federation (RSKIP-186). */
export async function activeSince(call: BridgeCall): Promise<bigint> {
  const next = await nextFederationCreated.get(call)
  if (next !== undefined && BigInt(call.blockNumber) >= next + activationAge(call)) return next
  return (await activeFederationCreated.get(call)) ?? 0n
}

/** Stores the new federation's creation block as that of the active one, once it has taken over (RSKIP-186). */
export async function updateCreationHeights(call: BridgeCall): Promise<void> {
  if (!call.rules.has('rskip186')) return
  const next = await nextFederationCreated.get(call)
  if (next === undefined || BigInt(call.blockNumber) < next + activationAge(call)) return
  activeFederationCreated.set(call, next)
  nextFederationCreated.set(call, undefined)
}

type ReadFederation = (call: BridgeCall) => Promise<Federation | undefined>

const HOLDERS: readonly ReadFederation[] = [activeFederation, retiringFederation]

/** Throws a `PrecompileFailure` unless the caller is a member of a federation that holds bitcoins. */
export function requireHolder(call: BridgeCall): Promise<void> {
  return requireMember(call, HOLDERS)
}

/** Throws a `PrecompileFailure` unless the caller is such a member, or one of the proposed federation. */
export function requireHolderOrProposed(call: BridgeCall): Promise<void> {
  return requireMember(call, [...HOLDERS, proposedFederation])
}

async function requireMember(call: BridgeCall, federations: readonly ReadFederation[]): Promise<void> {
  for (const readFederation of federations) {
    const { members = [] } = (await readFederation(call)) ?? {}
    if (members.some(({ rskKey }) => equalBytes(addressOfPublicKey(rskKey), call.caller))) return
  }
  throw new PrecompileFailure(`The sender is not a member of a federation that may call ${call.method}`)
}
