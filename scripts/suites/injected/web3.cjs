// Changes the default transaction type of web3.js from 2 to 0, which Rootstock requires.
const { join } = require('node:path')
// Loads this file only, because the package would load providers that tests mock.
const { Web3Config } = require(join(process.cwd(), '../web3-core/lib/commonjs/web3_config.js'))

const { get, set } = Object.getOwnPropertyDescriptor(Web3Config.prototype, 'defaultTransactionType')
Object.defineProperty(Web3Config.prototype, 'defaultTransactionType', {
  get() {
    const type = get.call(this)
    return type === '0x2' ? '0x0' : type
  },
  set,
})
