// Hardhat's configuration of a checkout, with Scion as its network and the compiler of npm instead of a download.
const { existsSync } = require('node:fs')
const { createRequire } = require('node:module')
const { join } = require('node:path')

const checkout = process.cwd()
const fromCheckout = createRequire(join(checkout, 'package.json'))
const { subtask } = fromCheckout('hardhat/config')
const { TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD } = fromCheckout('hardhat/builtin-tasks/task-names')

function readConfig() {
  if (!existsSync(join(checkout, 'hardhat.config.ts'))) return fromCheckout('./hardhat.config.js')
  fromCheckout('ts-node').register({ transpileOnly: true, files: false })
  return fromCheckout('./hardhat.config.ts').default
}

const config = readConfig()
const { version } = fromCheckout('solc/package.json')

subtask(TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD, async () => ({
  compilerPath: fromCheckout.resolve('solc/soljson.js'),
  isSolcJs: true,
  version,
  longVersion: fromCheckout('solc').version(),
}))

const settings = typeof config.solidity === 'string' ? {} : config.solidity
const { compilers: [compiler] = [settings] } = settings

module.exports = {
  ...config,
  solidity: { ...compiler, version },
  paths: { ...config.paths, root: checkout },
  networks: { ...config.networks, localhost: { url: process.env.SCION_URL } },
  mocha: { ...config.mocha, reporter: join(__dirname, 'mochaReporter.cjs') },
}
