// Drives a node with web3.js 1, in a process of its own; prints what it saw as JSON.
// Arguments: the node's address, a private key, another account. Its input: { abi, bytecode } of the contract Counter.
import { once } from 'node:events'
import { json } from 'node:stream/consumers'
import Web3 from 'web3-v1'

const [url, privateKey, to] = process.argv.slice(2)
const { abi, bytecode } = await json(process.stdin)

const web3 = new Web3(url)
const socket = new Web3(url.replace('http', 'ws'))
const { address: from } = web3.eth.accounts.wallet.add(privateKey)
const gasPrice = await web3.eth.getGasPrice()
const sending = { from, gas: 1_000_000, gasPrice }

const heads = socket.eth.subscribe('newBlockHeaders')
const logs = socket.eth.subscribe('logs', { address: null, topics: [null] })
await Promise.all([once(heads, 'connected'), once(logs, 'connected')])
const head = once(heads, 'data')
const log = once(logs, 'data')

const sent = await web3.eth.sendTransaction({ ...sending, to, value: 5 })
const contract = await new web3.eth.Contract(abi).deploy({ data: bytecode }).send(sending)
const written = await contract.methods.set(7).send(sending)
const reverted = await contract.methods
  .set(13)
  .call({ from })
  .catch((error) => error.message)
const past = await contract.getPastEvents('allEvents', { fromBlock: 'earliest' })

/** Sends a batch: a promise for each request. */
function sendBatch(requests) {
  const batch = new web3.BatchRequest()
  const answers = requests.map(
    ([request, ...params]) =>
      new Promise((resolve, reject) => {
        batch.add(request(...params, (error, result) => (error ? reject(error) : resolve(result))))
      }),
  )
  batch.execute()
  return Promise.all(answers)
}

const [balance, block, value] = await sendBatch([
  [web3.eth.getBalance.request, to, 'latest'],
  [web3.eth.getBlock.request, 'latest'],
  [web3.eth.call.request, { to: contract.options.address, data: contract.methods.value().encodeABI() }],
])

/** Returns the error's code of a request, or undefined. */
const send = (method, params) =>
  new Promise((resolve) => {
    const request = { jsonrpc: '2.0', id: 1, method, params }
    web3.currentProvider.send(request, (error, answer) => resolve((error ?? answer.error)?.code))
  })

const unsubscribe = (subscription) =>
  new Promise((resolve) => subscription.unsubscribe((error, isDone) => resolve(error?.message ?? isDone)))

const seen = {
  version: Web3.version,
  chainId: await web3.eth.getChainId(),
  transfer: [sent.status, sent.gasUsed],
  written: [written.status, written.events.Changed.returnValues.to],
  value: await contract.methods.value().call(),
  reverted,
  past: past.map(({ event }) => event),
  batch: [balance === (await web3.eth.getBalance(to)), block.number === written.blockNumber, Number(value)],
  head: (await head)[0].number === sent.blockNumber,
  log: (await log)[0].address === contract.options.address,
  unsubscribed: await Promise.all([heads, logs].map(unsubscribe)),
  nulls: await Promise.all([
    send('eth_getBalance', [to, null]),
    send('eth_call', [{ from: null, to, gas: null, value: null, data: null }, null]),
    send('eth_getLogs', [{ fromBlock: null, toBlock: null, address: null, topics: null }]),
    send('eth_getBlockByNumber', ['latest', null]),
  ]),
}
process.stdout.write(JSON.stringify(seen))
process.exit(0) // web3.js keeps the process alive
