// Replaces the mock of the Bridge in the tests of the liquidity bridge contract: writes the responses that they set into Bitcoin
// blocks, which the real Bridge receives.
const BRIDGE = '0x0000000000000000000000000000000001000006'
const METHODS = [
  'function receiveHeaders(bytes[])',
  'function getBtcBlockchainBestBlockHeader() view returns (bytes)',
  'function getBtcBlockchainBestChainHeight() view returns (int256)',
  'function getActivePowpegRedeemScript() view returns (bytes)',
  'function getFederationAddress() view returns (string)',
]
const WEI_PER_SATOSHI = 10n ** 10n
const EASIEST_BITS = 0x207fffff
/** First height at which the Bridge finds blocks by their height on regtest. */
const INDEXED_FROM = 10
const FEDERATOR_BALANCE = '0xde0b6b3a7640000'
const MIN_CONFIRMATIONS = 3

exports.replaceMock = async (fromCheckout) => {
  const { ethers } = fromCheckout('hardhat')
  const bitcoin = fromCheckout('bitcoinjs-lib')
  const { BaseContract } = fromCheckout('ethers')
  const substitute = createSubstitute(ethers, bitcoin)
  await substitute.begin()
  await adaptQuotes(fromCheckout, substitute)

  const getFunction = BaseContract.prototype.getFunction
  BaseContract.prototype.getFunction = function get(key) {
    if (this.target === BRIDGE && key in substitute.mock) return substitute.mock[key]
    const found = getFunction.call(this, key)
    const replace = substitute.replaced[key]
    return replace === undefined ? found : withArguments(found, (args) => replace(getFunction.bind(this), args))
  }
}

/** Replaces the federation of the tests, which is that of another chain, and their fees of less than a satoshi. */
async function adaptQuotes(fromCheckout, { federationAddress }) {
  const constants = fromCheckout('./test/utils/constants.ts')
  const quotes = fromCheckout('./test/utils/quotes.ts')
  constants.TEST_FED_ADDRESS = await federationAddress()
  constants.DECODED_TEST_FED_ADDRESS = fromCheckout('bs58check').decode(constants.TEST_FED_ADDRESS)
  const { getTestPeginQuote } = quotes
  quotes.getTestPeginQuote = (given) => ({ ...getTestPeginQuote(given), gasFee: WEI_PER_SATOSHI })
}

