// These matchers require blocks of one transaction. Rootstock's also have a REMASC transaction.
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
  }
}

describe('changes of balances', () => {
  it('changes of balances in RBTC are matched', async () => {
    const { counter, owner, other } = await loadFixture(deploy)
    const send = () => counter.sendTo(other.address, { value: 200n })
    await expect(send()).to.changeEtherBalance(other, 200n)
    await expect(send()).to.changeEtherBalances([owner, other], [-200n, 200n])
  })

  it('changes of balances in tokens are matched', async () => {
    const { token, owner, other } = await loadFixture(deploy)
    const send = () => token.transfer(other.address, 10n)
    await expect(send()).to.changeTokenBalance(token, other, 10n)
    await expect(send()).to.changeTokenBalances(token, [owner, other], [-10n, 10n])
  })
})
