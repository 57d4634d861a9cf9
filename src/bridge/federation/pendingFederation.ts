import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import type { FederationFormat, FederatorKeys } from '../../chainspec/bridgeConstants.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { type Federation, redeemScript, sortMembers } from './federation.ts'
import { sortedBtcKeys } from './federationCells.ts'

const FLYOVER_BYTES = 34
const MOST_PUSH_BYTES = 520 - FLYOVER_BYTES
/** Of a push and of a witness script, less what a flyover address adds; without emergency keys nobody looks. */
const MOST_SCRIPT_BYTES: Readonly<Record<FederationFormat, number>> = {
  multisig: Number.POSITIVE_INFINITY,
  nonStandardErp: MOST_PUSH_BYTES,
  p2shErp: MOST_PUSH_BYTES,
  p2shP2wshErp: 3600 - FLYOVER_BYTES,
}

/** Keccak-256 of the Bitcoin keys, by which voters name what they commit; empty without a pending federation. */
export function hashOfMembers(members: readonly FederatorKeys[] | undefined): Bytes {
  return members === undefined ? EMPTY_BYTES : keccak256(encodeRlp(sortedBtcKeys(members)))
}

/** The federation that members make from this block on; fails the call when their script is too long to be spent. */
export function buildFederation(call: BridgeCall, members: readonly FederatorKeys[]): Federation {
  const { blockNumber, blockTimestamp, rules } = call
  // Seconds were taken for milliseconds before RSKIP-419.
  const createdAt = rules.has('rskip419') ? blockTimestamp * 1000 : blockTimestamp
  const format = formatOf(call)
  const federation = { members: sortMembers(members), createdAt, createdIn: BigInt(blockNumber), format }
  if (redeemScript(call, federation).length > MOST_SCRIPT_BYTES[format]) {
    throw new PrecompileFailure('the redeem script is too long')
  }
  return federation
}

function formatOf({ rules }: BridgeCall): FederationFormat {
  if (!rules.has('rskip201')) return 'multisig'
  if (!rules.has('rskip353')) return 'nonStandardErp'
  return rules.has('rskip305') ? 'p2shP2wshErp' : 'p2shErp'
}
