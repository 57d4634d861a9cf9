import {
  type Chain,
  createPublicClient,
  createClient as createViemClient,
  createWalletClient,
  custom,
  rpcSchema,
  http as viemHttp,
} from 'viem'
import { describe, expectTypeOf, it } from 'vitest'
import { WebSocket } from 'ws'
import type { BlockOrNull, Log, LogPage, OpenRpcDocument, Quantity, ReceiptOrNull } from '../../generated/schemas.ts'
import {
  createClient,
  type ErrorNameOf,
  http,
  inProcess,
  isRpcError,
  type RpcErrorOf,
  type RpcSchema,
  type ScionClient,
  scionMainnet,
  scionRegtest,
  scionTestnet,
  toEip1193,
  webSocket,
} from '../../src/client/index.ts'
import type { Caller } from '../../src/rpc/caller.ts'
import type { Rpc } from '../../src/rpc/rpc.ts'

declare const rpc: Rpc
declare const caller: Caller
declare const caught: unknown
const client = createClient({ transport: http('http://127.0.0.1:4444/') })

describe('methods', () => {
  it('methods are typed by position and by name', () => {
    expectTypeOf(client.eth_getBalance('0xa', 'latest')).resolves.toEqualTypeOf<Quantity>()
    expectTypeOf(client.eth_getBalance({ address: '0xa', block: undefined })).resolves.toEqualTypeOf<Quantity>()
    expectTypeOf(client.eth_getTransactionReceipt('0xa')).resolves.toEqualTypeOf<ReceiptOrNull>()
    expectTypeOf(client.eth_getLogs({ fromBlock: '0x1' })).resolves.toEqualTypeOf<Log[]>()
    expectTypeOf(client.eth_getLogs({ filter: { fromBlock: '0x1' } })).resolves.toEqualTypeOf<Log[]>()
    expectTypeOf(client.eth_getLogs({ fromBlock: '0x1' }, { limit: 1 })).resolves.toEqualTypeOf<LogPage>()
    expectTypeOf(client.eth_getLogs({ filter: {}, page: { limit: 1 } })).resolves.toEqualTypeOf<LogPage>()
    // @ts-expect-error the block is required
    client.eth_call({ to: '0xa' })
    // @ts-expect-error an address is text
    client.eth_getBalance(1)
    // @ts-expect-error no parameter has this name
    client.eth_getBalance({ account: '0xa' })
    // @ts-expect-error too many
    client.eth_chainId('latest')
  })

  it('request has the types of known methods, and unknown for others', () => {
    expectTypeOf(client.request('eth_getBlockByNumber', ['latest'])).resolves.toEqualTypeOf<BlockOrNull>()
    expectTypeOf(client.request('eth_getBlockByNumber', { block: 'latest' })).resolves.toEqualTypeOf<BlockOrNull>()
    expectTypeOf(client.request('eth_blockNumber')).resolves.toEqualTypeOf<Quantity>()
    expectTypeOf(client.request('vendor_method', [1])).resolves.toEqualTypeOf<unknown>()
    // @ts-expect-error the parameters are required
    client.request('eth_getBlockByNumber')
    // @ts-expect-error a boolean is no block
    client.request('eth_getBlockByNumber', [true])
  })

  it('with() returns a client with the same types', () => {
    expectTypeOf(client.with({ timeoutMs: 1 })).toEqualTypeOf<ScionClient>()
  })
})

