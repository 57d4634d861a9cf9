import { equalBytes } from '../../base/bytes.ts'
import { fromHex } from '../../base/hex.ts'
import { payToKeyHash } from '../../bitcoin/outputScript.ts'
import { transactionId } from '../../bitcoin/transaction.ts'
import { type BridgeCall, transactionHashOf } from '../bridgeCall.ts'
import { outputScript } from '../federation/federation.ts'
import { activeFederation } from '../federation/federations.ts'
import { activeUtxos } from '../federation/utxos.ts'
import { WEI_PER_SATOSHI } from '../numbers.ts'
import {
  buildRelease,
  createActivePlan,
  type Release,
  type ReleasePlan,
  type ReleaseResult,
  sumOfCoins,
} from './buildRelease.ts'
import { logBatch } from './events.ts'
import { loadRequests, nextPegoutHeight, type QueuedRequest } from './pegoutQueue.ts'
import { settle } from './settle.ts'
import { waitingForConfirmations } from './waitingForConfirmations.ts'

const BURN_ADDRESS = fromHex('0xffffffffffffffffffffffffffffffffffffffff')
/** Maximum number of requests that a call processes before RSKIP-271. */
const MAX_REQUESTS = 30

type Plan = Omit<ReleasePlan, 'outputs'>

/** Creates transactions that pay queued peg-out requests. */
export async function processRequests(call: BridgeCall): Promise<void> {
  await activeUtxos(call)
  const requests = await loadRequests(call)
  await waitingForConfirmations(call)
  if (call.rules.has('rskip271')) await processBatch(call, requests)
  else await processSingly(call, requests)
}

/** Creates one transaction for all requests, at most once in a number of blocks (RSKIP-271). */
async function processBatch(call: BridgeCall, requests: QueuedRequest[]): Promise<void> {
  const height = BigInt(call.blockNumber)
  if (height < ((await nextPegoutHeight.get(call)) ?? setFirstHeight(call))) return
  const plan = await createActivePlan(call)
  const total = sumOf(requests)
  if (sumOfCoins(plan.coins) < total) return
  if (requests.length > 0 && !(await sendBatch(call, plan, requests, total))) return
  if (requests.length === 0) nextPegoutHeight.set(call, height + BigInt(call.constants.pegOut.blocksBetween))
}

/** Writes the height that was not stored. In the reference node the read writes it. */
function setFirstHeight(call: BridgeCall): bigint {
  nextPegoutHeight.set(call, 0n)
  return 0n
}

/** Pays as many requests as fit into one transaction. Returns false if there is none. */
async function sendBatch(call: BridgeCall, plan: Plan, requests: QueuedRequest[], total: bigint): Promise<boolean> {
  let batch: readonly QueuedRequest[] = requests.slice()
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

/** Consensus: also removes equal requests that were not in the batch. */
function removeEqual(requests: QueuedRequest[], batch: readonly QueuedRequest[]): void {
  const left = requests.filter((request) => !batch.some((paid) => isEqual(paid, request)))
  requests.splice(0, requests.length, ...left)
}

function isEqual(a: QueuedRequest, b: QueuedRequest): boolean {
  if (a.satoshis !== b.satoshis || !equalBytes(a.hash, b.hash)) return false
  if (a.transactionHash === undefined || b.transactionHash === undefined) return a.transactionHash === b.transactionHash
  return equalBytes(a.transactionHash, b.transactionHash)
}

/** Creates a transaction for each request. Requests that cannot be paid now move to the end of the queue. */
async function processSingly(call: BridgeCall, requests: QueuedRequest[]): Promise<void> {
  const unpaid: QueuedRequest[] = []
  for (const request of requests.splice(0, MAX_REQUESTS)) {
    await call.pause()
    const isPaid = await sendSingle(call, await createActivePlan(call), request)
    if (!isPaid) unpaid.push(request)
  }
  requests.push(...unpaid)
}

async function sendSingle(call: BridgeCall, plan: Plan, request: QueuedRequest): Promise<boolean> {
  const release = build(plan, [request])
  if (release.kind !== 'release') return false
  const { satoshis, transactionHash } = request
  await settle(call, await activeUtxos(call), { release, rskTransactionHash: transactionHash, satoshis })
  await burnDust(call, release, satoshis)
  return true
}

function build(plan: Plan, requests: readonly QueuedRequest[]): ReleaseResult {
  const outputs = requests.map(({ hash, satoshis }) => ({ script: payToKeyHash(hash), satoshis }))
  return buildRelease({ ...plan, outputs })
}

/** Burns the difference if receivers have paid for a change output above the dust limit (see `buildRelease`). */
async function burnDust(call: BridgeCall, { transaction, spent }: Release, requested: bigint): Promise<void> {
  if (transaction.outs.length <= 1) return
  const own = outputScript(call, await activeFederation(call))
  const change = transaction.outs.reduce((sum, { value, script }) => (equalBytes(script, own) ? sum + value : sum), 0n)
  const spentSatoshis = sumOfCoins(spent) - change
  if (spentSatoshis >= requested) return
  await call.pay(BURN_ADDRESS, (requested - spentSatoshis) * WEI_PER_SATOSHI)
}

const sumOf = (requests: readonly QueuedRequest[]) => requests.reduce((sum, { satoshis }) => sum + satoshis, 0n)
