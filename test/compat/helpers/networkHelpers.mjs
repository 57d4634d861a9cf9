// Cases of the network helpers of Hardhat 2 and 3, and their effects on a chain.
import { OTHER, readerOf, refusal, TARGET } from './observe.mjs'

const HOUR = 3600

/** Returns the cases of the helpers that both versions of the package have. */
export function casesOfNetworkHelpers({ helpers, request }) {
  const { time } = helpers
  const { accounts, balance, block, nonce, price, receipt, send, submit } = readerOf(request)
  const refusalOf = (run) => run().then(() => 'accepted', refusal)

  return {
    async 'time.latest'() {
      const now = Date.now() / 1000
      const first = await time.latest()
      await helpers.mine()
      return {
        ofGenesis: Math.abs(first - now) < HOUR ? 'today' : first,
        isThatOfTheNewestBlock: (await time.latest()) === (await block()).time,
      }
    },
    async 'time.latestBlock'() {
      const first = await time.latestBlock()
      await helpers.mine(3)
      return [first, await time.latestBlock()]
    },
    async 'time.increase'() {
      const before = await block()
      const returned = await time.increase(HOUR)
      const after = await block()
      await helpers.mine()
      const next = await block()
      return {
        returned: returned - before.time,
        added: after.time - before.time,
        blocks: after.number - before.number,
        nextBlockContinues: isSoonAfter(next.time, after.time),
      }
    },
    async 'time.increaseTo'() {
      const before = await block()
      await time.increaseTo(before.time + HOUR)
      const after = await block()
      return {
        added: after.time - before.time,
        blocks: after.number - before.number,
        theSameAgain: await refusalOf(() => time.increaseTo(after.time)),
        thePast: await refusalOf(() => time.increaseTo(after.time - 1)),
      }
    },
    async 'time.setNextBlockTimestamp'() {
      const before = await block()
      await time.setNextBlockTimestamp(before.time + HOUR)
      const between = await block()
      const hash = await send()
      const after = await block()
      await helpers.mine()
      return {
        blocksUntilSent: between.number - before.number,
        added: after.time - before.time,
        holdsTheTransaction: (await receipt(hash))?.block === after.number,
        nextBlockContinues: isSoonAfter((await block()).time, after.time),
        theSame: await refusalOf(async () => time.setNextBlockTimestamp((await block()).time)),
        thePast: await refusalOf(() => time.setNextBlockTimestamp(before.time)),
      }
    },
    async 'time.setNextBlockTimestamp, for pending and calls'() {
      const before = await block()
      await time.setNextBlockTimestamp(before.time + HOUR)
      return {
        ofPending: (await block('pending')).time - before.time,
        ofPendingAgain: (await block('pending')).time - before.time,
        timestampInCall: Number(await request('eth_call', [{ to: OTHER }, 'pending', codeOf(TIMESTAMP)])) - before.time,
      }
    },
    async mine() {
      const before = await block()
      await helpers.mine()
      const one = await block()
      await helpers.mine(5)
      const five = await block()
      return { one: one.number - before.number, five: five.number - one.number, isLater: five.time > one.time }
    },
    async 'mine, with an interval'() {
      await helpers.mine()
      const before = await block()
      await helpers.mine(5, { interval: 60 })
      const first = await block(hex(before.number + 1))
      const last = await block()
      await helpers.mine()
      return {
        blocks: last.number - before.number,
        firstIsSoon: isSoonAfter(first.time, before.time),
        betweenFirstAndLast: last.time - first.time,
        nextBlockContinues: isSoonAfter((await block()).time, last.time),
      }
    },
    async 'mine, many blocks'() {
      await helpers.mine(1000, { interval: 0 })
      return { number: (await block()).number, nonce: await nonce(TARGET) }
    },
    async 'mine, with a transaction in the pool'() {
      await request('evm_setAutomine', [false])
      const hash = await submit()
      await helpers.mine(2)
      return { minedIn: (await receipt(hash))?.block, height: (await block()).number }
    },
    async mineUpTo() {
      await helpers.mineUpTo(7)
      return { number: (await block()).number, theSame: await refusalOf(() => helpers.mineUpTo(7)) }
    },
    async setBalance() {
      await helpers.setBalance(TARGET, 5n * 10n ** 18n)
      return { balance: await balance(TARGET), blocks: (await block()).number }
    },
    async 'setBalance, then a send of that account'() {
      await helpers.setBalance(TARGET, 10n ** 18n)
      await helpers.impersonateAccount(TARGET)
      const hash = await send({ from: TARGET, to: OTHER })
      return { sent: await receipt(hash), received: await balance(OTHER), nonce: await nonce(TARGET) }
    },
    async setCode() {
      await helpers.setCode(TARGET, RETURNS_42)
      return {
        code: await request('eth_getCode', [TARGET, 'latest']),
        called: Number(await request('eth_call', [{ to: TARGET }, 'latest'])),
        blocks: (await block()).number,
      }
    },
    async 'setCode, then none'() {
      await helpers.setCode(TARGET, RETURNS_42)
      await helpers.setCode(TARGET, '0x')
      return request('eth_getCode', [TARGET, 'latest'])
    },
    async setNonce() {
      await helpers.setNonce(TARGET, 5)
      return {
        nonce: await nonce(TARGET),
        again: await refusalOf(() => helpers.setNonce(TARGET, 5)),
        smaller: await refusalOf(() => helpers.setNonce(TARGET, 4)),
        after: await nonce(TARGET),
      }
    },
    async 'setNonce, with a transaction in the pool'() {
      await request('evm_setAutomine', [false])
      const [from] = await accounts()
      await submit()
      return { refused: await refusalOf(() => helpers.setNonce(from, 9)), nonce: await nonce(from) }
    },
    async setStorageAt() {
      await helpers.setStorageAt(TARGET, 3, 42)
      return {
        slot: Number(await request('eth_getStorageAt', [TARGET, '0x3', 'latest'])),
        blocks: (await block()).number,
      }
    },
    async getStorageAt() {
      const read = [await helpers.getStorageAt(TARGET, 0), await helpers.getStorageAt(TARGET, '0x0', 'latest')]
      await helpers.setStorageAt(TARGET, 0, 42)
      return [...read, await helpers.getStorageAt(TARGET, 0)]
    },
    async setCoinbase() {
      const before = (await block()).miner
      await helpers.setCoinbase(TARGET)
      const isUnchanged = (await block()).miner === before
      await helpers.mine()
      return { newestIsUnchanged: isUnchanged, next: (await block()).miner }
    },
    async setBlockGasLimit() {
      await helpers.setBlockGasLimit(12_345_678)
      const hash = await send()
      return { gasLimit: (await block()).gasLimit, sent: (await receipt(hash))?.status }
    },
    async 'setBlockGasLimit, below 3,000,000'() {
      await helpers.setBlockGasLimit(2_000_000)
      await helpers.mine()
      return (await block()).gasLimit
    },
    async setNextBlockBaseFeePerGas() {
      await helpers.setNextBlockBaseFeePerGas(2_000_000_000)
      const hash = await send()
      return { price: await price(), status: (await receipt(hash))?.status }
    },
    async 'setNextBlockBaseFeePerGas, zero and ten sends'() {
      await helpers.setNextBlockBaseFeePerGas(0)
      const statuses = []
      for (let count = 0; count < 10; count++) {
        const mined = await send().then(receipt, refusal)
        statuses.push(mined?.status ?? mined)
      }
      return statuses
    },
    async setPrevRandao() {
      await helpers.setPrevRandao(42)
      await helpers.mine()
      const { mixHash } = await request('eth_getBlockByNumber', ['latest', false])
      return Number(mixHash)
    },
    async impersonateAccount() {
      await helpers.setBalance(TARGET, 10n ** 18n)
      const before = await refusalOf(() => send({ from: TARGET, to: OTHER }))
      await helpers.impersonateAccount(TARGET)
      const hash = await send({ from: TARGET, to: OTHER })
      return { before, from: (await receipt(hash))?.from, isListed: (await accounts()).includes(TARGET) }
    },
    async 'impersonateAccount, of a contract'() {
      await helpers.setBalance(TARGET, 10n ** 18n)
      await helpers.setCode(TARGET, RETURNS_42)
      await helpers.impersonateAccount(TARGET)
      return receipt(await send({ from: TARGET, to: OTHER }))
    },
    async 'impersonateAccount, without balance'() {
      await helpers.impersonateAccount(OTHER)
      return send({ from: OTHER, value: '0x0', gasPrice: '0x0' }).then(receipt)
    },
    async stopImpersonatingAccount() {
      await helpers.setBalance(TARGET, 10n ** 18n)
      await helpers.impersonateAccount(TARGET)
      await helpers.stopImpersonatingAccount(TARGET)
      return refusalOf(() => send({ from: TARGET, to: OTHER }))
    },
    async dropTransaction() {
      await request('evm_setAutomine', [false])
      const hash = await submit()
      const dropped = await helpers.dropTransaction(hash)
      const again = await helpers.dropTransaction(hash).catch(refusal)
      await helpers.mine()
      return { dropped, again, mined: await receipt(hash), known: await request('eth_getTransactionByHash', [hash]) }
    },
    async 'dropTransaction, of a mined one'() {
      return helpers.dropTransaction(await send())
    },
    async 'eth_pendingTransactions, of an impersonated account'() {
      await request('evm_setAutomine', [false])
      await helpers.setBalance(TARGET, 10n ** 18n)
      await helpers.impersonateAccount(TARGET)
      const hash = await submit({ from: TARGET, to: OTHER })
      const pending = await request('eth_pendingTransactions')
      return pending.map((transaction) => transaction.hash === hash)
    },
    async takeSnapshot() {
      await helpers.mine()
      const snapshot = await helpers.takeSnapshot()
      const seen = []
      for (const value of [1n, 2n]) {
        await helpers.setBalance(TARGET, value)
        await helpers.mine(3)
        await snapshot.restore()
        seen.push([await balance(TARGET), (await block()).number])
      }
      return seen
    },
    async 'takeSnapshot, restored after an earlier one'() {
      const earlier = await helpers.takeSnapshot()
      const later = await helpers.takeSnapshot()
      await earlier.restore()
      return refusalOf(() => later.restore())
    },
    async 'takeSnapshot, and what it restores'() {
      const [from] = await accounts()
      const snapshot = await helpers.takeSnapshot()
      await send()
      await helpers.setCode(TARGET, RETURNS_42)
      await helpers.setStorageAt(TARGET, 1, 1)
      await time.increase(HOUR)
      const { time: later } = await block()
      await snapshot.restore()
      await helpers.mine()
      return {
        nonce: await nonce(from),
        code: await request('eth_getCode', [TARGET, 'latest']),
        slot: Number(await request('eth_getStorageAt', [TARGET, '0x1', 'latest'])),
        balance: await balance(TARGET),
        number: (await block()).number,
        keepsTheClock: (await block()).time >= later,
      }
    },
    async 'takeSnapshot, and the pool'() {
      await request('evm_setAutomine', [false])
      const kept = await submit()
      const snapshot = await helpers.takeSnapshot()
      const sentLater = await submit({ to: OTHER })
      await snapshot.restore()
      await helpers.mine()
      return { kept: (await receipt(kept))?.status ?? null, sentLater: (await receipt(sentLater))?.status ?? null }
    },
    async loadFixture() {
      let runs = 0
      async function fixture() {
        runs += 1
        await helpers.mine(2)
        return helpers.setBalance(TARGET, 7n)
      }
      const seen = []
      for (const value of [1n, 2n]) {
        await helpers.loadFixture(fixture)
        seen.push([await balance(TARGET), (await block()).number])
        await helpers.setBalance(TARGET, value)
        await helpers.mine()
      }
      return { seen, runs }
    },
    async 'loadFixture, two in turns'() {
      let runs = 0
      const setTo = (value) => {
        runs += 1
        return helpers.setBalance(TARGET, value)
      }
      const first = () => setTo(1n)
      const second = () => setTo(2n)
      const seen = []
      for (const fixture of [first, second, first, second]) {
        await helpers.loadFixture(fixture)
        seen.push(await balance(TARGET))
      }
      return { seen, runs }
    },
    async clearSnapshots() {
      let runs = 0
      const fixture = () => {
        runs += 1
        return helpers.mine()
      }
      await helpers.loadFixture(fixture)
      await helpers.clearSnapshots()
      await helpers.loadFixture(fixture)
      return { runs, number: (await block()).number }
    },
  }
}

