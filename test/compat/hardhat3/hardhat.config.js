import { fileURLToPath } from 'node:url'
import hardhatNetworkHelpers from '@nomicfoundation/hardhat-network-helpers'
import hardhatNodeTestRunner from '@nomicfoundation/hardhat-node-test-runner'
import hardhatViem from '@nomicfoundation/hardhat-viem'
import hardhatViemAssertions from '@nomicfoundation/hardhat-viem-assertions'
import { defineConfig } from 'hardhat/config'

// Without it Hardhat downloads a compiler.
const path = fileURLToPath(new URL('../../../node_modules/solc/soljson.js', import.meta.url))

export default defineConfig({
  plugins: [hardhatNetworkHelpers, hardhatNodeTestRunner, hardhatViem, hardhatViemAssertions],
  solidity: { version: '0.8.37', path, settings: { evmVersion: 'cancun' } },
  networks: {
    scion: { type: 'http', chainType: 'generic', url: process.env.SCION_URL ?? 'http://127.0.0.1:4444' },
  },
  paths: { artifacts: 'node_modules/.cache/artifacts', cache: 'node_modules/.cache/hardhat' },
})
