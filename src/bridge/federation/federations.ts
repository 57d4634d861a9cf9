import type { FederatorKeys } from '../../chainspec/bridgeConstants.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { type Federation, sortMembers } from './federation.ts'
import {
  activeFederationCreated,
  newFederation,
  nextFederationCreated,
  oldFederation,
  proposedFederationCell,
  readFederation,
} from './federationCells.ts'

/** The two federations of a change, and whether the new one has taken over. */
interface Change {
  readonly newer: Federation
  /** Undefined: the change is over. */
  readonly older: Federation | undefined
  readonly isDone: boolean
}

/** What tells which federation is in office. */
export type FederationReader = Pick<BridgeCall, 'constants' | 'rules' | 'blockNumber' | 'read'>

async function readChange(call: BridgeCall): Promise<Change | undefined> {
  const newer = await newFederation.get(call)
  return newer === undefined ? undefined : changeOf(call, newer, await oldFederation.get(call))
}

function changeOf(reader: FederationReader, newer: Federation, older: Federation | undefined): Change {
  return { newer, older, isDone: BigInt(reader.blockNumber) - newer.createdIn >= activationAge(reader) }
}

/** The federation that bitcoins are sent to. */
export async function activeFederation(call: BridgeCall): Promise<Federation> {
  return activeOf(call, await readChange(call))
}

/** The members of the active federation, by what is stored; unlike a call it writes nothing. */
export async function readActiveMembers(reader: FederationReader): Promise<readonly FederatorKeys[]> {
  const newer = await readFederation(reader, 'new')
  const change = newer === undefined ? undefined : changeOf(reader, newer, await readFederation(reader, 'old'))
  return activeOf(reader, change).members
}

function activeOf(reader: FederationReader, change: Change | undefined): Federation {
  if (change === undefined) return firstFederation(reader)
  return (isPending(change) ? change.older : undefined) ?? change.newer
}

/** Whether the active federation is one that will be replaced. */
export async function isBeingReplaced(call: BridgeCall): Promise<boolean> {
  const change = await readChange(call)
  return change !== undefined && isPending(change)
}

const isPending = (change: Change) => change.older !== undefined && !change.isDone

/** The one before, as long as it still holds bitcoins. */
export async function retiringFederation(call: BridgeCall): Promise<Federation | undefined> {
  const change = await readChange(call)
  return change?.isDone === true ? change.older : undefined
}

/** The one that has been elected and has yet to show that it can spend (RSKIP-419). */
export function proposedFederation(call: BridgeCall): Promise<Federation | undefined> {
  return call.rules.has('rskip419') ? proposedFederationCell.get(call) : Promise.resolve(undefined)
}

function firstFederation({ constants }: FederationReader): Federation {
  const { members, createdAt, format } = constants.federation
  return { members: sortMembers(members), createdAt, createdIn: 1n, format }
}

export function activationAge({ constants, rules }: FederationReader): bigint {
  const age = constants.federation.activationAges.findLast(({ since }) => since === undefined || rules.has(since))
  return BigInt(age?.blocks ?? 0)
}

/** Both that hold bitcoins. */
export async function liveFederations(call: BridgeCall): Promise<readonly Federation[]> {
  const retiring = await retiringFederation(call)
  const active = await activeFederation(call)
  return retiring === undefined ? [active] : [active, retiring]
}

/** How many blocks ago a federation was created. */
export const ageOf = ({ blockNumber }: BridgeCall, { createdIn }: Federation) => BigInt(blockNumber) - createdIn

/** The block since which the active federation has been in office; 0 for the first one (RSKIP-186). */
export async function activeSince(call: BridgeCall): Promise<bigint> {
  const next = await nextFederationCreated.get(call)
  if (next !== undefined && BigInt(call.blockNumber) >= next + activationAge(call)) return next
  return (await activeFederationCreated.get(call)) ?? 0n
}

/** Notes that the new federation has taken over, once it has (RSKIP-186). */
export async function updateCreationHeights(call: BridgeCall): Promise<void> {
  if (!call.rules.has('rskip186')) return
  const next = await nextFederationCreated.get(call)
  if (next === undefined || BigInt(call.blockNumber) < next + activationAge(call)) return
  activeFederationCreated.set(call, next)
  nextFederationCreated.set(call, undefined)
}
