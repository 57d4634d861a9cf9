// Hardhat's configuration of a checkout, with Scion as its network and the compiler of npm instead of a download.
const { createRequire } = require('node:module')
const { join } = require('node:path')

const checkout = process.cwd()
const fromCheckout = createRequire(join(checkout, 'package.json'))
const { subtask } = fromCheckout('hardhat/config')
const { TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD } = fromCheckout('hardhat/builtin-tasks/task-names')
const config = fromCheckout('./hardhat.config.js')

const { version } = fromCheckout('solc/package.json')

subtask(TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD, async () => ({
  compilerPath: fromCheckout.resolve('solc/soljson.js'),
  isSolcJs: true,
  version,
  longVersion: fromCheckout('solc').version(),
}))

module.exports = {
  ...config,
  solidity: { ...config.solidity, version },
  paths: { ...config.paths, root: checkout },
  networks: { ...config.networks, localhost: { url: process.env.SCION_URL } },
  mocha: { ...config.mocha, reporter: join(__dirname, 'mochaReporter.cjs') },
}
