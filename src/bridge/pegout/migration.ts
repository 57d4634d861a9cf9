import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { feePerKb } from '../amounts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { type Federation, hasWitness, outputScript } from '../federation/federation.ts'
import { activationAge, activeFederation, ageOf, retiringFederation } from '../federation/federations.ts'
import { clearRetiredFederation } from '../federation/handover.ts'
import { findRedeemScripts, type SpendableCoin } from '../federation/redeemScripts.ts'
import { retiringUtxos } from '../federation/utxos.ts'
import { isRefusal } from '../refusal.ts'
import { transactionHashOf } from '../transactionHash.ts'
import { buildRelease, type Release, sumOfCoins } from './buildRelease.ts'
import { releaseVersion } from './releaseVersion.ts'
import { settle } from './settle.ts'
import { waitingForConfirmations } from './waitingForConfirmations.ts'

/** Moves the retiring federation's bitcoins to the active one, some at a time; in the end it is forgotten. */
export async function migrate(call: BridgeCall): Promise<void> {
  const retiring = await retiringFederation(call)
  if (retiring === undefined) return
  const { mostMigrationInputs } = call.constants.pegOut
  const utxos = await retiringUtxos(call)
  const chosen = call.rules.has('rskip294') ? utxos.slice(0, mostMigrationInputs) : utxos
  const coins = await findRedeemScripts(call, chosen, [retiring])
  const age = ageOf(call, await activeFederation(call))
  const { begin, end } = migrationAges(call)
  const balance = sumOfCoins(coins)
  if (age > begin && age < end && balance > (await feePerKb(call)) / 2n) await sendToActive(call, retiring, coins)
  if (age < end) return
  if (balance > 0n) await trySendToActive(call, retiring, coins)
  clearRetiredFederation(call)
}

function migrationAges(call: BridgeCall): { readonly begin: bigint; readonly end: bigint } {
  const { begin, end, extendedEnd } = call.constants.federation.migration
  const isExtended = call.rules.has('rskip357') && !call.rules.has('rskip374')
  const activation = activationAge(call)
  return { begin: activation + BigInt(begin), end: activation + BigInt(isExtended ? extendedEnd : end) }
}

/** What cannot be moved is given up. */
async function trySendToActive(call: BridgeCall, retiring: Federation, coins: readonly SpendableCoin[]): Promise<void> {
  try {
    await sendToActive(call, retiring, coins)
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}

async function sendToActive(call: BridgeCall, retiring: Federation, coins: readonly SpendableCoin[]): Promise<void> {
  await waitingForConfirmations(call)
  const release = await buildMigration(call, retiring, coins)
  await settle(call, await retiringUtxos(call), {
    release,
    rskTransactionHash: transactionHashOf(call),
    satoshis: sumOfCoins(release.spent),
  })
}

/** As much as fits into a transaction: the half of it, and again, until it does. */
async function buildMigration(
  call: BridgeCall,
  retiring: Federation,
  coins: readonly SpendableCoin[],
): Promise<Release> {
  const script = outputScript(call, await activeFederation(call))
  const plan = {
    coins,
    changeScript: script,
    hasWitness: hasWitness(retiring),
    feePerKb: await feePerKb(call),
    recipientsPay: true,
    version: call.rules.has('rskip376') ? releaseVersion(call) : 1,
  } as const
  for (let satoshis = sumOfCoins(coins); ; satoshis /= 2n) {
    await call.pause()
    const result = buildRelease({ ...plan, outputs: [{ script, satoshis }] })
    if (result.kind === 'release') return result
    if (result.kind === 'dustRequested') throw new PrecompileFailure('Retiring federation wallet cannot be emptied')
  }
}
