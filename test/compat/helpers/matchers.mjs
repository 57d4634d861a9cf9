// Cases of the matchers of Hardhat 2 and the assertions of Hardhat 3, which examine transactions.
import { TARGET } from './observe.mjs'

const GAS = { gasLimit: 200_000n }

/** Returns `holds`, or the assertion's message, or the code of another error. */
function verdictOf(run) {
  return Promise.resolve()
    .then(run)
    .then(
      () => 'holds',
      (error) => (/Assertion/.test(error.name) ? error.message.split('\n')[0] : { refused: error.code ?? error.name }),
    )
}

/** Runs an assertion that holds, and one that does not. */
const verdicts = async (right, wrong) => [await verdictOf(right), await verdictOf(wrong)]

/** Returns the cases of the matchers of hardhat-chai-matchers. */
export function casesOfMatchers({ ethers, expect }) {
  const deploy = () => ethers.deployContract('Counter')
  const deployToken = () => ethers.deployContract('Token', [1000n])
  /** The same failing call: as a call, in an estimate, in a transaction, and in a transaction without an estimate. */
  const ways = (method, ...args) => [
    () => method.staticCall(...args),
    () => method.estimateGas(...args),
    () => method(...args),
    () => method(...args, GAS),
  ]
  const each = async (runs, assert) => Promise.all(runs.map((run) => verdictOf(() => assert(run()))))
  /** Returns the verdicts of the ways, one after the other, because transactions follow each other. */
  async function inEachWay(method, args, right, wrong) {
    const seen = []
    for (const run of ways(method, ...args))
      seen.push(
        await verdicts(
          () => right(expect(run())),
          () => wrong(expect(run())),
        ),
      )
    return seen
  }

  return {
    async emit() {
      const counter = await deploy()
      return verdicts(
        () => expect(counter.set(1n)).to.emit(counter, 'Changed'),
        () => expect(counter.set(1n)).not.to.emit(counter, 'Changed'),
      )
    },
    async 'emit, withArgs'() {
      const counter = await deploy()
      const [owner] = await ethers.getSigners()
      return verdicts(
        () => expect(counter.set(1n)).to.emit(counter, 'Changed').withArgs(owner, 1n, 'set'),
        () => expect(counter.set(1n)).to.emit(counter, 'Changed').withArgs(owner, 2n, 'set'),
      )
    },
    async reverted() {
      const counter = await deploy()
      return inEachWay(
        counter.set,
        [13n],
        (expectation) => expectation.to.be.reverted,
        (expectation) => expectation.not.to.be.reverted,
      )
    },
    async 'reverted, of one that does not'() {
      const counter = await deploy()
      // anvil may return the hash before the block, and the matcher asks for the receipt at once.
      const sendMined = async () => {
        const sent = await counter.set(1n)
        await sent.wait()
        return sent
      }
      return each(
        [() => counter.set.staticCall(1n), () => counter.set.estimateGas(1n), sendMined],
        (run) => expect(run).to.be.reverted,
      )
    },
    async revertedWith() {
      const counter = await deploy()
      return inEachWay(
        counter.set,
        [13n],
        (expectation) => expectation.to.be.revertedWith('thirteen is not welcome'),
        (expectation) => expectation.to.be.revertedWith('fourteen'),
      )
    },
    async revertedWithCustomError() {
      const counter = await deploy()
      return inEachWay(
        counter.set,
        [1001n],
        (expectation) => expectation.to.be.revertedWithCustomError(counter, 'TooLarge').withArgs(1001n, 1000n),
        (expectation) => expectation.to.be.revertedWithCustomError(counter, 'TooLarge').withArgs(1001n, 1n),
      )
    },
    async revertedWithPanic() {
      const counter = await deploy()
      return verdicts(
        () => expect(counter.divide(0n)).to.be.revertedWithPanic(0x12),
        () => expect(counter.divide(0n)).to.be.revertedWithPanic(0x11),
      )
    },
    async revertedWithoutReason() {
      const counter = await deploy()
      const [owner] = await ethers.getSigners()
      const run = (fields) => owner.sendTransaction({ to: counter.target, data: '0x01020304', ...fields })
      return [
        await verdicts(
          () => expect(run()).to.be.revertedWithoutReason(),
          () => expect(run()).to.be.revertedWith('a reason'),
        ),
        await verdicts(
          () => expect(run(GAS)).to.be.revertedWithoutReason(),
          () => expect(run(GAS)).to.be.revertedWith('a reason'),
        ),
      ]
    },
    async 'reverted, out of gas and by an invalid opcode'() {
      const [owner] = await ethers.getSigners()
      const seen = []
      for (const data of ['0x5b600056', '0xfe']) {
        seen.push(await verdictOf(() => expect(owner.sendTransaction({ data, ...GAS })).to.be.reverted))
        seen.push(await verdictOf(() => expect(owner.sendTransaction({ data, ...GAS })).to.be.revertedWithoutReason()))
      }
      return seen
    },
    async changeEtherBalance() {
      const [owner] = await ethers.getSigners()
      const run = () => owner.sendTransaction({ to: TARGET, value: 5n })
      return verdicts(
        () => expect(run()).to.changeEtherBalance(owner, -5n),
        () => expect(run()).to.changeEtherBalance(owner, -6n),
      )
    },
    async 'changeEtherBalance, includeFee'() {
      const [owner] = await ethers.getSigners()
      const fees = { gasLimit: 21_000n, gasPrice: 2_000_000_000n }
      const run = () => owner.sendTransaction({ to: TARGET, value: 5n, ...fees })
      return verdictOf(() =>
        expect(run()).to.changeEtherBalance(owner, -5n - 21_000n * fees.gasPrice, { includeFee: true }),
      )
    },
    async changeEtherBalances() {
      const [owner, other] = await ethers.getSigners()
      const run = () => owner.sendTransaction({ to: other, value: 5n })
      return verdicts(
        () => expect(run()).to.changeEtherBalances([owner, other], [-5n, 5n]),
        () => expect(run()).to.changeEtherBalances([owner, other], [-5n, 6n]),
      )
    },
    async changeTokenBalance() {
      const token = await deployToken()
      const [owner] = await ethers.getSigners()
      return verdicts(
        () => expect(token.transfer(TARGET, 5n)).to.changeTokenBalance(token, owner, -5n),
        () => expect(token.transfer(TARGET, 5n)).to.changeTokenBalance(token, owner, -6n),
      )
    },
    async changeTokenBalances() {
      const token = await deployToken()
      const [owner, other] = await ethers.getSigners()
      return verdicts(
        () => expect(token.transfer(other, 5n)).to.changeTokenBalances(token, [owner, other], [-5n, 5n]),
        () => expect(token.transfer(other, 5n)).to.changeTokenBalances(token, [owner, other], [-5n, 6n]),
      )
    },
    async 'properAddress, properHex, properPrivateKey, hexEqual, equality of signers'() {
      const [owner] = await ethers.getSigners()
      return [
        await verdictOf(() => expect(owner.address).to.be.properAddress),
        await verdictOf(() => expect('0x12').to.be.properHex(2)),
        await verdictOf(() => expect(`0x${'11'.repeat(32)}`).to.be.properPrivateKey),
        await verdictOf(() => expect('0x012').to.hexEqual('0x12')),
        await verdictOf(() => expect(owner).to.equal(owner.address)),
      ]
    },
  }
}

