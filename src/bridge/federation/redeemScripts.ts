import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { scriptHashIn } from '../../bitcoin/outputScript.ts'
import { flyoverRedeemScript } from '../../bitcoin/redeemScript.ts'
import { type BridgeCall, readAs } from '../bridgeCall.ts'
import { type Cell, decodeGroups, hashedCell, readFixed } from '../cell.ts'
import { type Federation, outputScript, redeemScript } from './federation.ts'
import type { Utxo } from './utxos.ts'

const DERIVATION_HASH_BYTES = 32
const SCRIPT_HASH_BYTES = 20

/** An output that can be spent, with the script that spends it. */
export interface SpendableCoin {
  readonly utxo: Utxo
  /** Undefined: nobody here knows it, and to choose this coin fails the call. */
  readonly redeemScript: Bytes | undefined
}

/** What an address for one transfer alone was made of, by the hash in that address (RSKIP-176). */
export function flyoverInformationCell(scriptHash: Bytes): Cell {
  return hashedCell('fastBridgeFederationInformation', toHex(scriptHash).slice(2))
}

/** The scripts that spend outputs to these federations, to addresses for one transfer alone, too. */
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

/** [derivation hash, hash in the federation's address] */
function readFlyover(call: BridgeCall, scriptHash: Bytes) {
  return readAs(call, flyoverInformationCell(scriptHash), (bytes) => {
    const [pair = []] = decodeGroups(bytes, 2)
    return {
      derivationHash: readFixed(pair[0], DERIVATION_HASH_BYTES),
      federationScriptHash: readFixed(pair[1], SCRIPT_HASH_BYTES),
    }
  })
}
