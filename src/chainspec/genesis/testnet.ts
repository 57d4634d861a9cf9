import { fromHex } from '../../base/hex.ts'
import type { GenesisSpec } from '../network.ts'
import { BRIDGE_BALANCE } from './balances.ts'

/** Testnet and testnet2 begin with the same block. */
export const testnetGenesis: GenesisSpec = {
  coinbase: fromHex('0x3333333333333333333333333333333333333333'),
  extraData: fromHex('0x434d272841'),
  difficultyBytes: fromHex('0x0000100000'),
  gasLimit: 0x4c4b40n,
  timestamp: 0,
  minimumGasPrice: 0n,
  headerStateRoot: undefined,
  balances: [BRIDGE_BALANCE],
}
