import { type Bytes, concatBytes } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { encodeValue, eventTopic, PrecompileFailure } from '../../evm/nativeContracts.ts'
import { type BridgeCall, logEvent, logRlp } from '../bridgeCall.ts'
import {
  addressOf,
  type Federation,
  hashOfScript,
  outputScript,
  redeemScript,
  standardOutputScript,
} from './federation.ts'
import {
  lastRetiredScript,
  newFederation,
  nextFederationCreated,
  oldFederation,
  proposedFederationEntry,
  sortedBtcKeys,
} from './federationStorage.ts'
import { activationAge, activeFederation, proposedFederation } from './federations.ts'
import { newFederationUtxos, oldFederationUtxos } from './utxos.ts'

const COMMITTED = eventTopic('commit_federation(bytes,string,bytes,string,int256)')
const COMMIT_FAILED = eventTopic('commit_federation_failed(bytes,int256)')

/** Makes the proposed federation the new one, after it has proven that it can spend (RSKIP-419). */
export async function commitProposedFederation(call: BridgeCall): Promise<void> {
  const proposed = await proposedFederation(call)
  if (proposed === undefined) throw new PrecompileFailure('there is no proposed federation')
  await handOverTo(call, proposed)
  proposedFederationEntry.set(call, undefined)
}

/**
 * Makes a federation the new one. The active federation becomes the old one, and its bitcoins migrate after activation.
 */
export async function handOverTo(call: BridgeCall, federation: Federation): Promise<void> {
  const utxos = await newFederationUtxos.load(call)
  const oldUtxos = await oldFederationUtxos.load(call)
  oldUtxos.splice(0, oldUtxos.length, ...utxos)
  utxos.length = 0
  oldFederation.set(call, await activeFederation(call))
  newFederation.set(call, federation)
  if (!call.rules.has('rskip186')) return
  const active = await activeFederation(call)
  lastRetiredScript.set(call, retiredScriptOf(call, active))
  nextFederationCreated.set(call, federation.createdIn)
}

/** Returns the script by which migrations of this federation are recognised. Before RSKIP-377 it had emergency keys. */
function retiredScriptOf(call: BridgeCall, federation: Federation): Bytes {
  return call.rules.has('rskip377') ? standardOutputScript(call, federation) : outputScript(call, federation)
}

/** Removes the old federation, whose bitcoins have been moved or given up. */
export function clearRetiredFederation(call: BridgeCall): void {
  oldFederation.set(call, undefined)
}

/** Logs that a federation has been elected. */
export function logCommit(call: BridgeCall, from: Federation, to: Federation): void {
  const activation = BigInt(call.blockNumber) + activationAge(call)
  if (call.rules.has('rskip146')) {
    logEvent(call, COMMITTED, {
      data: [
        encodeValue('bytes', concatBytes(...sortedBtcKeys(from.members))),
        encodeValue('string', addressOf(call, from)),
        encodeValue('bytes', concatBytes(...sortedBtcKeys(to.members))),
        encodeValue('string', addressOf(call, to)),
        encodeValue('int256', activation),
      ],
    })
    return
  }
  const describe = (federation: Federation) => [
    hashOfScript(federation, redeemScript(call, federation)),
    sortedBtcKeys(federation.members),
  ]
  const height = new TextEncoder().encode(`${activation}`)
  logRlp(call, 'commit_federation_topic', encodeRlp([describe(from), describe(to), height]))
}

/** Logs that the proposed federation has not proven in time that it can spend. */
export function logCommitFailure(call: BridgeCall, proposed: Federation): void {
  const script = encodeValue('bytes', redeemScript(call, proposed))
  logEvent(call, COMMIT_FAILED, { data: [script, encodeValue('int256', BigInt(call.blockNumber))] })
}
