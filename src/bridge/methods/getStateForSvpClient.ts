import type { Bytes } from '../../base/bytes.ts'
import { encodeListOf } from '../../base/encodeRlp.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { cell } from '../cell.ts'
import { readListCell } from '../listCell.ts'
import { localSince, read } from '../method.ts'

export const getStateForSvpClient = read(
  'getStateForSvpClient',
  [],
  'bytes',
  4000n,
  localSince('rskip419'),
  stateForProposed,
)

/** The one that waits for the proposed federation's signatures. */
async function stateForProposed(call: BridgeCall): Promise<Bytes> {
  return encodeListOf([await readListCell(call, cell('svpSpendTxWaitingForSignatures'), 2)])
}
