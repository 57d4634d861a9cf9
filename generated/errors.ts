// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type * as S from './schemas.ts'

/** Every error of the wire by name; `message` shows its text with <...> for what varies, `also` its other texts. */
export const errors = {
  /** The block was named by hash with `requireCanonical` true and is not on the main chain. */
  blockNotCanonical: { code: -32600, message: 'Block with hash <hash> is not canonical and it is required' },
  /** State was asked for at a block that is not known, or a call at a hash that is not; the message names the block as it was asked for, `with hash 0x...` for a hash in an object. */
  blockNotFound: { code: -32600, message: 'Block <block> not found' },
  /** The execution ended with REVERT. */
  executionReverted: { code: -32015, message: 'VM Exception while processing transaction: <revert reason, or: transaction reverted>' },
  /** The call ran longer than the node allows. */
  executionTimedOut: { code: -32011, message: 'Execution has got timeout out.' },
  /** The transaction fails with every amount of gas up to the allowance, and not because of a revert. */
  gasExceedsAllowance: { code: -32000, message: 'gas required exceeds allowance (<gas>)' },
  /** The sender's balance does not cover the value and the gas at the given price. */
  insufficientFunds: { code: -32000, message: 'insufficient funds for transfer' },
  /** Something unexpected happened, and the details are in the node's log only; or the node cannot read or keep its data, and the message says why, as with `the disk below the data folder is full`. */
  internalError: { code: -32603, message: 'Internal server error' },
  /** The last path segment is not a key that this node knows; HTTP status 401. */
  invalidApiKey: { code: -32001, message: 'missing or invalid API key' },
  /** A log query's range runs backwards. */
  invalidLogRange: { code: -32602, message: 'fromBlock (<from>) is after toBlock (<to>)' },
  /** A parameter is missing, too many, or not of a form that the method reads. Many forms have a text of their own. */
  invalidParams: { code: -32602, message: 'invalid params: parameter <name>: expected <form>, got <value>' },
  /** The body is not a JSON-RPC 2.0 request, or a batch is empty or too large. */
  invalidRequest: { code: -32600, message: 'invalid request' },
  /** The data is not a signed transaction for this chain; `Invalid chainId: <id>` when it is signed for another one. */
  invalidTransaction: { code: -32602, message: 'Invalid input: <what is wrong>', also: ['Invalid chainId: <id>'] },
  /** The key has used up its rate or its daily quota, or more long calls are waiting than the node takes; HTTP status 429. */
  limitExceeded: { code: -32005, message: 'limit of <limit> exceeded' },
  /** A log query over more than 2,000 blocks matches more than 10,000 logs. */
  logLimitExceeded: { code: -32012, message: 'Filter returned more than <limit> logs.' },
  /** There is no such method, or this node does not offer it. */
  methodNotFound: { code: -32601, message: 'method not found' },
  /** The key is valid, but not for this network or method; HTTP status 403. */
  notAllowedForKey: { code: -32003, message: 'this API key is not valid for the <network or method> <name>' },
  /** The body is not JSON. */
  parseError: { code: -32700, message: 'JSON parse error' },
  /** The answer, or the answers of a batch together, would be larger than the node sends. */
  responseTooLarge: { code: -32011, message: 'Response size limit of <limit> bytes exceeded' },
  /** The cell of a native contract holds more than one word. */
  storageCellTooLong: { code: -32000, message: 'storage cell is longer than 32 bytes' },
  /** The node mines at once, and the transaction did not get into the block. */
  transactionNotMined: { code: -32009, message: 'Unknown error when sending transaction: transaction wasn\'t mined' },
  /** The transaction is well-formed, and the pool does not take it, as with `transaction nonce too low`. */
  transactionRefused: { code: -32010, message: '<why the pool refuses it>' },
  /** A call or an estimate names a block by a number that is not known, here decimal. */
  unknownBlockNumber: { code: -32602, message: 'Invalid block number <number>' },
} as const

export type ErrorName = keyof typeof errors

/** What the `data` of errors holds, by name; those that are not here have none. */
export interface ErrorData {
  /** The revert payload, `0x` when it is empty; absent when a mined transaction failed in another way. */
  executionReverted: S.Data
  /** Where the mistake is; absent when it is not in one parameter. */
  invalidParams: S.InvalidParamsData
  /** When to come again. */
  limitExceeded: S.LimitData
  /** What was asked for, and a smaller range that stays within the limit. */
  logLimitExceeded: S.LogLimitData
}

/** What every method can answer. */
export type CommonErrorName = 'executionTimedOut' | 'internalError' | 'invalidApiKey' | 'invalidParams' | 'invalidRequest' | 'limitExceeded' | 'methodNotFound' | 'notAllowedForKey' | 'parseError' | 'responseTooLarge'
