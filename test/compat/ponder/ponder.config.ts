import { createConfig } from 'ponder'
import { erc20Abi } from 'viem'

const { SCION_URL, TOKEN } = process.env

export default createConfig({
  chains: { scion: { id: 33, rpc: SCION_URL, pollingInterval: 100 } },
  contracts: { Token: { chain: 'scion', abi: erc20Abi, address: TOKEN, startBlock: 0 } },
})
