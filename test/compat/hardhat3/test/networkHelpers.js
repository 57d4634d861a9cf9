import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { network } from 'hardhat'
import { parseEther } from 'viem'

const { viem, networkHelpers } = await network.create()
const { loadFixture, time, ...helpers } = networkHelpers
const client = await viem.getPublicClient()
const DAY = 24 * 60 * 60
const NOBODY = '0x00000000000000000000000000000000deadbeef'

async function deployCounter() {
  const counter = await viem.deployContract('Counter')
  await counter.write.set([7n])
  return { counter, height: await client.getBlockNumber({ cacheTime: 0 }) }
}

async function deployToken() {
  const token = await viem.deployContract('Token', [1000n])
  return { token }
}

describe('fixtures and snapshots', () => {
  // Each test changes the state of the fixture, and begins with the original one.
  for (const value of [8n, 9n]) {
    it(`loadFixture restores its state before ${value} is written`, async () => {
      const { counter, height } = await loadFixture(deployCounter)
      assert.equal(await counter.read.value(), 7n)
      assert.equal(await time.latestBlock(), Number(height))
      await counter.write.set([value])
      assert.equal(await counter.read.value(), value)
    })
  }

  it('loadFixture alternates between two fixtures', async () => {
    const { token } = await loadFixture(deployToken)
    await token.write.transfer([NOBODY, 1n])
    const { counter } = await loadFixture(deployCounter)
    assert.equal(await counter.read.value(), 7n)
    const again = await loadFixture(deployToken)
    assert.equal(await again.token.read.balanceOf([NOBODY]), 0n)
  })

  it('a snapshot can be restored twice', async () => {
    const { counter } = await loadFixture(deployCounter)
    const snapshot = await helpers.takeSnapshot()
    for (const value of [20n, 21n]) {
      await counter.write.set([value])
      await snapshot.restore()
      assert.equal(await counter.read.value(), 7n)
    }
  })
})

describe('time and blocks', () => {
  it('time.increase changes the time of blocks and of contracts', async () => {
    const { counter } = await loadFixture(deployCounter)
    const before = await time.latest()
    assert.ok((await time.increase(DAY)) >= before + DAY)
    const [, seen] = await counter.read.around()
    assert.ok(seen >= before + DAY)
  })

  it('time.increaseTo and setNextBlockTimestamp set the exact time of a block', async () => {
    const { counter } = await loadFixture(deployCounter)
    const later = (await time.latest()) + DAY
    await time.increaseTo(later)
    assert.equal(await time.latest(), later)
    await time.setNextBlockTimestamp(later + 100)
    const { blockHash } = await client.getTransactionReceipt({ hash: await counter.write.set([1n]) })
    assert.equal((await client.getBlock({ blockHash })).timestamp, BigInt(later + 100))
  })

  it('setNextBlockTimestamp refuses a time in the past', async () => {
    await assert.rejects(time.setNextBlockTimestamp((await time.latest()) - 1), /time must be after/)
  })

  it('mine and mineUpTo mine the requested number of blocks, also with an interval', async () => {
    const [height, start] = [await time.latestBlock(), await time.latest()]
    await helpers.mine(5, { interval: 60 })
    assert.equal(await time.latestBlock(), height + 5)
    assert.ok((await time.latest()) - start >= 4 * 60)
    await helpers.mine()
    await helpers.mineUpTo(height + 300)
    assert.equal(await time.latestBlock(), height + 300)
  })
})

describe('edits of the state', () => {
  it('impersonateAccount allows transactions of an account without a known key', async () => {
    const { token } = await loadFixture(deployToken)
    await token.write.transfer([NOBODY, 10n])
    await helpers.setBalance(NOBODY, parseEther('1'))
    await helpers.impersonateAccount(NOBODY)
    const [, other] = await viem.getWalletClients()
    const hash = await token.write.transfer([other.account.address, 4n], { account: NOBODY })
    assert.equal((await client.getTransactionReceipt({ hash })).from, NOBODY)
    assert.equal(await token.read.balanceOf([other.account.address]), 4n)
    await helpers.stopImpersonatingAccount(NOBODY)
    await assert.rejects(token.write.transfer([other.account.address, 1n], { account: NOBODY }))
  })

  it('setBalance and setNonce change an account', async () => {
    const address = '0x00000000000000000000000000000000000c0ffe'
    await helpers.setBalance(address, 123n)
    await helpers.setNonce(address, 5)
    assert.equal(await client.getBalance({ address }), 123n)
    assert.equal(await client.getTransactionCount({ address }), 5)
  })

  it('setCode makes an account a contract, and setStorageAt writes its storage', async () => {
    const { counter } = await loadFixture(deployCounter)
    await helpers.setCode(NOBODY, await client.getCode({ address: counter.address }))
    await helpers.setStorageAt(NOBODY, 0, 55)
    assert.equal(BigInt(await helpers.getStorageAt(NOBODY, 0)), 55n)
    const copy = await viem.getContractAt('Counter', NOBODY)
    assert.equal(await copy.read.value(), 55n)
    await copy.write.set([56n])
    assert.equal(await copy.read.value(), 56n)
  })
})
