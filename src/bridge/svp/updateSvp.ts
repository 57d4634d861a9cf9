import type { Bytes } from '../../base/bytes.ts'
import { setUnsigned } from '../../bitcoin/multisigInput.ts'
import { flyoverRedeemScript } from '../../bitcoin/redeemScript.ts'
import { decodeTransaction, encodeTransaction, Transaction, transactionId } from '../../bitcoin/transaction.ts'
import { type BridgeCall, transactionHashOf } from '../bridgeCall.ts'
import { type Federation, hasWitness, outputScript, outputScriptOf, redeemScript } from '../federation/federation.ts'
import { proposedFederationEntry } from '../federation/federationStorage.ts'
import { activeFederation, proposedFederation } from '../federation/federations.ts'
import { logCommitFailure } from '../federation/handover.ts'
import type { SpendableCoin } from '../federation/redeemScripts.ts'
import { activeUtxos, outputsWith } from '../federation/utxos.ts'
import { buildRelease, createActivePlan } from '../pegout/buildRelease.ts'
import { feePerKb, pegoutSize } from '../pegout/fees.ts'
import { announce, settle } from '../pegout/settle.ts'
import { waitingForConfirmations } from '../pegout/waitingForConfirmations.ts'
import { isInValidation } from './registerSvp.ts'
import {
  svpFundTxHashUnsigned,
  svpFundTxSigned,
  svpSpendTxHashUnsigned,
  svpSpendTxWaitingForSignatures,
} from './svpStorage.ts'

/** Derivation hash of the flyover address that the proposed federation must be able to spend from. */
const FLYOVER_PREFIX = new Uint8Array(32).with(31, 1)
const VERSION = 2
const SEQUENCE = 0xffffffff

/**
 * Advances the validation of the proposed federation (RSKIP-419): the active federation sends it bitcoins (fund), and
 * it sends them back (spend).
 */
export async function updateSvp(call: BridgeCall): Promise<void> {
  const proposed = await proposedFederation(call)
  if (proposed === undefined) return
  if (!isInValidation(call, proposed)) return giveUp(call, proposed)
  const isStarted =
    (await svpFundTxHashUnsigned.get(call)) !== undefined ||
    (await svpFundTxSigned.get(call)) !== undefined ||
    (await svpSpendTxHashUnsigned.get(call)) !== undefined
  if (!isStarted) await fund(call, proposed)
  const funded = await svpFundTxSigned.get(call)
  if (funded !== undefined) await spend(call, proposed, decodeTransaction(funded))
}

/** Removes the proposed federation, so that another one can be elected. */
function giveUp(call: BridgeCall, proposed: Federation): void {
  logCommitFailure(call, proposed)
  proposedFederationEntry.set(call, undefined)
  svpFundTxHashUnsigned.set(call, undefined)
  svpFundTxSigned.set(call, undefined)
  svpSpendTxHashUnsigned.set(call, undefined)
  svpSpendTxWaitingForSignatures.set(call, undefined)
}

function scriptsOf(
  call: BridgeCall,
  proposed: Federation,
): readonly { readonly output: Bytes; readonly redeem: Bytes }[] {
  const plain = redeemScript(call, proposed)
  const flyover = flyoverRedeemScript(FLYOVER_PREFIX, plain)
  return [
    { output: outputScript(call, proposed), redeem: plain },
    { output: outputScriptOf(proposed, flyover), redeem: flyover },
  ]
}

async function fund(call: BridgeCall, proposed: Federation): Promise<void> {
  const satoshis = call.constants.pegOut.minimumFromRskip219 * 2n
  const outputs = scriptsOf(call, proposed).map(({ output }) => ({ script: output, satoshis }))
  const release = buildRelease({ ...(await createActivePlan(call)), outputs, recipientsPay: false })
  if (release.kind !== 'release') return
  svpFundTxHashUnsigned.set(call, transactionId(release.transaction))
  await waitingForConfirmations(call)
  const settlement = { release, rskTransactionHash: transactionHashOf(call), satoshis: satoshis * 2n }
  await settle(call, await activeUtxos(call), settlement)
}

async function spend(call: BridgeCall, proposed: Federation, funded: Transaction): Promise<void> {
  const coins = scriptsOf(call, proposed).map(({ output, redeem }) => {
    const [utxo] = outputsWith([output], funded)
    return utxo === undefined ? undefined : { utxo, redeemScript: redeem }
  })
  const [plain, flyover] = coins
  if (plain === undefined || flyover === undefined) return
  const transaction = await spendTransaction(call, proposed, [plain, flyover])
  const rskTransactionHash = transactionHashOf(call)
  svpSpendTxHashUnsigned.set(call, transactionId(transaction))
  svpSpendTxWaitingForSignatures.set(call, { rskTransactionHash, transaction: encodeTransaction(transaction) })
  svpFundTxSigned.set(call, undefined)
  const satoshis = transaction.outs[0]?.value ?? 0n
  await announce(call, {
    release: { kind: 'release', transaction, spent: [plain, flyover] },
    rskTransactionHash,
    satoshis,
  })
}

/** Returns a transaction that sends all coins to the active federation, less 120 % of the estimated fee. */
async function spendTransaction(
  call: BridgeCall,
  proposed: Federation,
  coins: readonly (SpendableCoin & { readonly redeemScript: Bytes })[],
): Promise<Transaction> {
  const transaction = new Transaction()
  transaction.version = VERSION
  for (const { utxo, redeemScript: script } of coins) {
    const input = {
      hash: utxo.transactionId.toReversed(),
      index: utxo.index,
      script: new Uint8Array(0),
      sequence: SEQUENCE,
      witness: [],
    }
    setUnsigned(input, script, hasWitness(proposed) ? 'witness' : 'script')
    transaction.ins.push(input)
  }
  const size = (pegoutSize(call, proposed, 2, 1) * 12n) / 10n
  const fee = ((await feePerKb(call)) * size) / 1000n
  const sum = coins.reduce((total, { utxo }) => total + utxo.satoshis, 0n)
  transaction.outs.push({ script: outputScript(call, await activeFederation(call)), value: sum - fee })
  return transaction
}
