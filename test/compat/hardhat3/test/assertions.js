import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { anyValue } from '@nomicfoundation/hardhat-viem-assertions/predicates'
import { network } from 'hardhat'

const { viem, networkHelpers } = await network.create()
const { loadFixture } = networkHelpers
const client = await viem.getPublicClient()
const [owner, other] = await viem.getWalletClients()

async function deploy() {
  return { counter: await viem.deployContract('Counter'), token: await viem.deployContract('Token', [1000n]) }
}

describe('reverts', () => {
  const ways = {
    'in a call': (contract, method, args, options) => contract.simulate[method](args, options),
    'in an estimate': (contract, method, args, options) => contract.estimateGas[method](args, options),
    'in a transaction': (contract, method, args, options) => contract.write[method](args, options),
  }
  for (const [way, run] of Object.entries(ways)) {
    it(`a revert with a reason is asserted ${way}`, async () => {
      const { counter } = await loadFixture(deploy)
      await viem.assertions.revertWith(run(counter, 'set', [13n]), 'thirteen is not welcome')
      await viem.assertions.revert(run(counter, 'set', [13n]))
    })

    it(`a revert with an error of the contract is asserted ${way}`, async () => {
      const { counter } = await loadFixture(deploy)
      const refused = run(counter, 'set', [1001n])
      await viem.assertions.revertWithCustomErrorWithArgs(refused, counter, 'TooLarge', [1001n, 1000n])
    })

    it(`a revert with an error of a library is asserted ${way}`, async () => {
      const { token } = await loadFixture(deploy)
      const refused = run(token, 'transfer', [token.address, 1n], { account: other.account })
      await viem.assertions.revertWithCustomError(refused, token, 'ERC20InsufficientBalance')
    })
  }

  it('a reverted transaction with a gas limit is mined', async () => {
    const { counter } = await loadFixture(deploy)
    const hash = await counter.write.set([13n], { gas: 100_000n })
    assert.equal((await client.getTransactionReceipt({ hash })).status, 'reverted')
  })
})

describe('effects of transactions', () => {
  it('events with arguments are asserted', async () => {
    const { counter, token } = await loadFixture(deploy)
    const by = owner.account.address
    await viem.assertions.emitWithArgs(counter.write.set([5n]), counter, 'Changed', [
      (address) => address.toLowerCase() === by,
      5n,
      'set',
    ])
    await viem.assertions.emitWithArgs(counter.write.set([6n]), counter, 'Changed', [anyValue, 6n, anyValue])
    await viem.assertions.emit(token.write.transfer([other.account.address, 1n]), token, 'Transfer')
    assert.equal((await token.getEvents.Transfer()).length, 1)
  })

  it('changes of balances are asserted', async () => {
    const { counter } = await loadFixture(deploy)
    const { address } = other.account
    await viem.assertions.balancesHaveChanged(counter.write.sendTo([address], { value: 200n }), [
      { address: owner.account.address, amount: -200n },
      { address, amount: 200n },
    ])
  })

  it('a deployment has its receipt at once', async () => {
    const { contract, deploymentTransaction } = await viem.sendDeploymentTransaction('Counter')
    const receipt = await client.getTransactionReceipt({ hash: deploymentTransaction.hash })
    assert.equal(receipt.contractAddress, contract.address.toLowerCase())
    assert.equal(receipt.type, 'legacy')
  })

  it("viem's test client controls the chain", async () => {
    const test = await viem.getTestClient()
    const id = await test.snapshot()
    await test.mine({ blocks: 2 })
    await test.revert({ id })
    await test.setNextBlockTimestamp({ timestamp: (await client.getBlock()).timestamp + 50n })
    await test.mine({ blocks: 1 })
  })
})
