import type { Bytes } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { minimalBytes } from '../../base/integer.ts'
import { openBitcoinChain } from '../bitcoinChain/bitcoinChain.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { cell, encodeNumber } from '../cell.ts'
import { newFederationCell } from '../federation/utxos.ts'
import { readListCell } from '../listCell.ts'
import { LOCAL, read } from '../method.ts'
import { nextPegoutBlock } from '../pegout/nextPegoutHeight.ts'
import { EARLY_QUEUE, QUEUE } from '../pegout/pegoutQueue.ts'
import { WAITING_FOR_SIGNATURES } from '../pegout/waitingForSignatures.ts'

const EARLY_TO_CONFIRM = cell('releaseTransactionSet')
const TO_CONFIRM = cell('releaseTransactionSetWithTxHash')

export const getStateForDebugging = read('getStateForDebugging', [], 'bytes', 3_000_000n, LOCAL, stateForDebugging)

/** Heights and queues, each as the cell has it. */
async function stateForDebugging(call: BridgeCall): Promise<Bytes> {
  const hasHashes = call.rules.has('rskip146')
  const { height } = await openBitcoinChain(call)
  const next = encodeNumber(await nextPegoutBlock(call))
  return encodeRlp([
    minimalBytes(height),
    await readListCell(call, newFederationCell(call), 1),
    await readListCell(call, WAITING_FOR_SIGNATURES, 2),
    await (hasHashes ? readListCell(call, QUEUE, 3) : readListCell(call, EARLY_QUEUE, 2)),
    await (hasHashes ? readListCell(call, TO_CONFIRM, 3) : readListCell(call, EARLY_TO_CONFIRM, 2)),
    next,
  ])
}
