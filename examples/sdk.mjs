// The SDK of this checkout (the package scion-client): typed methods, batches, errors by kind, checksums. `node examples/sdk.mjs [URL]`
import { createClient, http, isRpcError, toChecksumAddress } from 'scion-rsk/client'

const url = process.argv[2] ?? process.env.SCION_URL ?? 'http://127.0.0.1:4444/regtest'
const client = createClient({ transport: http(url), timeoutMs: 10_000 })
const address = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'

// Called together, they go out as one batch.
const [chainId, block, balance] = await Promise.all([
  client.eth_chainId(),
  client.eth_getBlockByNumber({ block: 'earliest' }),
  client.eth_getBalance(address, 'earliest'),
])
console.log('chain id', Number(chainId), 'genesis', block.hash)
console.log(toChecksumAddress(address, Number(chainId)), BigInt(balance) / 10n ** 18n, 'RBTC')

// Init code that ends with revert(Panic(0x12)).
const data = `0x6024600c60003960246000fd4e487b71${'12'.padStart(64, '0')}`
try {
  await client.eth_call({ data }, 'latest')
} catch (error) {
  if (!isRpcError(error, 'executionReverted')) throw error
  console.log(error.code, error.revertReason)
}
