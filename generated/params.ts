// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type { MethodName } from './methods.ts'

/** How to tell a caller what is wrong with a value; `when` and `unless` are positions in `conditions` of the validators. */
export interface Hint {
  readonly expects: string
  readonly invalid?: readonly { readonly when?: number; readonly unless?: number; readonly message: string }[]
  /** Name in `hints` of the schema that also speaks of this value. */
  readonly ref?: string
  readonly anyOf?: readonly Hint[]
  readonly items?: Hint
  readonly properties?: Readonly<Record<string, Hint>>
}

export interface Parameter {
  readonly name: string
  readonly required: boolean
  readonly hint: Hint
}

/** The parameters of each method in their order. */
export const parameters: { readonly [M in MethodName]: readonly Parameter[] } = {
  eth_accounts: [],
  eth_blockNumber: [],
  eth_call: [
    { name: 'call', required: true, hint: { expects: 'a call object', ref: 'CallRequest' } },
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'ExecutionBlockSelector' } },
  ],
  eth_chainId: [],
  eth_estimateGas: [
    { name: 'call', required: true, hint: { expects: 'a call object', ref: 'CallRequest' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber, or null', anyOf: [{ expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'ExecutionBlockSelector' }, { expects: 'null' }] } },
  ],
  eth_gasPrice: [],
  eth_getBalance: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' } },
  ],
  eth_getBlockByHash: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 22, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
    { name: 'fullTransactions', required: false, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  eth_getBlockByNumber: [
    { name: 'block', required: true, hint: { expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', ref: 'BlockIdentifier' } },
    { name: 'fullTransactions', required: false, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  eth_getBlockTransactionCountByHash: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 23, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
  ],
  eth_getBlockTransactionCountByNumber: [
    { name: 'block', required: true, hint: { expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', ref: 'BlockIdentifier' } },
  ],
  eth_getCode: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' } },
  ],
  eth_getLogs: [
    { name: 'filter', required: true, hint: { expects: 'a filter object with either blockHash or fromBlock and toBlock', ref: 'LogFilter' } },
  ],
  eth_getStorageAt: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'position', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' } },
  ],
  eth_getTransactionByBlockHashAndIndex: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 24, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
    { name: 'index', required: true, hint: { expects: 'a 0x-prefixed lower-case index below 2^31', ref: 'IndexInput' } },
  ],
  eth_getTransactionByBlockNumberAndIndex: [
    { name: 'block', required: true, hint: { expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', ref: 'BlockIdentifier' } },
    { name: 'index', required: true, hint: { expects: 'a 0x-prefixed lower-case index below 2^31', ref: 'IndexInput' } },
  ],
  eth_getTransactionByHash: [
    { name: 'transactionHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed transaction hash', ref: 'TransactionHashInput' } },
  ],
  eth_getTransactionCount: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' } },
  ],
  eth_getTransactionReceipt: [
    { name: 'transactionHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed transaction hash', ref: 'TransactionHashInput' } },
  ],
  eth_getUncleCountByBlockHash: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 25, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
  ],
  eth_getUncleCountByBlockNumber: [
    { name: 'block', required: true, hint: { expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', ref: 'BlockIdentifier' } },
  ],
  eth_protocolVersion: [],
  eth_sendRawTransaction: [
    { name: 'data', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
  ],
  net_version: [],
  'rpc.discover': [],
  web3_clientVersion: [],
  web3_sha3: [
    { name: 'data', required: true, hint: { expects: '0x-prefixed hexadecimal data of at least one digit', ref: 'PrefixedDataInput' } },
  ],
}

/** The hints of the named schemas. */
export const hints: Readonly<Record<string, Hint>> = {
  AddressFilter: { expects: 'a 20-byte 0x-prefixed address, or an array of at most 1000', invalid: [{ when: 0, message: 'invalid params: more than 1000 addresses' }], anyOf: [{ expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' }, { expects: 'an array whose items are a 20-byte 0x-prefixed address', items: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } }, { expects: 'null' }] },
  AddressInput: { expects: 'a 20-byte 0x-prefixed address', invalid: [{ unless: 1, message: 'Invalid address: null, empty or invalid hex value.' }, { message: 'Invalid address format: invalid hex value.' }] },
  BlockHashInput: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ unless: 2, message: 'Invalid block hash: incorrect length.' }, { message: 'Invalid block hash format: invalid hex value' }] },
  BlockIdentifier: { expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', invalid: [{ when: 3, message: 'Invalid block identifier: empty or null.' }, { when: 4, message: 'invalid block identifier {value}' }, { when: 5, message: 'invalid blocknumber {value}' }, { message: 'Invalid block identifier \'{value}\'' }], anyOf: [{ expects: '"earliest" or "finalized" or "latest" or "pending" or "safe"' }, { expects: 'a string' }] },
  BlockReference: { expects: 'an object with blockHash or blockNumber', properties: { blockHash: { expects: 'a 32-byte 0x-prefixed block hash', ref: 'BlockHashInput' }, blockNumber: { expects: 'a 0x-prefixed or decimal number', invalid: [{ when: 6, message: 'invalid blocknumber {value}' }], anyOf: [{ expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' }] }, requireCanonical: { expects: 'a boolean', invalid: [{ message: 'Invalid input: requireCanonical must be a String "true" or "false"' }], anyOf: [{ expects: 'a boolean' }, { expects: 'a string' }] } } },
  BlockSelector: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', invalid: [{ when: 7, message: 'Invalid block input' }, { unless: 8, message: 'Invalid input' }, { when: 9, message: 'Invalid block identifier \'\'' }], anyOf: [{ expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', ref: 'BlockIdentifier' }, { expects: 'an object with blockHash or blockNumber', ref: 'BlockReference' }] },
  BooleanInput: { expects: 'a boolean', anyOf: [{ expects: 'a boolean' }, { expects: '"true" or "True" or "TRUE" or "false" or "False" or "FALSE" or 1 or 0' }] },
  CallData: { expects: '0x-prefixed hexadecimal data, or null', anyOf: [{ expects: '0x-prefixed hexadecimal data', ref: 'DataInput' }, { expects: 'null' }] },
  CallNumber: { expects: 'a 0x-prefixed or decimal number, or "" or null', anyOf: [{ expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' }, { expects: '"" or null' }] },
  CallParty: { expects: 'a 20-byte 0x-prefixed address, or null', anyOf: [{ expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' }, { expects: 'null' }] },
  CallRequest: { expects: 'a call object', properties: { from: { expects: 'a 20-byte 0x-prefixed address, or null', ref: 'CallParty' }, to: { expects: 'a 20-byte 0x-prefixed address, or null', ref: 'CallParty' }, gas: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, gasPrice: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, value: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, data: { expects: '0x-prefixed hexadecimal data, or null', ref: 'CallData' }, input: { expects: '0x-prefixed hexadecimal data, or null', ref: 'CallData' }, nonce: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, chainId: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' } } },
  DataInput: { expects: '0x-prefixed hexadecimal data', invalid: [{ message: 'Invalid data format: invalid hex value.' }] },
  ExecutionBlockSelector: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', anyOf: [{ expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' }, { expects: 'a string' }, { expects: 'an integer' }] },
  IndexInput: { expects: 'a 0x-prefixed lower-case index below 2^31', invalid: [{ when: 10, message: 'index is null' }, { when: 11, message: 'Invalid argument: {value}' }, { when: 12, message: 'Invalid index param: value must be a valid hex number.' }, { message: 'Invalid argument "{value}": param should be a hex value string.' }] },
  LogFilter: { expects: 'a filter object with either blockHash or fromBlock and toBlock', invalid: [{ when: 13, message: 'Cannot specify both blockHash and fromBlock/toBlock' }], properties: { fromBlock: { expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', ref: 'LogFilterBlock' }, toBlock: { expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', ref: 'LogFilterBlock' }, address: { expects: 'a 20-byte 0x-prefixed address, or an array of at most 1000', ref: 'AddressFilter' }, topics: { expects: 'an array of at most 16 topics, nulls or arrays of topics', ref: 'TopicFilter' }, blockHash: { expects: 'a 32-byte 0x-prefixed block hash', ref: 'BlockHashInput' }, blockhash: { expects: 'a 32-byte 0x-prefixed block hash', ref: 'BlockHashInput' } } },
  LogFilterBlock: { expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', invalid: [{ when: 14, message: 'Invalid block identifier \'null\'' }, { when: 15, message: 'invalid blocknumber {value}' }], anyOf: [{ expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', ref: 'BlockIdentifier' }] },
  NumberInput: { expects: 'a 0x-prefixed or decimal number', invalid: [{ when: 16, message: 'Invalid param: {value}' }, { when: 17, message: 'Number values should not contain letters or hex values should start with 0x.' }, { message: 'Invalid param {value}: value must be a valid hex or string number.' }], anyOf: [{ expects: 'a string' }, { expects: 'an integer' }] },
  PrefixedDataInput: { expects: '0x-prefixed hexadecimal data of at least one digit', invalid: [{ message: 'Parameter must be hexadecimal encoded with the \'0x\' prefix.' }] },
  TopicFilter: { expects: 'an array of at most 16 topics, nulls or arrays of topics', invalid: [{ when: 18, message: 'invalid params: more than 16 topics' }], anyOf: [{ expects: 'an array whose items are a 32-byte 0x-prefixed topic, null, or an array of at most 1000 topics', items: { expects: 'a 32-byte 0x-prefixed topic, null, or an array of at most 1000 topics', ref: 'TopicSlot' } }, { expects: 'a 32-byte 0x-prefixed topic', ref: 'TopicInput' }, { expects: 'null' }] },
  TopicInput: { expects: 'a 32-byte 0x-prefixed topic', invalid: [{ unless: 19, message: 'Invalid topic: incorrect length.' }, { message: 'Invalid topic format: invalid hex value' }] },
  TopicSlot: { expects: 'a 32-byte 0x-prefixed topic, null, or an array of at most 1000 topics', invalid: [{ when: 20, message: 'invalid params: more than 1000 topics for one position' }], anyOf: [{ expects: 'a 32-byte 0x-prefixed topic', ref: 'TopicInput' }, { expects: 'an array whose items are a 32-byte 0x-prefixed topic, or null', items: { expects: 'a 32-byte 0x-prefixed topic, or null', anyOf: [{ expects: 'a 32-byte 0x-prefixed topic', ref: 'TopicInput' }, { expects: 'null' }] } }, { expects: 'null' }] },
  TransactionHashInput: { expects: 'a 32-byte 0x-prefixed transaction hash', invalid: [{ unless: 21, message: 'Invalid transaction hash: incorrect length.' }, { message: 'Invalid transaction hash format: invalid hex value' }] },
}
