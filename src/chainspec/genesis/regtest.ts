import { fromHex } from '../../base/hex.ts'
import type { GenesisSpec } from '../network.ts'
import { COW_ACCOUNTS } from '../sandboxAccounts.ts'
import { BRIDGE_BALANCE, balances, DEVELOPMENT_BALANCE_WEI } from './balances.ts'

export const regtestGenesis: GenesisSpec = {
  coinbase: fromHex('0x3333333333333333333333333333333333333333'),
  extraData: fromHex('0x686f727365'),
  difficultyBytes: fromHex('0x0000000001'),
  gasLimit: 10_000_000n,
  timestamp: 0,
  minimumGasPrice: 0n,
  headerStateRoot: undefined,
  balances: [
    BRIDGE_BALANCE,
    ...balances(
      COW_ACCOUNTS.map((account) => account.address),
      DEVELOPMENT_BALANCE_WEI,
    ),
  ],
}
