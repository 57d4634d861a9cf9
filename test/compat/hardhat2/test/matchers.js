const { anyValue } = require('@nomicfoundation/hardhat-chai-matchers/withArgs')
const { PANIC_CODES } = require('@nomicfoundation/hardhat-chai-matchers/panic')
const { loadFixture } = require('@nomicfoundation/hardhat-network-helpers')
const { expect } = require('chai')
const { ethers } = require('hardhat')

async function deploy() {
  const [owner, other] = await ethers.getSigners()
  return {
    owner,
    other,
    counter: await ethers.deployContract('Counter'),
    token: await ethers.deployContract('Token', [1000n]),
    collectible: await ethers.deployContract('Collectible'),
  }
}

describe('reverts', () => {
  // As a call, as a transaction whose gas is estimated, and as one that is mined and fails.
  const ways = {
    'in a call': (method, ...args) => method.staticCall(...args),
    'in an estimate': (method, ...args) => method.estimateGas(...args),
    'in a transaction': (method, ...args) => method(...args),
  }
  for (const [way, run] of Object.entries(ways)) {
    it(`a revert with a reason is matched ${way}`, async () => {
      const { counter } = await loadFixture(deploy)
      await expect(run(counter.set, 13n)).to.be.revertedWith('thirteen is not welcome')
      await expect(run(counter.set, 13n)).to.be.reverted
      await expect(run(counter.set, 12n)).not.to.be.reverted
    })

    it(`a revert with an error of the contract is matched ${way}`, async () => {
      const { counter } = await loadFixture(deploy)
      await expect(run(counter.set, 1001n)).to.be.revertedWithCustomError(counter, 'TooLarge').withArgs(1001n, 1000n)
    })

    it(`a revert with an error of a library is matched ${way}`, async () => {
      const { token, other } = await loadFixture(deploy)
      await expect(run(token.connect(other).transfer, token.target, 1n))
        .to.be.revertedWithCustomError(token, 'ERC20InsufficientBalance')
        .withArgs(other.address, 0n, 1n)
    })
  }

  it('a panic is matched', async () => {
    const { counter } = await loadFixture(deploy)
    await expect(counter.divide(0n)).to.be.revertedWithPanic(PANIC_CODES.DIVISION_BY_ZERO)
  })

  it('a revert without a reason is matched', async () => {
    const { counter, other } = await loadFixture(deploy)
    await expect(other.sendTransaction({ to: counter.target, data: '0x01020304' })).to.be.revertedWithoutReason()
  })

  it('a revert of a mined transaction with a gas limit is matched', async () => {
    const { counter } = await loadFixture(deploy)
    await expect(counter.set(13n, { gasLimit: 100_000n })).to.be.reverted
  })
})

describe('events', () => {
  it('an event with indexed and other arguments is matched', async () => {
    const { counter, owner } = await loadFixture(deploy)
    await expect(counter.set(5n)).to.emit(counter, 'Changed').withArgs(owner.address, 5n, 'set')
    await expect(counter.set(6n)).to.emit(counter, 'Changed').withArgs(anyValue, 6n, anyValue)
  })

  it('events of several contracts are distinguished, and found by queryFilter', async () => {
    const { collectible, token, other } = await loadFixture(deploy)
    await expect(collectible.mint(other.address))
      .to.emit(collectible, 'Transfer')
      .withArgs(ethers.ZeroAddress, other.address, 0n)
      .and.not.to.emit(token, 'Transfer')
    expect(await collectible.queryFilter('Transfer')).to.have.length(1)
  })
})

describe('blocks and receipts', () => {
  it('a deployment has its receipt and block number', async () => {
    const counter = await ethers.deployContract('Counter')
    const deployment = counter.deploymentTransaction()
    const receipt = await deployment.wait()
    expect(receipt.contractAddress).to.equal(counter.target)
    expect(receipt.type).to.equal(0)
    expect(deployment.blockNumber).to.equal(receipt.blockNumber)
  })

  it('numbers, addresses and hashes have the form that matchers expect', async () => {
    const { counter, owner } = await loadFixture(deploy)
    expect(counter.target).to.be.properAddress
    expect((await counter.set(1n)).hash).to.be.properHex(64)
    expect(await ethers.provider.getBalance(owner.address)).to.be.above(0n)
  })
})
