import { type Bytes, concatBytes } from '../../../../base/bytes.ts'
import { encodeRlp } from '../../../../base/encodeRlp.ts'
import { toHex } from '../../../../base/hex.ts'
import { hash160 } from '../../../../bitcoin/hash160.ts'
import { witnessScript } from '../../../../bitcoin/script.ts'
import { PrecompileFailure } from '../../precompile.ts'
import { type BridgeCall, readAs } from '../bridgeCall.ts'
import { type Cell, decodeList, hashedCell, readFixed } from '../cell.ts'
import { type Federation, redeemScript, scriptHashOf } from './federation.ts'

const HASH_BYTES = 32
const SCRIPT_HASH_BYTES = 20
const OP_DROP = 0x75

/** What tells the bitcoins of one advanced transfer from the federation's others (RSKIP-176). */
export interface FlyoverFederation {
  readonly derivationHash: Bytes
  /** Of the federation that can spend them. */
  readonly federationScriptHash: Bytes
}

const cellOf = (scriptHash: Bytes): Cell => hashedCell('fastBridgeFederationInformation', toHex(scriptHash).slice(2))

/** The one behind the hash of an output's script. */
export async function flyoverFederationAt(call: BridgeCall, scriptHash: Bytes): Promise<FlyoverFederation | undefined> {
  if (!call.rules.has('rskip176')) return undefined
  return readAs(call, cellOf(scriptHash), (bytes) => {
    const items = decodeList(bytes)
    if (items.length !== 2) throw new RangeError(`expected 2 items, got ${items.length}`)
    return {
      derivationHash: readFixed(items[0], HASH_BYTES).slice(),
      federationScriptHash: readFixed(items[1], SCRIPT_HASH_BYTES).slice(),
    }
  })
}

/** Remembers it until its bitcoins are spent, and longer. */
export function keepFlyoverFederation(call: BridgeCall, derivationHash: Bytes, federation: Federation): void {
  const scriptHash = flyoverScriptHash(call, derivationHash, federation)
  call.save(cellOf(scriptHash), encodeRlp([derivationHash, scriptHashOf(call, federation)]))
}

/** The script that spends them: the federation's, behind a hash that nothing looks at. */
export function flyoverRedeemScriptOf(call: BridgeCall, derivationHash: Bytes, federation: Federation): Bytes {
  if (derivationHash.every((byte) => byte === 0)) throw new PrecompileFailure('a derivation hash cannot be zero')
  const prefix = Uint8Array.of(derivationHash.length)
  return concatBytes(prefix, derivationHash, Uint8Array.of(OP_DROP), redeemScript(call, federation))
}

/** The hash in the script of outputs that lock them. */
export function flyoverScriptHash(call: BridgeCall, derivationHash: Bytes, federation: Federation): Bytes {
  const script = flyoverRedeemScriptOf(call, derivationHash, federation)
  return hash160(federation.format === 'p2shP2wshErp' ? witnessScript(script) : script)
}
