import { fromHex } from '../../base/hex.ts'
import type { GenesisSpec } from '../network.ts'
import { BRIDGE_BALANCE, balances, DEVELOPMENT_BALANCE_WEI } from './balances.ts'

/** Accounts without a balance exist all the same, and count in the state root. */
const EMPTY_ACCOUNTS = [
  '0xbc0afa86de01ebb58f7fe83ef01de204d4f8ced6',
  '0x77045e71a7a2c50903d88e564cd72fab11e82051',
  '0x7efdb03921e67f4fa23310a93c59abfc8ba0c8b9',
  '0x9efa02278cc63dc612c174976f11037d382f8b67',
  '0x055c99bbcf3ab46890ab87ea3761a5a1830c3225',
]

export const devnetGenesis: GenesisSpec = {
  coinbase: fromHex('0x3333333333333333333333333333333333333331'),
  extraData: fromHex('0x434d272841'),
  difficultyBytes: fromHex('0x0000100000'),
  gasLimit: 0x67c280n,
  timestamp: 0,
  minimumGasPrice: 0n,
  headerStateRoot: undefined,
  balances: [
    BRIDGE_BALANCE,
    ...balances(['0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'], DEVELOPMENT_BALANCE_WEI),
    ...balances(EMPTY_ACCOUNTS, 0n),
  ],
}
