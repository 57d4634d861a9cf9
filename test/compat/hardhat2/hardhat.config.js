const { join } = require('node:path')
require('@nomicfoundation/hardhat-chai-matchers')
require('@nomicfoundation/hardhat-ethers')
const { TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD } = require('hardhat/builtin-tasks/task-names')
const { subtask } = require('hardhat/config')

// Without it Hardhat downloads a compiler.
subtask(TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD, async ({ solcVersion }) => ({
  version: solcVersion,
  longVersion: solcVersion,
  compilerPath: join(__dirname, '../../../node_modules/solc/soljson.js'),
  isSolcJs: true,
}))

const url = process.env.SCION_URL ?? 'http://127.0.0.1:4444'

module.exports = {
  solidity: { version: '0.8.37', settings: { evmVersion: 'cancun' } },
  networks: {
    scion: { url },
    // Without a gas setting, hardhat-ethers sends each transaction on a network of this name with 16,777,216 gas.
    localhost: { url, gas: process.env.SCION_GAS },
  },
  paths: { artifacts: 'node_modules/.cache/artifacts', cache: 'node_modules/.cache/hardhat' },
}
