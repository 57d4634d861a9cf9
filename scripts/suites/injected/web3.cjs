// Lets web3.js send legacy transactions where nothing else is said, as it has to on Rootstock; its default is type 2.
const { join } = require('node:path')
// This file alone: the package would load providers that tests put mocks in the place of.
const { Web3Config } = require(join(process.cwd(), '../web3-core/lib/commonjs/web3_config.js'))

const { get, set } = Object.getOwnPropertyDescriptor(Web3Config.prototype, 'defaultTransactionType')
Object.defineProperty(Web3Config.prototype, 'defaultTransactionType', {
  get() {
    const type = get.call(this)
    return type === '0x2' ? '0x0' : type
  },
  set,
})
