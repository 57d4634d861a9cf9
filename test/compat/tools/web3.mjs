// Drives a node with web3.js, in a process of its own; prints what it saw as JSON.
// Arguments: the node's address, a private key, another account. Its input: { abi, bytecode } of the contract Counter.
import { json } from 'node:stream/consumers'
import { Web3 } from 'web3'

const [url, privateKey, to] = process.argv.slice(2)
const { abi, bytecode } = await json(process.stdin)

// Without this web3.js requires a base fee and sends nothing.
const web3 = new Web3({ provider: url, config: { defaultTransactionType: '0x0' } })
const [{ address: from }] = web3.eth.accounts.wallet.add(privateKey)

const before = await web3.eth.getBalance(to)
const sent = await web3.eth.sendTransaction({ from, to, value: 5n })
const contract = await new web3.eth.Contract(abi).deploy({ data: bytecode }).send({ from })
const written = await contract.methods.set(7n).send({ from })
const { type } = await web3.eth.getTransaction(written.transactionHash)
const reverted = await contract.methods
  .set(13n)
  .call({ from })
  .catch((error) => `${error.message} ${error.cause?.message}`)
const events = await contract.getPastEvents('allEvents', { fromBlock: 'earliest' })
const fees = await web3.eth.calculateFeeData()
const history = await web3.eth.getFeeHistory(2, 'latest', [50])
const unconfigured = await new Web3(url).eth
  .sendTransaction({ from, to, value: 5n })
  .catch((error) => error.constructor.name)

const seen = {
  chainId: await web3.eth.getChainId(),
  received: (await web3.eth.getBalance(to)) - before,
  transfer: [sent.status, sent.gasUsed],
  written: [written.status, type],
  value: await contract.methods.value().call(),
  reverted,
  events: events.map(({ event }) => event),
  fees: [fees.gasPrice, fees.maxFeePerGas, fees.maxPriorityFeePerGas],
  baseFees: history.baseFeePerGas,
  unconfigured,
}
process.stdout.write(JSON.stringify(seen, (_name, value) => (typeof value === 'bigint' ? Number(value) : value)))
process.exit(0) // web3.js keeps the process alive
