import { type Bytes, compareBytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { bytesToNumber, minimalBytes } from '../../base/integer.ts'
import { decodeRlp, type RlpItem, requireList, requireString } from '../../base/rlp.ts'
import { parseScript } from '../../bitcoin/scriptChunks.ts'
import type { FederationFormat, FederatorKeys } from '../../chainspec/bridgeConstants.ts'
import type { Rules } from '../../chainspec/rules.ts'
import type { BridgeCall, BridgeReader } from '../bridgeCall.ts'
import {
  decodeEntry,
  decodeList,
  decodeNumber,
  encodeNumber,
  numberCodec,
  readFixed,
  readNumber,
  storageEntry,
} from '../storageEntry.ts'
import { readEntry, storedValue } from '../storedValue.ts'
import { type Federation, sortMembers } from './federation.ts'

const KEY_BYTES = 33
/** Maximum number of keys in a script that checks signatures. */
const MAX_MEMBERS = 20
const VERSIONS: Readonly<Record<FederationFormat, number>> = {
  multisig: 1000,
  nonStandardErp: 2000,
  p2shErp: 3000,
  p2shP2wshErp: 4000,
}
const FORMATS = new Map<bigint, FederationFormat>([
  [2000n, 'nonStandardErp'],
  [3000n, 'p2shErp'],
  [4000n, 'p2shP2wshErp'],
])

type Role = 'new' | 'old' | 'proposed'

interface StoredFederation {
  get(call: BridgeCall): Promise<Federation | undefined>
  set(call: BridgeCall, federation: Federation | undefined): void
}

/** The newest federation. Each call that reads it writes it again, in the current form. */
export const newFederation = storedFederation('new')
/** The federation before it, until its bitcoins have been migrated. */
export const oldFederation = storedFederation('old')
/** The elected federation that has not yet proven that it can spend (RSKIP-419). */
export const proposedFederationEntry = storedFederation('proposed')

/** Returns access to the entries `<role>Federation` and `<role>FederationFormatVersion`. */
function storedFederation(role: Role): StoredFederation {
  const held = new WeakMap<BridgeCall, { federation: Federation | undefined }>()
  const hold = (call: BridgeCall, federation: Federation | undefined) => {
    const before = held.get(call)
    if (before !== undefined) {
      before.federation = federation
      return
    }
    const own = { federation }
    held.set(call, own)
    call.atEnd(() => writeFederation(call, role, own.federation))
  }
  return {
    async get(call) {
      const own = held.get(call)
      if (own !== undefined) return own.federation
      const federation = await readFederation(call, role)
      if (role === 'new' && federation !== undefined) hold(call, federation)
      return federation
    },
    set: hold,
  }
}

/**
 * Returns the stored federation of a role. Unlike {@link newFederation} it writes nothing. Throws `UndecodableEntry`.
 */
export async function readFederation(call: Pick<BridgeReader, 'read'>, role: Role): Promise<Federation | undefined> {
  const entry = storageEntry(`${role}Federation`)
  const bytes = await call.read(entry)
  if (bytes === undefined) return undefined
  const version = await readVersion(call, role)
  return decodeEntry(entry, bytes, (encoded) => {
    if (version === undefined && role === 'proposed') throw new RangeError('its format version is missing')
    return decodeFederation(encoded, version)
  })
}

async function writeFederation(call: BridgeCall, role: Role, federation: Federation | undefined): Promise<void> {
  if (call.rules.has('rskip123')) {
    await call.write(storageEntry(`${role}FederationFormatVersion`), encodeVersion(role, federation))
  }
  const encoded = federation === undefined ? EMPTY_BYTES : encodeFederation(federation, call.rules)
  await call.write(storageEntry(`${role}Federation`), encoded)
}

function encodeVersion(role: Role, federation: Federation | undefined): Bytes {
  if (federation !== undefined) return encodeNumber(VERSIONS[federation.format])
  return role === 'proposed' ? EMPTY_BYTES : encodeNumber(VERSIONS.multisig)
}

function readVersion(call: Pick<BridgeReader, 'read'>, role: string): Promise<bigint | undefined> {
  return readEntry(call, storageEntry(`${role}FederationFormatVersion`), decodeNumber)
}

const pendingSet = new WeakMap<BridgeCall, { members: readonly FederatorKeys[] | undefined }>()

/** Returns the sorted members of the federation that is being voted on; undefined without one. */
export async function readPendingMembers(call: BridgeCall): Promise<readonly FederatorKeys[] | undefined> {
  const own = pendingSet.get(call)
  if (own !== undefined) return own.members
  const hasAllKeys = (await readVersion(call, 'pending')) !== undefined
  const members = await readEntry(call, storageEntry('pendingFederation'), (bytes) =>
    decodeList(bytes).map(hasAllKeys ? readMember : readSingleKey),
  )
  return members === undefined ? undefined : sortMembers(members)
}

/** Sets the members of the pending federation. Undefined ends the vote. */
export function setPendingMembers(call: BridgeCall, members: readonly FederatorKeys[] | undefined): void {
  const own = pendingSet.get(call)
  if (own !== undefined) {
    own.members = members
    return
  }
  const held = { members }
  pendingSet.set(call, held)
  call.atEnd(() => writePending(call, held.members))
}

async function writePending(call: BridgeCall, members: readonly FederatorKeys[] | undefined): Promise<void> {
  const hasAllKeys = call.rules.has('rskip123')
  if (hasAllKeys) await call.write(storageEntry('pendingFederationFormatVersion'), encodeNumber(VERSIONS.multisig))
  const entry = storageEntry('pendingFederation')
  if (members === undefined) return call.write(entry, EMPTY_BYTES)
  const sorted = sortMembers(members)
  await call.write(entry, hasAllKeys ? encodeRlp(sorted.map(memberKeys)) : encodeRlp(sortedBtcKeys(sorted)))
}

/** The Rootstock blocks in which the active federation and its successor were created (RSKIP-186). */
export const activeFederationCreated = storedValue(storageEntry('activeFedCreationBlockHeight'), numberCodec)
export const nextFederationCreated = storedValue(storageEntry('nextFedCreationBlockHeight'), numberCodec)

/** Output script of the federation that was replaced last (RSKIP-186). */
export const lastRetiredScript = storedValue<Bytes>(storageEntry('lastRetiredFedP2SHScript'), {
  decode(bytes) {
    const script = requireString(decodeList(bytes)[0], 'script').slice()
    parseScript(script)
    return script
  },
  encode: (script) => encodeRlp([script]),
})

/** Decodes [milliseconds, block, [member, ...]]. Without a version each member has one key (before RSKIP-123). */
function decodeFederation(bytes: Bytes, version: bigint | undefined): Federation {
  const items = decodeList(bytes)
  if (items.length !== 3) throw new RangeError(`a federation has 3 items, got ${items.length}`)
  const members = requireList(items[2], 'members').map((item) =>
    version === undefined ? readSingleKey(item) : readMember(decodeRlp(requireString(item, 'member'))),
  )
  if (members.length < 1 || members.length > MAX_MEMBERS) throw new RangeError(`got ${members.length} members`)
  return {
    members: sortMembers(members),
    createdAt: bytesToNumber(requireString(items[0], 'time')),
    createdIn: readNumber(items[1]),
    format: (version === undefined ? undefined : FORMATS.get(version)) ?? 'multisig',
  }
}

/** Encodes a federation. Before RSKIP-123 it contains only the Bitcoin keys of its members. */
function encodeFederation({ createdAt, createdIn, members }: Federation, rules: Rules): Bytes {
  const hasAllKeys = rules.has('rskip123')
  const encoded = hasAllKeys ? members.map((member) => encodeRlp(memberKeys(member))) : sortedBtcKeys(members)
  return encodeRlp([minimalBytes(createdAt), minimalBytes(createdIn), encoded])
}

const memberKeys = ({ btcKey, rskKey, mstKey }: FederatorKeys) => [btcKey, rskKey, mstKey]

/** Returns the Bitcoin keys in the order of their bytes. */
export function sortedBtcKeys(members: readonly FederatorKeys[]): readonly Bytes[] {
  return members.map(({ btcKey }) => btcKey).sort(compareBytes)
}

function readSingleKey(item: RlpItem): FederatorKeys {
  const key = readFixed(item, KEY_BYTES)
  return { btcKey: key, rskKey: key, mstKey: key }
}

function readMember(item: RlpItem): FederatorKeys {
  const keys = requireList(item, 'member')
  if (keys.length !== 3) throw new RangeError(`a member has 3 keys, got ${keys.length}`)
  return {
    btcKey: readFixed(keys[0], KEY_BYTES),
    rskKey: readFixed(keys[1], KEY_BYTES),
    mstKey: readFixed(keys[2], KEY_BYTES),
  }
}
