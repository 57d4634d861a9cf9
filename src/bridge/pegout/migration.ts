import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { type BridgeCall, isRefusal, transactionHashOf } from '../bridgeCall.ts'
import { type Federation, hasWitness, outputScript } from '../federation/federation.ts'
import { activationAge, activeFederation, ageOf, retiringFederation } from '../federation/federations.ts'
import { clearRetiredFederation } from '../federation/handover.ts'
import { findRedeemScripts, type SpendableCoin } from '../federation/redeemScripts.ts'
import { retiringUtxos } from '../federation/utxos.ts'
import { buildRelease, type Release, releaseVersion, sumOfCoins } from './buildRelease.ts'
import { feePerKb } from './fees.ts'
import { settle } from './settle.ts'
import { waitingForConfirmations } from './waitingForConfirmations.ts'

/**
 * Moves outputs of the retiring federation to the active one, a limited number at a time (RSKIP-294). Removes the
 * retiring federation at the end of the migration.
 */
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

/** Gives the coins up if they cannot be moved. */
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

/** Builds a transaction for all coins, and halves the amount until it fits. */
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
