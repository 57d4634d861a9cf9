import type { Bytes } from '../../base/bytes.ts'
import { encodeListOf } from '../../base/encodeRlp.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { readListCell } from '../listCell.ts'
import { LOCAL, read } from '../method.ts'
import { WAITING_FOR_SIGNATURES } from '../pegout/waitingForSignatures.ts'

export const getStateForBtcReleaseClient = read(
  'getStateForBtcReleaseClient',
  [],
  'bytes',
  4000n,
  LOCAL,
  stateForSigners,
)

/** The Bitcoin transactions that wait for the federation's signatures, by the transactions that asked for them. */
async function stateForSigners(call: BridgeCall): Promise<Bytes> {
  return encodeListOf([await readListCell(call, WAITING_FOR_SIGNATURES, 2)])
}
