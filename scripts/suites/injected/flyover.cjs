// Hardhat's configuration of a checkout of the liquidity bridge contract, with Scion as its network and Scion's Bridge instead of
// the mock of its tests.
const { createRequire } = require('node:module')
const { join } = require('node:path')

const checkout = process.cwd()
const fromCheckout = createRequire(join(checkout, 'package.json'))
fromCheckout('ts-node').register({ transpileOnly: true, files: false })
fromCheckout('@nomicfoundation/hardhat-ethers')
fromCheckout('@nomicfoundation/hardhat-chai-matchers')
fromCheckout('@openzeppelin/hardhat-upgrades')
const { subtask } = fromCheckout('hardhat/config')
const { TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD } = fromCheckout('hardhat/builtin-tasks/task-names')

subtask(TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD, async () => ({
  compilerPath: fromCheckout.resolve('solc/soljson.js'),
  isSolcJs: true,
  version: fromCheckout('solc/package.json').version,
  longVersion: fromCheckout('solc').version(),
}))

module.exports = {
  solidity: {
    version: fromCheckout('solc/package.json').version,
    settings: { optimizer: { enabled: true, runs: 1 } },
  },
  paths: { root: checkout },
  // The checkout uses the existing Bridge only on a network of this name.
  networks: { rskRegtest: { url: process.env.SCION_URL, timeout: 120_000 } },
  defaultNetwork: 'rskRegtest',
  mocha: {
    timeout: 120_000,
    reporter: join(__dirname, 'mochaReporter.cjs'),
    rootHooks: { beforeAll: () => require('./flyoverBridge.cjs').replaceMock(fromCheckout) },
  },
}
