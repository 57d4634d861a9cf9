import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { scriptHashIn } from '../../bitcoin/outputScript.ts'
import { flyoverRedeemScript } from '../../bitcoin/redeemScript.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { decodeGroups, hashedEntry, readFixed, type StorageEntry } from '../storageEntry.ts'
import { readEntry } from '../storedValue.ts'
import { type Federation, outputScript, redeemScript } from './federation.ts'
import type { Utxo } from './utxos.ts'

const DERIVATION_HASH_BYTES = 32
const SCRIPT_HASH_BYTES = 20

/** An output of a federation, with the script that spends it. */
export interface SpendableCoin {
  readonly utxo: Utxo
  /** Undefined if it is unknown. Spending this coin then fails the call. */
  readonly redeemScript: Bytes | undefined
}

/** Returns the entry with the parts of a flyover address, by the script hash in the address (RSKIP-176). */
export function flyoverInformationEntry(scriptHash: Bytes): StorageEntry {
  return hashedEntry('fastBridgeFederationInformation', toHex(scriptHash).slice(2))
}

/** Finds the scripts that spend outputs to these federations, including outputs to flyover addresses. */
export async function findRedeemScripts(
  call: BridgeCall,
  utxos: readonly Utxo[],
  federations: readonly Federation[],
): Promise<SpendableCoin[]> {
  const known = new Map<string, Bytes | undefined>()
  const own = federations.map((federation) => {
    return { output: outputScript(call, federation), redeem: redeemScript(call, federation) }
  })
  const coins: SpendableCoin[] = []
  for (const utxo of utxos) {
    await call.pause()
    const key = toHex(utxo.script)
    if (!known.has(key)) known.set(key, await findRedeemScript(call, utxo.script, own))
    coins.push({ utxo, redeemScript: known.get(key) })
  }
  return coins
}

interface FederationScripts {
  readonly output: Bytes
  readonly redeem: Bytes
}

async function findRedeemScript(
  call: BridgeCall,
  script: Bytes,
  federations: readonly FederationScripts[],
): Promise<Bytes | undefined> {
  const hash = scriptHashIn(script)
  if (hash === undefined) return undefined
  const redeemOf = (scriptHash: Bytes) =>
    federations.find(({ output }) => equalBytes(scriptHashIn(output) ?? output, scriptHash))?.redeem
  const flyover = call.rules.has('rskip176') ? await readFlyover(call, hash) : undefined
  if (flyover === undefined) return redeemOf(hash)
  const redeem = redeemOf(flyover.federationScriptHash)
  return redeem === undefined ? undefined : flyoverRedeemScript(flyover.derivationHash, redeem)
}

/** Reads [derivation hash, script hash in the federation's address]. */
function readFlyover(call: BridgeCall, scriptHash: Bytes) {
  return readEntry(call, flyoverInformationEntry(scriptHash), (bytes) => {
    const [pair = []] = decodeGroups(bytes, 2)
    return {
      derivationHash: readFixed(pair[0], DERIVATION_HASH_BYTES),
      federationScriptHash: readFixed(pair[1], SCRIPT_HASH_BYTES),
    }
  })
}
