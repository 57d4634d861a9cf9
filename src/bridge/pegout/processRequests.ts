import { equalBytes } from '../../base/bytes.ts'
import { fromHex } from '../../base/hex.ts'
import { payToKeyHash } from '../../bitcoin/outputScript.ts'
import { transactionId } from '../../bitcoin/transaction.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { outputScript } from '../federation/federation.ts'
import { activeFederation } from '../federation/federations.ts'
import { activeUtxos } from '../federation/utxos.ts'
import { transactionHashOf } from '../transactionHash.ts'
import { WEI_PER_SATOSHI } from '../wei.ts'
import { planOfActive } from './activeWallet.ts'
import { buildRelease, type Release, type ReleasePlan, type ReleaseResult, sumOfCoins } from './buildRelease.ts'
import { logBatch } from './events.ts'
import { nextPegoutHeight } from './nextPegoutHeight.ts'
import { loadRequests, type WaitingRequest } from './requests.ts'
import { settle } from './settle.ts'
import { waitingForConfirmations } from './waitingForConfirmations.ts'

const BURN_ADDRESS = fromHex('0xffffffffffffffffffffffffffffffffffffffff')
/** Before RSKIP-271. */
const MOST_AT_A_TIME = 30

type Plan = Omit<ReleasePlan, 'outputs'>

/** Makes transactions for those who have asked for bitcoins. */
export async function processRequests(call: BridgeCall): Promise<void> {
  await activeUtxos(call)
  const requests = await loadRequests(call)
  await waitingForConfirmations(call)
  if (call.rules.has('rskip271')) await processBatch(call, requests)
  else await processSingly(call, requests)
}

/** One transaction for all, every so many blocks (RSKIP-271). */
async function processBatch(call: BridgeCall, requests: WaitingRequest[]): Promise<void> {
  const height = BigInt(call.blockNumber)
  if (height < ((await nextPegoutHeight.get(call)) ?? setFirstHeight(call))) return
  const plan = await planOfActive(call)
  const total = sumOf(requests)
  if (sumOfCoins(plan.coins) < total) return
  if (requests.length > 0 && !(await sendBatch(call, plan, requests, total))) return
  if (requests.length === 0) nextPegoutHeight.set(call, height + BigInt(call.constants.pegOut.blocksBetween))
}

/** Looking at it writes it. */
function setFirstHeight(call: BridgeCall): bigint {
  nextPegoutHeight.set(call, 0n)
  return 0n
}

/** Takes as many as fit into one transaction; false when there is none. */
async function sendBatch(call: BridgeCall, plan: Plan, requests: WaitingRequest[], total: bigint): Promise<boolean> {
  let batch: readonly WaitingRequest[] = requests.slice()
  let result = build(plan, batch)
  while (result.kind === 'tooLarge' && batch.length > 1) {
    await call.pause()
    batch = batch.slice(0, Math.floor(batch.length / 2))
    result = build(plan, batch)
  }
  if (result.kind !== 'release') return false
  const settlement = { release: result, rskTransactionHash: transactionHashOf(call), satoshis: total }
  await settle(call, await activeUtxos(call), settlement)
  removeEqual(requests, batch)
  const hashes = batch.flatMap(({ transactionHash }) => (transactionHash === undefined ? [] : [transactionHash]))
  logBatch(call, transactionId(result.transaction), hashes)
  await burnDust(call, result, total)
  return true
}

/** Also those that are equal and were not in the batch. */
function removeEqual(requests: WaitingRequest[], batch: readonly WaitingRequest[]): void {
  const left = requests.filter((request) => !batch.some((one) => isEqual(one, request)))
  requests.splice(0, requests.length, ...left)
}

function isEqual(a: WaitingRequest, b: WaitingRequest): boolean {
  if (a.satoshis !== b.satoshis || !equalBytes(a.hash, b.hash)) return false
  if (a.transactionHash === undefined || b.transactionHash === undefined) return a.transactionHash === b.transactionHash
  return equalBytes(a.transactionHash, b.transactionHash)
}

/** A transaction for each; those that cannot be served now go to the end. */
async function processSingly(call: BridgeCall, requests: WaitingRequest[]): Promise<void> {
  const unserved: WaitingRequest[] = []
  for (const request of requests.splice(0, MOST_AT_A_TIME)) {
    await call.pause()
    const isServed = await sendSingle(call, await planOfActive(call), request)
    if (!isServed) unserved.push(request)
  }
  requests.push(...unserved)
}

async function sendSingle(call: BridgeCall, plan: Plan, request: WaitingRequest): Promise<boolean> {
  const release = build(plan, [request])
  if (release.kind !== 'release') return false
  const { satoshis, transactionHash } = request
  await settle(call, await activeUtxos(call), { release, rskTransactionHash: transactionHash, satoshis })
  await burnDust(call, release, satoshis)
  return true
}

function build(plan: Plan, requests: readonly WaitingRequest[]): ReleaseResult {
  const outputs = requests.map(({ hash, satoshis }) => ({ script: payToKeyHash(hash), satoshis }))
  return buildRelease({ ...plan, outputs })
}

/** Where too little change was made up for by those who get the bitcoins, the federation owes less than it holds. */
async function burnDust(call: BridgeCall, { transaction, spent }: Release, requested: bigint): Promise<void> {
  if (transaction.outs.length <= 1) return
  const own = outputScript(call, await activeFederation(call))
  const change = transaction.outs.reduce((sum, { value, script }) => (equalBytes(script, own) ? sum + value : sum), 0n)
  const spentSatoshis = sumOfCoins(spent) - change
  if (spentSatoshis >= requested) return
  await call.pay(BURN_ADDRESS, (requested - spentSatoshis) * WEI_PER_SATOSHI)
}

const sumOf = (requests: readonly WaitingRequest[]) => requests.reduce((sum, { satoshis }) => sum + satoshis, 0n)
