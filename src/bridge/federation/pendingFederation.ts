import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import type { FederationFormat, FederatorKeys } from '../../chainspec/bridgeConstants.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { type Federation, redeemScript, sortMembers } from './federation.ts'
import { sortedBtcKeys } from './federationStorage.ts'

const FLYOVER_BYTES = 34
const MAX_PUSH_BYTES = 520 - FLYOVER_BYTES
/** Maximum bytes of a redeem script: of a push or a witness script, without the prefix of a flyover address. */
const MAX_SCRIPT_BYTES: Readonly<Record<FederationFormat, number>> = {
  multisig: Number.POSITIVE_INFINITY,
  nonStandardErp: MAX_PUSH_BYTES,
  p2shErp: MAX_PUSH_BYTES,
  p2shP2wshErp: 3600 - FLYOVER_BYTES,
}

/** Returns the Keccak-256 hash of the Bitcoin keys, which votes to commit name; empty without a pending federation. */
export function hashOfMembers(members: readonly FederatorKeys[] | undefined): Bytes {
  return members === undefined ? EMPTY_BYTES : keccak256(encodeRlp(sortedBtcKeys(members)))
}

/** Creates a federation in this block. Throws a `PrecompileFailure` if its script is too long to be spent. */
export function buildFederation(call: BridgeCall, members: readonly FederatorKeys[]): Federation {
  const { blockNumber, blockTimestamp, rules } = call
  // Consensus: before RSKIP-419 the reference node stored seconds where it expects milliseconds.
  const createdAt = rules.has('rskip419') ? blockTimestamp * 1000 : blockTimestamp
  const format = formatOf(call)
  const federation = { members: sortMembers(members), createdAt, createdIn: BigInt(blockNumber), format }
  if (redeemScript(call, federation).length > MAX_SCRIPT_BYTES[format]) {
    throw new PrecompileFailure('the redeem script is too long')
  }
  return federation
}

function formatOf({ rules }: BridgeCall): FederationFormat {
  if (!rules.has('rskip201')) return 'multisig'
  if (!rules.has('rskip353')) return 'nonStandardErp'
  return rules.has('rskip305') ? 'p2shP2wshErp' : 'p2shErp'
}
