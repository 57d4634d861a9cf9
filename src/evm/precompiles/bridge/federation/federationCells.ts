import type { Bytes } from '../../../../base/bytes.ts'
import { bytesToNumber } from '../../../../base/integer.ts'
import { decodeRlp, type RlpItem, requireList, requireString } from '../../../../base/rlp.ts'
import type { FederationFormat, FederatorKeys } from '../../../../network/bridge/bridgeConstants.ts'
import { type BridgeCall, readAs } from '../bridgeCall.ts'
import { cell, decodeCell, decodeList, decodeNumber, readFixed, readNumber } from '../cell.ts'
import { type Federation, sortMembers } from './federation.ts'

const KEY_BYTES = 33
/** A script cannot count more. */
const MOST_MEMBERS = 16
const FORMATS = new Map<bigint, FederationFormat>([
  [2000n, 'nonStandardErp'],
  [3000n, 'p2shErp'],
  [4000n, 'p2shP2wshErp'],
])

/** The cells `<role>Federation` and `<role>FederationFormatVersion`. */
export async function readFederation(
  call: BridgeCall,
  role: 'new' | 'old' | 'proposed',
): Promise<Federation | undefined> {
  const place = cell(`${role}Federation`)
  const bytes = await call.read(place)
  if (bytes === undefined) return undefined
  const version = await readVersion(call, role)
  return decodeCell(place, bytes, (encoded) => {
    if (version === undefined && role === 'proposed') throw new RangeError('its format version is missing')
    return decodeFederation(encoded, version)
  })
}

function readVersion(call: BridgeCall, role: string): Promise<bigint | undefined> {
  return readAs(call, cell(`${role}FederationFormatVersion`), decodeNumber)
}

/** The members of the federation that is being voted on; sorted. */
export async function readPendingMembers(call: BridgeCall): Promise<readonly FederatorKeys[] | undefined> {
  const hasAllKeys = (await readVersion(call, 'pending')) !== undefined
  const members = await readAs(call, cell('pendingFederation'), (bytes) =>
    decodeList(bytes).map(hasAllKeys ? readMember : readSingleKey),
  )
  return members === undefined ? undefined : sortMembers(members)
}

/** [milliseconds, block, [member, ...]]; without a version the members have one key each (before RSKIP-123). */
function decodeFederation(bytes: Bytes, version: bigint | undefined): Federation {
  const items = decodeList(bytes)
  if (items.length !== 3) throw new RangeError(`a federation has 3 items, got ${items.length}`)
  const members = requireList(items[2], 'members').map((item) =>
    version === undefined ? readSingleKey(item) : readMember(decodeRlp(requireString(item, 'member'))),
  )
  if (members.length < 1 || members.length > MOST_MEMBERS) throw new RangeError(`got ${members.length} members`)
  return {
    members: sortMembers(members),
    createdAt: bytesToNumber(requireString(items[0], 'time')),
    createdIn: readNumber(items[1]),
    format: (version === undefined ? undefined : FORMATS.get(version)) ?? 'multisig',
  }
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
