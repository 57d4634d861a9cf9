// Plain fetch: one request, a batch, an error. `node examples/fetch.mjs [URL]`
const url = process.argv[2] ?? process.env.SCION_URL ?? 'http://127.0.0.1:4444/regtest'

async function post(body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.status === 401) throw new Error('the node wants an API key at the end of the path')
  return response.json()
}

const request = (id, method, params = []) => ({ jsonrpc: '2.0', id, method, params })

const { result } = await post(request(1, 'eth_chainId'))
console.log('chain id', Number(result))

// Answers of a batch come in the order of the requests here, but only their ids promise which is whose.
const answers = await post([
  request('height', 'eth_blockNumber'),
  request('genesis', 'eth_getBlockByNumber', ['earliest', false]),
  request('by name', 'eth_getBalance', { address: '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', block: 'earliest' }),
])
const of = (id) => answers.find((answer) => answer.id === id).result
console.log('newest block', Number(of('height')))
console.log('genesis', of('genesis').hash, 'gas limit', Number(of('genesis').gasLimit))
console.log('balance', BigInt(of('by name')) / 10n ** 18n, 'RBTC')

const refused = await post(request(2, 'eth_getBalance', ['0x12']))
console.log(refused.error.code, refused.error.message, refused.error.data.expected)
