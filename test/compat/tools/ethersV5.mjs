// Drives a node with ethers 5, in a process of its own; prints what it saw as JSON.
// Arguments: the node's address, a private key, another account. Its input: { abi, bytecode } of the contract Counter.
import { once } from 'node:events'
import { json } from 'node:stream/consumers'
import { ethers } from 'ethers-v5'

const [url, privateKey, to] = process.argv.slice(2)
const { abi, bytecode } = await json(process.stdin)

const { JsonRpcBatchProvider, JsonRpcProvider, WebSocketProvider } = ethers.providers
const provider = new JsonRpcProvider(url)
provider.pollingInterval = 100
const wallet = new ethers.Wallet(privateKey, provider)
const socket = new WebSocketProvider(url.replace('http', 'ws'))
await socket.ready
const head = once(socket, 'block')

const fees = await provider.getFeeData()
const sent = await (await wallet.sendTransaction({ to, value: 5 })).wait()
const contract = await (await new ethers.ContractFactory(abi, bytecode, wallet).deploy()).deployed()
const watched = new ethers.Contract(contract.address, abi, socket)
const event = once(watched, 'Changed')
await socket.send('eth_chainId', []) // answered after the subscription before it
const written = await (await contract.set(7)).wait()
const failure = (value) => contract.callStatic.set(value).catch(({ reason, errorName }) => reason ?? errorName)

const batch = new JsonRpcBatchProvider(url)
const [balance, block, code] = await Promise.all([
  batch.getBalance(to),
  batch.getBlock('latest'),
  batch.getCode(contract.address),
])

const seen = {
  version: ethers.version,
  chainId: (await provider.getNetwork()).chainId,
  fees: [fees.gasPrice.toNumber(), fees.maxFeePerGas],
  transfer: [sent.status, sent.gasUsed.toNumber()],
  written: [written.status, written.type],
  value: (await contract.value()).toNumber(),
  before: (await contract.value({ blockTag: written.blockNumber - 1 })).toNumber(),
  failures: [await failure(13), await failure(2000)],
  past: (await contract.queryFilter('Changed', 0)).length,
  estimate: (await contract.estimateGas.set(8)).gt(21_000),
  batch: [balance.eq(await provider.getBalance(to)), block.number === written.blockNumber, code.length > 2],
  head: (await head)[0] > 0,
  event: (await event).at(-1).transactionHash === written.transactionHash,
  nothing: [
    await provider.getBlock(9_999),
    await provider.getTransaction(`0x${'11'.repeat(32)}`),
    await provider.getTransactionReceipt(`0x${'11'.repeat(32)}`),
  ],
}
process.stdout.write(JSON.stringify(seen))
process.exit(0) // the providers keep the process alive