/** Returns the cases of the helpers that only the package for Hardhat 2 has. */
export function casesOfOldHelpers({ helpers, request }) {
  const { block, balance, nonce, accounts, send } = readerOf(request)
  return {
    async reset() {
      const [from] = await accounts()
      await send()
      await helpers.time.increase(HOUR)
      await helpers.reset()
      return { number: (await block()).number, nonce: await nonce(from), balance: await balance(TARGET) }
    },
    async 'reset, and the clock'() {
      await helpers.time.increase(100 * HOUR)
      await helpers.reset()
      await helpers.mine()
      return Math.abs((await block()).time - Date.now() / 1000) < HOUR ? 'today' : 'later'
    },
    async 'reset, and automine, snapshots, impersonation'() {
      const snapshot = await helpers.takeSnapshot()
      await helpers.impersonateAccount(TARGET)
      await request('evm_setAutomine', [false])
      await helpers.reset()
      const restored = await snapshot.restore().then(
        () => 'restored',
        () => 'refused',
      )
      await request('evm_setAutomine', [true])
      await helpers.setBalance(TARGET, 10n ** 18n)
      return { restored, sent: await send({ from: TARGET, to: OTHER }).then(() => 'accepted', refusal) }
    },
    async 'time.advanceBlock'() {
      await helpers.time.advanceBlock(2)
      return (await block()).number
    },
    async 'time.advanceBlockTo'() {
      await helpers.time.advanceBlockTo(4)
      return (await block()).number
    },
  }
}

const hex = (number) => `0x${number.toString(16)}`
/** Whether a time is that of the machine's clock after another one, and not of another control. */
const isSoonAfter = (time, before) => time > before && time < before + HOUR / 2

/** PUSH1 42, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN. */
const RETURNS_42 = '0x602a60005260206000f3'
/** TIMESTAMP, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN. */
const TIMESTAMP = '0x4260005260206000f3'
const codeOf = (code) => ({ [OTHER]: { code } })
