// For the tests of Hardhat 2's own packages: its networks are the node at SCION_URL, and its compilers are npm's packages.
const { createRequire } = require('node:module')
const { join } = require('node:path')

const fromCheckout = createRequire(join(process.cwd(), 'package.json'))
const construction = fromCheckout('hardhat/internal/core/providers/construction')
const { CompilerDownloader } = fromCheckout('hardhat/internal/solidity/compiler/downloader')
const { HARDHAT_NETWORK_MNEMONIC } = fromCheckout('hardhat/internal/core/config/default-config')

const { createProvider } = construction
const { SCION_URL: url } = process.env

construction.createProvider = async (config, name, ...rest) => {
  const isOwn = name === 'hardhat'
  const network = isOwn ? externalOf(config.networks.hardhat) : { ...config.networks[name], url }
  const provider = await createProvider(
    { ...config, networks: { ...config.networks, external: network } },
    'external',
    ...rest,
  )
  if (isOwn) await begin(provider, config.networks.hardhat)
  return provider
}

/** Returns the configuration of a node that is used like Hardhat's own network. */
function externalOf({ accounts, gas, gasPrice, gasMultiplier }) {
  const isDefault = accounts.mnemonic === HARDHAT_NETWORK_MNEMONIC
  const keys = Array.isArray(accounts) ? accounts.map(({ privateKey }) => privateKey) : accounts
  return { url, accounts: isDefault ? 'remote' : keys, gas, gasPrice, gasMultiplier, timeout: 40_000, httpHeaders: {} }
}

/** Each environment of Hardhat's own network has a new chain. */
async function begin(provider, { accounts }) {
  await provider.request({ method: 'hardhat_reset', params: [] })
  if (!Array.isArray(accounts)) return
  const { Wallet } = fromCheckout('ethers')
  for (const { privateKey, balance } of accounts) {
    const { address } = new Wallet(privateKey)
    await provider.request({ method: 'hardhat_setBalance', params: [address, `0x${BigInt(balance).toString(16)}`] })
  }
}

CompilerDownloader.getConcurrencySafeDownloader = () => ({
  isCompilerDownloaded: async () => true,
  downloadCompiler: async () => {},
  async getCompiler(wanted) {
    const name = wanted.startsWith('0.5.') ? 'solc-0.5' : 'solc'
    const { version } = fromCheckout(`${name}/package.json`)
    return { version, longVersion: version, compilerPath: fromCheckout.resolve(`${name}/soljson.js`), isSolcJs: true }
  },
})
