// ethers v6: send RBTC, create a contract, find its event. `node examples/ethers.mjs [URL]`
import { formatEther, id, JsonRpcProvider, parseEther, Wallet } from 'ethers'

const url = process.argv[2] ?? process.env.SCION_URL ?? 'http://127.0.0.1:4444/regtest'

// ethers keeps answers, nonces too, for 250 ms; a block can be there sooner.
const provider = new JsonRpcProvider(url, undefined, { cacheTimeout: -1 })
// One of the funded accounts of every sandbox. Its key is publicly known: never send real funds.
const wallet = new Wallet('0x88fcad7d65de4bf854b88191df9bf38648545e7e5ea367dff6e025b06a28244d', provider)
console.log('chain id', Number((await provider.getNetwork()).chainId))

const sent = await wallet.sendTransaction({
  to: '0x00000000000000000000000000000000000000e1',
  value: parseEther('0.25'),
})
const receipt = await provider.getTransactionReceipt(sent.hash) // mined before the hash was answered
console.log('type', sent.type, 'status', receipt.status, 'sent', formatEther(sent.value), 'RBTC')

// PUSH32 topic, PUSH0, PUSH0, LOG1: a contract whose creation leaves an empty event.
const topic = id('Hello()')
const creation = await wallet.sendTransaction({ data: `0x7f${topic.slice(2)}5f5fa1` })
const created = await creation.wait()
const logs = await provider.getLogs({ address: created.contractAddress, fromBlock: created.blockNumber })
console.log('events', logs.length, logs[0].topics[0] === topic)

provider.destroy()