function createSubstitute(ethers, { Transaction, crypto }) {
  const bridge = new ethers.Contract(BRIDGE, METHODS, ethers.provider)
  const federator = new ethers.Wallet(ethers.id('federator1'), ethers.provider)
  const pegins = new Map()
  const timeAt = new Map()
  const timeOf = new Map()
  const registered = new Map()
  let nonce = 0

  /** Mines a Bitcoin block of one transaction on the best block of the Bridge; returns its height and hash. */
  async function mine(transactionId, time) {
    const parent = Buffer.from((await bridge.getBtcBlockchainBestBlockHeader()).slice(2), 'hex')
    const header = Buffer.alloc(80)
    header.writeUInt32LE(0x20000000, 0)
    crypto.hash256(parent).copy(header, 4)
    transactionId.copy(header, 36)
    header.writeUInt32LE(time, 68)
    header.writeUInt32LE(EASIEST_BITS, 72)
    for (let work = 0; crypto.hash256(header)[31] >= 0x80; work++) header.writeUInt32LE(work, 76)
    const data = bridge.interface.encodeFunctionData('receiveHeaders', [[header]])
    const [count, gasPrice] = await Promise.all([
      ethers.provider.getTransactionCount(federator.address),
      ethers.provider.send('eth_gasPrice', []),
    ])
    const signed = { to: BRIDGE, data, nonce: count, gasPrice, gasLimit: 1_000_000, chainId: 33, type: 0 }
    await ethers.provider.send('eth_sendRawTransaction', [await federator.signTransaction(signed)])
    const height = Number(await bridge.getBtcBlockchainBestChainHeight())
    return { height, hash: Buffer.from(crypto.hash256(header)).reverse() }
  }

  async function mineWith(transactionId, count, firstTime, lastTime) {
    const first = await mine(transactionId, firstTime)
    for (let i = 1; i < count; i++)
      await mine(crypto.hash256(Buffer.from([i, nonce++ & 0xff])), i === count - 1 ? lastTime : firstTime)
    return first
  }

  const now = () => Math.floor(Date.now() / 1000)

  /** Returns the output script of a quote. */
  async function flyoverScript(quote, quoteHash) {
    const parts = [quoteHash, quote.btcRefundAddress, quote.lbcAddress, quote.liquidityProviderBtcAddress]
    const derivation = ethers.keccak256(ethers.concat(parts))
    const redeem = ethers.concat(['0x20', derivation, '0x75', await bridge.getActivePowpegRedeemScript()])
    const program = Buffer.concat([Buffer.from([0, 32]), crypto.sha256(Buffer.from(redeem.slice(2), 'hex'))])
    return Buffer.concat([Buffer.from([0xa9, 20]), crypto.hash160(program), Buffer.from([0x87])])
  }

  async function payIn(quote, quoteHash, wei, height) {
    const transaction = new Transaction()
    transaction.addInput(Buffer.from(ethers.randomBytes(32)), 0, undefined, Buffer.from([0x51, 0x51]))
    transaction.addOutput(await flyoverScript(quote, quoteHash), Number(wei / WEI_PER_SATOSHI))
    const confirmations = Number(quote.depositConfirmations)
    const firstTime = timeAt.get(height) ?? now()
    const lastTime = timeAt.get(height + confirmations - 1) ?? firstTime
    const id = transaction.getHash()
    const block = await mineWith(id, Math.max(confirmations, MIN_CONFIRMATIONS), firstTime, lastTime)
    const tree = Buffer.concat([Buffer.from([1, 0, 0, 0, 1]), id, Buffer.from([1, 1])])
    return [transaction.toBuffer(), tree, block.height]
  }

  return {
    async begin() {
      await ethers.provider.send('hardhat_setBalance', [federator.address, FEDERATOR_BALANCE])
      await mineWith(crypto.hash256(Buffer.from('first')), INDEXED_FROM, now(), now())
    },
    federationAddress: () => bridge.getFederationAddress(),
    mock: {
      setPegin: async (quoteHash, { value }) => void pegins.set(ethers.hexlify(quoteHash), BigInt(value)),
      setHeader: async (height, header) => void timeAt.set(Number(height), timeIn(header)),
      setHeaderByHash: async (hash, header) => void timeOf.set(ethers.hexlify(hash), timeIn(header)),
    },
    replaced: {
      /** Arguments: quote, signature, transaction, tree, height, ... */
      async registerPegIn(methodOf, [quote, signature, transaction, tree, height, ...more]) {
        const given = [quote, signature, transaction, tree, height, ...more]
        const quoteHash = await methodOf('hashQuote')(quote).catch(() => undefined)
        const wei = pegins.get(quoteHash)
        if (wei === undefined) return given
        if (!registered.has(quoteHash)) registered.set(quoteHash, await payIn(quote, quoteHash, wei, Number(height)))
        return [quote, signature, ...registered.get(quoteHash), ...more]
      },
      /** Arguments: hash of the quote, transaction, hash of the block, path, hashes of siblings, ... */
      async refundPegOut(_methodOf, [quoteHash, transaction, hash, path, hashes, ...more]) {
        const time = timeOf.get(ethers.hexlify(hash))
        if (time === undefined) return [quoteHash, transaction, hash, path, hashes, ...more]
        const id = crypto.hash256(Buffer.from(ethers.getBytes(transaction)))
        const block = await mineWith(id, MIN_CONFIRMATIONS, time, time)
        return [quoteHash, transaction, block.hash, 0, [], ...more]
      },
    },
  }
}

/** Returns the time in a Bitcoin header. */
const timeIn = (header) => Buffer.from(String(header).slice(2), 'hex').readUInt32LE(68)

/** Returns a contract's function that replaces its arguments, whichever way it is called. */
function withArguments(method, replace) {
  const through =
    (call) =>
    async (...args) =>
      call(...(await replace(args)))
  const replaced = through(method)
  for (const way of ['staticCall', 'send', 'estimateGas', 'populateTransaction']) replaced[way] = through(method[way])
  return Object.assign(replaced, { fragment: method.fragment, getFragment: method.getFragment })
}
