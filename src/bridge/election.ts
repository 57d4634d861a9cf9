import { ADDRESS_BYTES, type Bytes, compareBytes, concatBytes, equalBytes } from '../base/bytes.ts'
import { encodeRlp } from '../base/encodeRlp.ts'
import { requireList, requireString } from '../base/rlp.ts'
import { majorityOf } from '../bitcoin/script.ts'
import { PrecompileFailure } from '../evm/nativeContracts.ts'
import type { BridgeCall } from './bridgeCall.ts'
import { decodeList, readFixed, type StorageEntry } from './storageEntry.ts'
import { type StoredCollection, storedCollection } from './storedValue.ts'

/** A call that is voted on. */
export interface Proposal {
  readonly method: string
  readonly args: readonly Bytes[]
}

/** A proposal and the addresses that have voted for it. */
interface Ballot extends Proposal {
  readonly voters: Bytes[]
}

/** The proposals that are voted on at the same time. */
export type Election = Ballot[]

const utf8 = new TextEncoder()

/** Returns the collection of an election. Loading it writes it, even without a vote. */
export function storedElection(entry: StorageEntry): StoredCollection<Election> {
  return storedCollection<Election>(entry, {
    decode: decodeElection,
    encode: encodeElection,
    createEmpty: () => [],
  })
}

export const isOneOf = (addresses: readonly Bytes[], address: Bytes) =>
  addresses.some((listed) => equalBytes(listed, address))

/** Throws a `PrecompileFailure` if an address has voted that is not an authority. */
export function requireVoters(election: Election, authorities: readonly Bytes[]): void {
  const areAuthorised = election.every(({ voters }) => voters.every((voter) => isOneOf(authorities, voter)))
  if (!areAuthorised) throw new PrecompileFailure('Unauthorized voter')
}

/** Adds the caller's vote. Returns false if the caller has voted for the proposal before. */
export function vote(election: Election, proposal: Proposal, { caller }: Pick<BridgeCall, 'caller'>): boolean {
  const ballot = election.find((known) => isSame(known, proposal))
  if (ballot === undefined) {
    election.push({ ...proposal, voters: [caller] })
    return true
  }
  if (isOneOf(ballot.voters, caller)) return false
  ballot.voters.push(caller)
  return true
}

/** Returns the proposal that more than half of the authorities have voted for. */
export function winnerOf(election: Election, authorities: readonly Bytes[]): Proposal | undefined {
  return election.find(({ voters }) => voters.length >= majorityOf(authorities))
}

/** Removes a proposal with its votes. */
export function removeProposal(election: Election, proposal: Proposal): void {
  const index = election.findIndex((known) => isSame(known, proposal))
  if (index !== -1) election.splice(index, 1)
}

function isSame(a: Proposal, b: Proposal): boolean {
  if (a.method !== b.method || a.args.length !== b.args.length) return false
  return a.args.every((arg, i) => equalBytes(arg, b.args[i] ?? utf8.encode('')))
}

/** [[method, [argument, ...]], [voter, ...], ...] */
function decodeElection(bytes: Bytes): Election {
  const items = decodeList(bytes)
  if (items.length % 2 !== 0) throw new RangeError(`${items.length} items do not make pairs`)
  return Array.from({ length: items.length / 2 }, (_, i) => {
    const [method, args] = requireList(items[2 * i], 'proposal')
    return {
      method: new TextDecoder().decode(requireString(method, 'method')),
      args: requireList(args, 'arguments').map((arg) => requireString(arg, 'argument').slice()),
      voters: requireList(items[2 * i + 1], 'voters').map((voter) => readFixed(voter, ADDRESS_BYTES).slice()),
    }
  })
}

function encodeElection(election: Election): Bytes {
  const sorted = election.toSorted((a, b) => compareSigned(identify(a), identify(b)))
  return encodeRlp(
    sorted.flatMap(({ method, args, voters }) => [[utf8.encode(method), args], voters.toSorted(compareBytes)]),
  )
}

const identify = ({ method, args }: Proposal) => concatBytes(utf8.encode(method), ...args)

/** Consensus: compares bytes as signed numbers, as Java does. */
function compareSigned(a: Bytes, b: Bytes): number {
  const flip = (bytes: Bytes) => bytes.map((byte) => byte ^ 0x80)
  return compareBytes(flip(a), flip(b))
}
