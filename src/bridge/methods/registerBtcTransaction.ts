import type { Bytes } from '../../base/bytes.ts'
import { decodeTransaction, type Transaction, transactionId, verifyTransaction } from '../../bitcoin/transaction.ts'
import { doubleSha256 } from '../../crypto/sha256.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { requireHolder } from '../federation/federations.ts'
import { act } from '../method.ts'
import { toInt32 } from '../numbers.ts'
import { legacyRegisterPegin } from '../pegin/legacyRegisterPegin.ts'
import { processedIn } from '../pegin/processed.ts'
import { isProven } from '../pegin/proof.ts'
import { registerPegin } from '../pegin/registerPegin.ts'
import { registerUtxos } from '../pegin/registerUtxos.ts'
import { transactionTypeOf } from '../pegin/transactionType.ts'
import { registerSvpFund, registerSvpSpend } from '../svp/registerSvp.ts'

/** Registers a Bitcoin transaction: a peg-in, or a transaction that the federation has created. */
export const registerBtcTransaction = act({
  name: 'registerBtcTransaction',
  inputs: ['bytes', 'int256', 'bytes'],
  gas: 22_000n,
  run: (call, [bytes, height, tree]) => register(call, bytes, toInt32(height), tree),
})

/** Ignores a transaction that is processed already or cannot be proven yet. */
async function register(call: BridgeCall, bytes: Bytes, height: number, tree: Bytes): Promise<void> {
  if (!call.rules.has('rskip199')) await requireHolder(call)
  const hash = doubleSha256(bytes)
  if ((await processedIn(call, hash.toReversed())) !== undefined) return
  if (!(await isProven(call, { hash, transaction: bytes, height, tree }))) return
  const transaction = decodeTransaction(bytes)
  verifyTransaction(transaction)
  if ((await processedIn(call, transactionId(transaction))) !== undefined) return
  await registerByType(call, transaction, height)
}

async function registerByType(call: BridgeCall, transaction: Transaction, height: number): Promise<void> {
  switch (await transactionTypeOf(call, transaction, height)) {
    case 'pegin':
      if (call.rules.has('rskip379')) return registerPegin(call, transaction)
      return legacyRegisterPegin(call, transaction, height)
    case 'pegout':
      return registerUtxos(call, transaction)
    case 'svpFund':
      return registerSvpFund(call, transaction)
    case 'svpSpend':
      return registerSvpSpend(call, transaction)
    case 'unknown':
  }
}
