// Cases of viem's test client: the effects of its actions on a chain.
import { createTestClient, http, publicActions, walletActions } from 'viem'
import { OTHER, observe, readerOf, refusal, TARGET } from './observe.mjs'

const RETURNS_42 = '0x602a60005260206000f3'
const HOUR = 3600n

/** Runs the cases of a mode of the client: `anvil` or `hardhat`. */
export function observeViem(url, mode) {
  const client = createTestClient({ mode, transport: http(url, { retryCount: 0 }), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
  const request = (method, params = []) => client.request({ method, params })
  return observe(casesOf(client, request), request)
}

function casesOf(client, request) {
  const { balance, block, nonce, price, receipt, send, submit } = readerOf(request)
  const refusalOf = (run) => run().then((result) => ({ accepted: result ?? null }), refusal)
  const simple = { gas: '0x5208', gasPrice: '0xb2d05e00' }
  const impersonate = async (address) => {
    await client.setBalance({ address, value: 10n ** 18n })
    await client.impersonateAccount({ address })
  }

  return {
    async dropTransaction() {
      await client.setAutomine(false)
      const hash = await submit()
      await client.dropTransaction({ hash })
      await client.mine({ blocks: 1 })
      return { mined: await receipt(hash), known: await request('eth_getTransactionByHash', [hash]) }
    },
    async 'dropTransaction, of an unknown one'() {
      return client.dropTransaction({ hash: `0x${'11'.repeat(32)}` }).then((result) => result ?? null)
    },
    async 'dumpState, loadState'() {
      await client.setBalance({ address: TARGET, value: 7n })
      await client.setCode({ address: OTHER, bytecode: RETURNS_42 })
      const state = await client.dumpState()
      await client.setBalance({ address: TARGET, value: 1n })
      await client.setCode({ address: OTHER, bytecode: '0x' })
      const returned = await client.loadState({ state })
      return {
        returned: returned ?? null,
        balance: await balance(TARGET),
        code: await client.getCode({ address: OTHER }),
      }
    },
    async getAutomine() {
      const first = await client.getAutomine()
      await client.setAutomine(false)
      return [first, await client.getAutomine()]
    },
    async getTxpoolContent() {
      await client.setAutomine(false)
      const hash = await submit()
      const { pending, queued } = await client.getTxpoolContent()
      const sent = Object.values(pending).flatMap((byNonce) => Object.values(byNonce))
      return { isIn: sent.some((transaction) => transaction.hash === hash), queued: Object.keys(queued).length }
    },
    async getTxpoolStatus() {
      await client.setAutomine(false)
      await submit()
      const [from] = await request('eth_accounts')
      await submit({ nonce: '0x7', from })
      const { pending, queued } = await client.getTxpoolStatus()
      return { pending, queued }
    },
    async inspectTxpool() {
      await client.setAutomine(false)
      const [from] = await request('eth_accounts')
      await submit()
      const { pending } = await client.inspectTxpool()
      const { [from.toLowerCase()]: mine } = Object.fromEntries(
        Object.entries(pending).map(([address, byNonce]) => [address.toLowerCase(), byNonce]),
      )
      return mine === undefined ? 'the sender is missing' : Object.keys(mine)
    },
    async impersonateAccount() {
      await impersonate(TARGET)
      return receipt(await send({ from: TARGET, to: OTHER }))
    },
    async stopImpersonatingAccount() {
      await impersonate(TARGET)
      await client.stopImpersonatingAccount({ address: TARGET })
      return refusalOf(() => send({ from: TARGET, to: OTHER }))
    },
    async increaseTime() {
      await client.mine({ blocks: 1 })
      const before = await block()
      const returned = await client.increaseTime({ seconds: 3600 })
      const between = await block()
      await client.mine({ blocks: 1 })
      const after = await block()
      return {
        form: formOf(returned),
        isTheOffset: isAbout(Number(returned), 3000),
        blocks: between.number - before.number,
        addsIt: isAbout(after.time - before.time, 3600),
      }
    },
    async 'increaseTime, twice'() {
      await client.mine({ blocks: 1 })
      const before = await block()
      const first = await client.increaseTime({ seconds: 3600 })
      const second = await client.increaseTime({ seconds: 3600 })
      await client.mine({ blocks: 1 })
      return {
        secondIsMoreBy: Number(second) - Number(first),
        addsBoth: isAbout((await block()).time - before.time, 7200),
      }
    },
    async mine() {
      const before = await block()
      await client.mine({ blocks: 3 })
      return (await block()).number - before.number
    },
    async 'mine, with an interval'() {
      await client.mine({ blocks: 1 })
      const before = await block()
      await client.mine({ blocks: 3, interval: 100 })
      const [first, last] = [await block(hex(before.number + 1)), await block()]
      return {
        blocks: last.number - before.number,
        beforeFirst: isAbout(first.time - before.time, 100) ? 100 : 0,
        later: last.time - first.time,
      }
    },
    async setBlockTimestampInterval() {
      await client.mine({ blocks: 1 })
      const before = await block()
      await client.setBlockTimestampInterval({ interval: 50 })
      await client.mine({ blocks: 3 })
      const after = await block()
      return after.time - before.time
    },
    async removeBlockTimestampInterval() {
      await client.mine({ blocks: 1 })
      await client.setBlockTimestampInterval({ interval: 5000 })
      await client.mine({ blocks: 1 })
      await client.removeBlockTimestampInterval()
      const before = await block()
      await client.mine({ blocks: 1 })
      return isAbout((await block()).time - before.time, 0)
    },
    async reset() {
      await send()
      await client.reset()
      return { number: (await block()).number, balance: await balance(TARGET) }
    },
    async 'snapshot, revert'() {
      await client.mine({ blocks: 1 })
      const id = await client.snapshot()
      const hash = await send()
      await client.setNonce({ address: TARGET, nonce: 5 })
      await client.revert({ id })
      return {
        number: (await block()).number,
        balance: await balance(TARGET),
        nonce: await nonce(TARGET),
        sent: await receipt(hash),
      }
    },
    async 'revert, twice'() {
      const id = await client.snapshot()
      await client.revert({ id })
      await client.mine({ blocks: 1 })
      const again = await refusalOf(() => client.revert({ id }))
      return { again, number: (await block()).number }
    },
    async 'revert, to an unknown id'() {
      await client.mine({ blocks: 1 })
      const result = await refusalOf(() => request('evm_revert', ['0xffffff']))
      return { result, number: (await block()).number }
    },
    async 'snapshot, after a removed one'() {
      const first = await client.snapshot()
      const second = await client.snapshot()
      await client.revert({ id: first })
      return {
        isNew: (await client.snapshot()) !== second,
        removed: await refusalOf(() => request('evm_revert', [second])),
      }
    },
    async sendUnsignedTransaction() {
      await client.setBalance({ address: TARGET, value: 10n ** 18n })
      await client.impersonateAccount({ address: TARGET })
      const hash = await client.sendUnsignedTransaction({
        from: TARGET,
        to: OTHER,
        value: 3n,
        gas: 100_000n,
        gasPrice: 2_000_000_000n,
      })
      await client.waitForTransactionReceipt({ hash })
      return { sent: await receipt(hash), balance: await balance(OTHER) }
    },
    async setAutomine() {
      await client.setAutomine(false)
      const hash = await submit()
      const waits = await receipt(hash)
      await client.setAutomine(true)
      const afterwards = await receipt(hash)
      await client.mine({ blocks: 1 })
      return { waits, minedBySwitch: afterwards !== null, minedByMine: (await receipt(hash))?.status }
    },
    async 'setAutomine, a batch of 100 sends'() {
      await client.setAutomine(false)
      const hashes = []
      for (let count = 0; count < 100; count++) hashes.push(await submit(simple).catch(refusal))
      const [from] = await request('eth_accounts')
      // anvil can leave the last ones to the next block.
      for (let count = 0; count < 5 && (await nonce(from)) < hashes.length; count++) await client.mine({ blocks: 1 })
      return { refused: hashes.filter((hash) => typeof hash !== 'string').length, mined: await nonce(from) }
    },
    async setBalance() {
      await client.setBalance({ address: TARGET, value: 10n ** 20n })
      return { balance: await balance(TARGET), number: (await block()).number }
    },
    async setBlockGasLimit() {
      await client.setBlockGasLimit({ gasLimit: 12_345_678n })
      await client.mine({ blocks: 1 })
      return (await block()).gasLimit
    },
    async setCode() {
      await client.setCode({ address: TARGET, bytecode: RETURNS_42 })
      return { code: await client.getCode({ address: TARGET }), called: (await client.call({ to: TARGET })).data }
    },
    async setCoinbase() {
      await client.setCoinbase({ address: TARGET })
      await client.mine({ blocks: 1 })
      return (await block()).miner
    },
    async setIntervalMining() {
      await client.setAutomine(false)
      const before = await block()
      await client.setIntervalMining({ interval: 1 })
      const hash = await submit()
      const mined = await client.waitForTransactionReceipt({ hash, timeout: 10_000 })
      await client.setIntervalMining({ interval: 0 })
      return Number(mined.blockNumber) > before.number
    },
    async setLoggingEnabled() {
      return refusalOf(() => client.setLoggingEnabled(true))
    },
    async setMinGasPrice() {
      const result = await refusalOf(() => client.setMinGasPrice({ gasPrice: 3_000_000_000n }))
      await client.mine({ blocks: 1 })
      return result.refused === undefined ? { price: Number(await client.getGasPrice()) } : result
    },
    async setNextBlockBaseFeePerGas() {
      await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 2_000_000_000n })
      const status = await send().then(receipt, refusal)
      return { status, price: await price() }
    },
    async setNextBlockTimestamp() {
      const before = await block()
      await client.setNextBlockTimestamp({ timestamp: BigInt(before.time) + HOUR })
      await client.mine({ blocks: 1 })
      return (await block()).time - before.time
    },
    async setNonce() {
      await impersonate(TARGET)
      await client.setNonce({ address: TARGET, nonce: 420 })
      const sent = await receipt(await send({ from: TARGET, to: OTHER }))
      return { sent, nonce: await nonce(TARGET) }
    },
    async setRpcUrl() {
      return refusalOf(() => client.setRpcUrl('http://127.0.0.1:1'))
    },
    async setStorageAt() {
      await client.setStorageAt({ address: TARGET, index: 2, value: `0x${'0'.repeat(63)}1` })
      return client.getStorageAt({ address: TARGET, slot: '0x2' })
    },
    async 'setBalance and setCode, at earlier blocks'() {
      await client.mine({ blocks: 1 })
      await client.setBalance({ address: TARGET, value: 5n })
      await client.mine({ blocks: 1 })
      await client.setBalance({ address: TARGET, value: 6n })
      return [
        await client.getBalance({ address: TARGET, blockNumber: 0n }),
        await client.getBalance({ address: TARGET, blockNumber: 2n }),
        await balance(TARGET),
      ].map(String)
    },
  }
}

const hex = (number) => `0x${number.toString(16)}`
const formOf = (value) =>
  typeof value === 'string' ? (value.startsWith('0x') ? 'hexadecimal' : 'decimal text') : typeof value
const isAbout = (seconds, wanted) => seconds >= wanted && seconds < wanted + 1000
