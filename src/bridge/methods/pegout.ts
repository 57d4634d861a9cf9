import type { Bytes } from '../../base/bytes.ts'
import { encodeListOf, encodeRlp } from '../../base/encodeRlp.ts'
import { fromHex } from '../../base/hex.ts'
import { minimalBytes } from '../../base/integer.ts'
import { hash160 } from '../../bitcoin/hash160.ts'
import { payToKeyHash } from '../../bitcoin/outputScript.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { openBitcoinChain } from '../bitcoinChain/bitcoinChain.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { newUtxosEntry } from '../federation/utxos.ts'
import { read } from '../method.ts'
import { WEI_PER_SATOSHI } from '../numbers.ts'
import { buildRelease, createActivePlan, sumOfCoins } from '../pegout/buildRelease.ts'
import { feePerKb, pegoutFee } from '../pegout/fees.ts'
import { countRequests, EARLY_QUEUE, loadRequests, nextPegoutBlock, QUEUE } from '../pegout/pegoutQueue.ts'
import { WAITING_FOR_SIGNATURES } from '../pegout/waitingForSignatures.ts'
import { encodeNumber, storageEntry } from '../storageEntry.ts'
import { readListEntry } from '../storedValue.ts'

const EARLY_TO_CONFIRM = storageEntry('releaseTransactionSet')
const TO_CONFIRM = storageEntry('releaseTransactionSetWithTxHash')
const SVP_TO_SIGN = storageEntry('svpSpendTxWaitingForSignatures')

/** Hash of the address that the reference node uses for estimates. */
const SIMULATED_RECEIVER = hash160(fromHex('0x0329f519f8d13a7e3dd35fa5c2480c6bf6c0489da40081e8311a91813492083953'))
const SIMULATED_SATOSHIS_BEFORE_RSKIP540 = 100_000_000n

/** Methods about peg-outs that only read. Amounts are satoshis. */
export const pegoutMethods = [
  read({ name: 'getFeePerKb', inputs: [], output: 'int256', gas: 2000n, local: true, run: feePerKb }),
  read({
    name: 'getNextPegoutCreationBlockNumber',
    inputs: [],
    output: 'uint256',
    gas: 3000n,
    since: 'rskip271',
    run: nextPegoutBlock,
  }),
  read({
    name: 'getQueuedPegoutsCount',
    inputs: [],
    output: 'uint256',
    gas: 3000n,
    since: 'rskip271',
    run: async (call) => BigInt(await countRequests(call)),
  }),
  read({
    name: 'getEstimatedFeesForNextPegOutEvent',
    inputs: [],
    output: 'uint256',
    gas: 10_000n,
    since: 'rskip271',
    run: nextPegoutFee,
  }),
  read({
    name: 'getEstimatedFeesForPegOutAmount',
    inputs: ['uint256'],
    output: 'uint256',
    gas: 10_000n,
    since: 'rskip540',
    async run(call, [amountWei]) {
      const { minimumFromRskip219 } = call.constants.pegOut
      const satoshis = amountWei / WEI_PER_SATOSHI
      if (satoshis < minimumFromRskip219) {
        throw new PrecompileFailure(`Peg-out amount is below the minimum peg-out value ${minimumFromRskip219}`)
      }
      const fee = await simulateFee(call, satoshis)
      if (fee === undefined) throw new PrecompileFailure('Cannot simulate peg-out btc transaction')
      return fee
    },
  }),
  // The Bitcoin transactions that wait for the federation's signatures, by the Rootstock transactions that created
  // them.
  read({
    name: 'getStateForBtcReleaseClient',
    inputs: [],
    output: 'bytes',
    gas: 4000n,
    local: true,
    run: async (call) => encodeListOf([await readListEntry(call, WAITING_FOR_SIGNATURES, 2)]),
  }),
  // The Bitcoin transaction that waits for the proposed federation's signatures.
  read({
    name: 'getStateForSvpClient',
    inputs: [],
    output: 'bytes',
    gas: 4000n,
    local: true,
    since: 'rskip419',
    run: async (call) => encodeListOf([await readListEntry(call, SVP_TO_SIGN, 2)]),
  }),
  read({
    name: 'getStateForDebugging',
    inputs: [],
    output: 'bytes',
    gas: 3_000_000n,
    local: true,
    run: stateForDebugging,
  }),
]

/** Returns the fee of the transaction that would pay all queued requests and one more. */
async function nextPegoutFee(call: BridgeCall): Promise<bigint> {
  const { rules, constants } = call
  const requests = await countRequests(call)
  if (!rules.has('rskip385') && (!rules.has('rskip271') || requests === 0)) return 0n
  const satoshis = rules.has('rskip540') ? constants.pegOut.minimumFromRskip219 : SIMULATED_SATOSHIS_BEFORE_RSKIP540
  const simulated = rules.has('rskip305') ? await simulateFee(call, satoshis) : undefined
  return simulated ?? pegoutFee(call, requests + 2)
}

/**
 * Builds the transaction that would pay all queued requests and one more of this amount. Returns its fee in satoshis;
 * undefined if it cannot be built.
 */
async function simulateFee(call: BridgeCall, satoshis: bigint): Promise<bigint | undefined> {
  const requests = [...(await loadRequests(call)), { hash: SIMULATED_RECEIVER, satoshis }]
  const outputs = requests.map((request) => ({ script: payToKeyHash(request.hash), satoshis: request.satoshis }))
  const result = buildRelease({ ...(await createActivePlan(call)), outputs })
  if (result.kind !== 'release') return undefined
  const paid = result.transaction.outs.reduce((sum, { value }) => sum + value, 0n)
  return sumOfCoins(result.spent) - paid
}

/** Returns heights and queues, each as its storage entry has it. */
async function stateForDebugging(call: BridgeCall): Promise<Bytes> {
  const hasHashes = call.rules.has('rskip146')
  const { height } = await openBitcoinChain(call)
  const next = encodeNumber(await nextPegoutBlock(call))
  return encodeRlp([
    minimalBytes(height),
    await readListEntry(call, newUtxosEntry(call), 1),
    await readListEntry(call, WAITING_FOR_SIGNATURES, 2),
    await (hasHashes ? readListEntry(call, QUEUE, 3) : readListEntry(call, EARLY_QUEUE, 2)),
    await (hasHashes ? readListEntry(call, TO_CONFIRM, 3) : readListEntry(call, EARLY_TO_CONFIRM, 2)),
    next,
  ])
}