describe('errors', () => {
  it('isRpcError narrows code and data to those of the kind', () => {
    if (isRpcError(caught, 'executionReverted')) {
      expectTypeOf(caught.code).toEqualTypeOf<-32015>()
      expectTypeOf(caught.data).toEqualTypeOf<`0x${string}` | undefined>()
      expectTypeOf(caught.revertReason).toEqualTypeOf<string | undefined>()
    }
    if (isRpcError(caught, 'invalidParams', 'limitExceeded')) expectTypeOf(caught.code).toEqualTypeOf<-32602 | -32005>()
    // @ts-expect-error no error has this name
    isRpcError(caught, 'nonsense')
  })

  it('the kind of an error narrows its code and data', () => {
    if (!isRpcError(caught)) return
    if (caught.kind === 'logLimitExceeded') {
      expectTypeOf(caught.data?.suggestedToBlock).toEqualTypeOf<Quantity | undefined>()
      expectTypeOf(caught.code).toEqualTypeOf<-32012>()
    } else if (caught.kind === undefined) expectTypeOf(caught.code).toEqualTypeOf<number>()
  })

  it('ErrorNameOf has the errors of a method', () => {
    type OfReceipt = Exclude<RpcErrorOf<ErrorNameOf<'eth_getLogs'>>['kind'], ErrorNameOf<'eth_chainId'>>
    expectTypeOf<OfReceipt>().toEqualTypeOf<
      'invalidLogCursor' | 'invalidLogRange' | 'logCursorReorganised' | 'logLimitExceeded'
    >()
    type Codes = RpcErrorOf<ErrorNameOf<'eth_sendRawTransaction'>>['code']
    expectTypeOf<-32009 | -32010>().toExtend<Codes>()
    expectTypeOf<-32012>().not.toExtend<Codes>()
  })
})

describe('transports', () => {
  it('a client has subscribe only if its transport supports it', () => {
    const live = createClient({ transport: webSocket('ws://127.0.0.1:4444/', { WebSocket }) })
    expectTypeOf(live.with({}).close).toEqualTypeOf<() => void>()
    expectTypeOf(live.subscribe(['logs', { address: '0xa' }]).next()).resolves.toExtend<IteratorResult<Log, unknown>>()
    expectTypeOf(live.subscribe(['vendor']).next()).resolves.toExtend<IteratorResult<unknown, unknown>>()
    expectTypeOf(client).not.toHaveProperty('subscribe')
  })

  it('inProcess is a transport', () => {
    expectTypeOf(createClient({ transport: inProcess(rpc, caller) })).toEqualTypeOf<ScionClient>()
  })
})

describe('viem', () => {
  it('viem accepts the chains and the schema', () => {
    expectTypeOf(scionMainnet).toExtend<Chain>()
    expectTypeOf(scionTestnet).toExtend<Chain>()
    const reader = createPublicClient({
      chain: scionRegtest,
      transport: viemHttp('http://127.0.0.1:4444/'),
      rpcSchema: rpcSchema<RpcSchema>(),
    })
    expectTypeOf(reader.chain.id).toEqualTypeOf<33>()
    expectTypeOf(reader.getBlockNumber()).resolves.toEqualTypeOf<bigint>()
    expectTypeOf(reader.request({ method: 'rpc.discover' })).resolves.toEqualTypeOf<OpenRpcDocument>()
    // @ts-expect-error no such method
    reader.request({ method: 'scion_nonsense' })
    // @ts-expect-error a number is no data
    reader.request({ method: 'web3_sha3', params: [1] })
  })

  it('viem has exactly the types of the document on a client without a schema of its own', () => {
    const bare = createViemClient({ chain: scionRegtest, transport: viemHttp(), rpcSchema: rpcSchema<RpcSchema>() })
    const params: ['0xa', 'latest'] = ['0xa', 'latest']
    expectTypeOf(bare.request({ method: 'eth_getBalance', params })).resolves.toEqualTypeOf<Quantity>()
    expectTypeOf(bare.request({ method: 'eth_getBlockByHash', params: ['0xa'] })).resolves.toEqualTypeOf<BlockOrNull>()
    expectTypeOf(bare.request({ method: 'eth_protocolVersion' })).resolves.toEqualTypeOf<Quantity>()
  })

  it('viem accepts the provider', () => {
    createWalletClient({ chain: scionRegtest, transport: custom(toEip1193(client)) })
  })
})
