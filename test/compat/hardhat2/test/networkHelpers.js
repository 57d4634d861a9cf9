const helpers = require('@nomicfoundation/hardhat-network-helpers')
const { expect } = require('chai')
const { ethers } = require('hardhat')

const { time, loadFixture } = helpers
const DAY = 24 * 60 * 60
const NOBODY = '0x00000000000000000000000000000000deadbeef'

async function deployCounter() {
  const counter = await ethers.deployContract('Counter')
  await counter.set(7)
  return { counter, height: await ethers.provider.getBlockNumber() }
}

async function deployToken() {
  const [owner] = await ethers.getSigners()
  return { owner, token: await ethers.deployContract('Token', [1000n]) }
}

describe('fixtures and snapshots', () => {
  // Each test changes the state of the fixture, and begins with the original one.
  for (const value of [8n, 9n]) {
    it(`loadFixture restores its state before ${value} is written`, async () => {
      const { counter, height } = await loadFixture(deployCounter)
      expect(await counter.value()).to.equal(7n)
      expect(await time.latestBlock()).to.equal(height)
      await counter.set(value)
      expect(await counter.value()).to.equal(value)
    })
  }

  it('loadFixture alternates between two fixtures', async () => {
    const { token } = await loadFixture(deployToken)
    await token.transfer(NOBODY, 1n)
    const { counter } = await loadFixture(deployCounter)
    expect(await counter.value()).to.equal(7n)
    const again = await loadFixture(deployToken)
    expect(await again.token.balanceOf(NOBODY)).to.equal(0n)
  })

  it('a snapshot can be restored twice', async () => {
    const { counter } = await loadFixture(deployCounter)
    const snapshot = await helpers.takeSnapshot()
    for (const value of [20n, 21n]) {
      await counter.set(value)
      await snapshot.restore()
      expect(await counter.value()).to.equal(7n)
    }
  })
})

describe('time and blocks', () => {
  it('time.increase changes the time of blocks and of contracts', async () => {
    const { counter } = await loadFixture(deployCounter)
    const before = await time.latest()
    expect(await time.increase(DAY)).to.be.at.least(before + DAY)
    expect((await counter.around()).time).to.be.at.least(BigInt(before + DAY))
  })

  it('time.increaseTo and setNextBlockTimestamp set the exact time of a block', async () => {
    const { counter } = await loadFixture(deployCounter)
    const later = (await time.latest()) + DAY
    await time.increaseTo(later)
    expect(await time.latest()).to.equal(later)
    await time.setNextBlockTimestamp(later + 100)
    const { blockNumber } = await (await counter.set(1n)).wait()
    expect((await ethers.provider.getBlock(blockNumber)).timestamp).to.equal(later + 100)
  })

  it('setNextBlockTimestamp refuses a time in the past', async () => {
    await expect(time.setNextBlockTimestamp((await time.latest()) - 1)).to.be.rejectedWith(/time must be after/)
  })

  it('mine and mineUpTo mine the requested number of blocks, also with an interval', async () => {
    const [height, start] = [await time.latestBlock(), await time.latest()]
    await helpers.mine(5, { interval: 60 })
    expect(await time.latestBlock()).to.equal(height + 5)
    expect((await time.latest()) - start).to.be.at.least(4 * 60)
    await helpers.mine()
    await helpers.mineUpTo(height + 300)
    expect(await time.latestBlock()).to.equal(height + 300)
  })
})

describe('edits of the state', () => {
  it('impersonateAccount allows transactions of an account without a known key', async () => {
    const { token } = await loadFixture(deployToken)
    await token.transfer(NOBODY, 10n)
    await helpers.setBalance(NOBODY, ethers.parseEther('1'))
    await helpers.impersonateAccount(NOBODY)
    const asNobody = await ethers.getSigner(NOBODY)
    const [, other] = await ethers.getSigners()
    const receipt = await (await token.connect(asNobody).transfer(other.address, 4n)).wait()
    expect(receipt.from.toLowerCase()).to.equal(NOBODY)
    expect(await token.balanceOf(other.address)).to.equal(4n)
    await helpers.stopImpersonatingAccount(NOBODY)
    await expect(token.connect(asNobody).transfer(other.address, 1n)).to.be.rejected
  })

  it('getImpersonatedSigner allows transactions of the account', async () => {
    const asNobody = await ethers.getImpersonatedSigner(NOBODY)
    await helpers.setBalance(NOBODY, ethers.parseEther('1'))
    await asNobody.sendTransaction({ to: NOBODY, value: 1n })
  })

  it('setBalance and setNonce change an account', async () => {
    const account = ethers.Wallet.createRandom().address
    await helpers.setBalance(account, 123n)
    await helpers.setNonce(account, 5)
    expect(await ethers.provider.getBalance(account)).to.equal(123n)
    expect(await ethers.provider.getTransactionCount(account)).to.equal(5)
  })

  it('setCode makes an account a contract, and setStorageAt writes its storage', async () => {
    const { counter } = await loadFixture(deployCounter)
    await helpers.setCode(NOBODY, await ethers.provider.getCode(counter.target))
    await helpers.setStorageAt(NOBODY, 0, 55)
    expect(BigInt(await helpers.getStorageAt(NOBODY, 0))).to.equal(55n)
    const copy = counter.attach(NOBODY)
    expect(await copy.value()).to.equal(55n)
    await copy.set(56n)
    expect(await copy.value()).to.equal(56n)
  })
})