/** Returns the cases of the assertions of hardhat-viem-assertions. */
export function casesOfAssertions({ viem }) {
  const { assertions } = viem
  const deploy = () => viem.deployContract('Counter')

  return {
    async emit() {
      const counter = await deploy()
      return verdicts(
        () => assertions.emit(counter.write.set([1n]), counter, 'Changed'),
        () => assertions.emit(counter.write.set([1n]), counter, 'Other'),
      )
    },
    async emitWithArgs() {
      const counter = await deploy()
      const [{ account }] = await viem.getWalletClients()
      const by = viem.getAddress?.(account.address) ?? account.address
      return verdicts(
        () => assertions.emitWithArgs(counter.write.set([1n]), counter, 'Changed', [by, 1n, 'set']),
        () => assertions.emitWithArgs(counter.write.set([1n]), counter, 'Changed', [by, 2n, 'set']),
      )
    },
    async revert() {
      const counter = await deploy()
      return verdicts(
        () => assertions.revert(counter.write.set([13n])),
        () => assertions.revert(counter.write.set([1n])),
      )
    },
    async revertWith() {
      const counter = await deploy()
      return verdicts(
        () => assertions.revertWith(counter.write.set([13n]), 'thirteen is not welcome'),
        () => assertions.revertWith(counter.write.set([13n]), 'fourteen'),
      )
    },
    async 'revertWith, in a call'() {
      const counter = await deploy()
      return verdicts(
        () => assertions.revertWith(counter.simulate.set([13n]), 'thirteen is not welcome'),
        () => assertions.revertWith(counter.simulate.set([13n]), 'fourteen'),
      )
    },
    async revertWithCustomError() {
      const counter = await deploy()
      return verdicts(
        () => assertions.revertWithCustomError(counter.write.set([1001n]), counter, 'TooLarge'),
        () => assertions.revertWithCustomError(counter.write.set([13n]), counter, 'TooLarge'),
      )
    },
    async revertWithCustomErrorWithArgs() {
      const counter = await deploy()
      return verdicts(
        () => assertions.revertWithCustomErrorWithArgs(counter.write.set([1001n]), counter, 'TooLarge', [1001n, 1000n]),
        () => assertions.revertWithCustomErrorWithArgs(counter.write.set([1001n]), counter, 'TooLarge', [1001n, 1n]),
      )
    },
    async balancesHaveChanged() {
      const [owner] = await viem.getWalletClients()
      const run = () => owner.sendTransaction({ to: TARGET, value: 5n })
      return verdicts(
        () => assertions.balancesHaveChanged(run(), [{ address: TARGET, amount: 5n }]),
        () => assertions.balancesHaveChanged(run(), [{ address: TARGET, amount: 6n }]),
      )
    },
  }
}
