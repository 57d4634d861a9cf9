import type { Bytes } from '../../../base/bytes.ts'
import { rulesAt } from '../../../chainspec/rulesAt.ts'
import type { BlockEnvironment } from '../../../evm/evm.ts'
import { createBlock } from '../../../primitives/block.ts'
import { createBloom, joinBlooms } from '../../../primitives/bloom.ts'
import type { Header } from '../../../primitives/header.ts'
import type { Receipt } from '../../../primitives/receipt.ts'
import { REMASC_ADDRESS, type Transaction } from '../../../primitives/transaction.ts'
import { createOverlay } from '../../../state/overlay.ts'
import { markPrecompiles } from '../../../state/precompileAccounts.ts'
import type { WritableState } from '../../../state/stateView.ts'
import type { SimulatedBlock } from '../../api/engine.ts'
import type { SimulatedCall } from '../../api/simulation.ts'
import { toChainBlock } from '../../canonical/chainRecords.ts'
import { creditBalance } from '../../execution/executeTransaction.ts'
import { createLists } from '../../execution/parallelLists.ts'
import { createHeader } from '../../mining/local/nextBlock.ts'
import { overrideAccounts } from '../overrides.ts'
import type { BlocksRun } from './blocksRun.ts'
import type { PlannedBlock } from './planBlocks.ts'
import { simulateTransaction } from './simulateTransaction.ts'

type SimulatedFrame = Pick<Header, 'number' | 'timestamp' | 'coinbase' | 'difficulty' | 'gasLimit' | 'minimumGasPrice'>

/** Simulates one block and applies its changes to the state; members without an override are its parent's. */
export async function simulateBlock(
  run: BlocksRun,
  parent: { readonly header: SimulatedFrame; readonly hash: Bytes },
  planned: PlannedBlock,
): Promise<SimulatedBlock> {
  const { context, state } = run
  const { network } = context
  const { number, timestamp } = planned
  const { coinbase, difficulty, gasLimit, minimumGasPrice } = { ...parent.header, ...planned.block }
  const frame: SimulatedFrame = { number, timestamp, coinbase, difficulty, gasLimit, minimumGasPrice }
  const rules = rulesAt(network, number)
  const overlay = createOverlay(state.current())
  await markPrecompiles(network, number, overlay)
  const environment: BlockEnvironment = {
    ...frame,
    rules,
    chainId: network.chainId,
    bridge: network.bridge,
    maxCodeBytes: network.maxCodeBytes,
    getBlockHash: run.ancestors.getBlockHash,
    getAncestor: run.ancestors.getAncestor,
    // The method is of execution-apis, whose rules apply on every chain.
    movedPrecompiles: await overrideAccounts(overlay, planned.accounts, { rules, compat: 'ethereum' }, run.yielder),
    ...(run.request.logsTransfers ? { logsTransfers: true } : {}),
  }
  const executed = await runCalls(run, environment, overlay, planned)
  if (executed.paidFees > 0n) await creditBalance(overlay, REMASC_ADDRESS, executed.paidFees)
  const stateRoot = await state.apply(number, await run.yielder.run(overlay.changesInPieces()))
  const header = createHeader({ parentHash: parent.hash, rules, frame, executed, stateRoot })
  const block = createBlock(header, executed.transactions, [], rules)
  const found = toChainBlock(network, { block, totalDifficulty: 0n }, executed.senders, { isPending: false })
  return { found, calls: executed.calls }
}

/** Executes the calls of a block as its transactions, one after the other. */
async function runCalls(run: BlocksRun, block: BlockEnvironment, state: WritableState, { calls }: PlannedBlock) {
  const list = createLists({ parallel: 0n, sequential: block.gasLimit }, [])(0)
  const environment = { ...block, wasDestroyed: list.wasDestroyed }
  const transactions: Transaction[] = []
  const senders: Bytes[] = []
  const receipts: Receipt[] = []
  const simulated: SimulatedCall[] = []
  let gasUsed = 0n
  let paidFees = 0n
  for (const [index, call] of calls.entries()) {
    await run.yielder.pause()
    const position = { block: environment, state, index, gasAvailable: list.gasAvailable() }
    const done = await simulateTransaction(run, position, call)
    const { receiptLogs: logs, feeWei, deleted } = done
    const cumulativeGasUsed = list.count(done.call.gasUsed, deleted)
    const outcome = { succeeded: done.call.succeeded, cumulativeGasUsed, gasUsed: done.call.gasUsed, logs }
    gasUsed += done.call.gasUsed
    paidFees += feeWei
    transactions.push(done.transaction)
    senders.push(done.sender)
    receipts.push({ ...outcome, logsBloom: createBloom(logs) })
    simulated.push(done.call)
  }
  const logsBloom = joinBlooms(receipts.map((receipt) => receipt.logsBloom))
  return { transactions, senders, receipts, calls: simulated, gasUsed, paidFees, logsBloom }
}
