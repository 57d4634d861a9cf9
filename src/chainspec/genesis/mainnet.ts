import { fromHex } from '../../base/hex.ts'
import type { GenesisSpec } from '../network.ts'
import { BRIDGE_BALANCE } from './balances.ts'

export const mainnetGenesis: GenesisSpec = {
  coinbase: fromHex('0x3333333333333333333333333333333333333333'),
  extraData: fromHex(
    '0x486170707920426974636f696e20446179212030332f4a616e2f32303138202d2052534b20746563686e6f6c6f6779206174207468652073657276696365206f6620736f6369657479',
  ),
  difficultyBytes: fromHex('0x0000100000'),
  gasLimit: 0x67c280n,
  timestamp: 0x5a4af5b0,
  minimumGasPrice: 0x0ae85bc0n,
  headerStateRoot: fromHex('0x9fa70f12726ac738640a86754741bb3f5680520ccc7e6ae9d95ace566a67fe01'),
  balances: [BRIDGE_BALANCE],
}
