// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type * as S from './schemas.ts'

/** Every error of the wire by name; `message` shows its text with <...> for what varies, `also` its other texts. */
export const errors = {
  /** The wallet cannot sign for the account, because it is locked or unknown; or no account is named. */
  accountNotFound: { code: -32602, message: 'Account not found', also: ['Could not find account for address: <address>', 'from is null'] },
  /** The block was named by hash with `requireCanonical` true and is not on the main chain. */
  blockNotCanonical: { code: -32600, message: 'Block with hash <hash> is not canonical and it is required' },
  /** State was asked for at a block that is not known, or a call at a hash that is not; the message names the block as it was asked for, `with hash 0x...` for a hash in an object. */
  blockNotFound: { code: -32600, message: 'Block <block> not found' },
  /** With `--compat ethereum`: the call failed other than by a revert; the message is geth's and may name other faults. On other chains `eth_call` returns `0x` then. */
  callFailed: { code: -32000, message: 'out of gas', also: ['err: intrinsic gas too low: have <gas>, want <gas> (supplied gas <gas>)', 'invalid opcode: INVALID', 'invalid opcode: opcode 0x<code> not defined', 'invalid jump destination', 'stack underflow (<size> <=> <size>)'] },
  /** A control cannot do this; or other nodes make the blocks of the chain, and it has no controls. */
  controlRefused: { code: -32000, message: 'at most 1000000 blocks can be mined at a time', also: ['the next block\'s time has to be after <time>, the newest block\'s, but is <time>', 'the latest time that a block can have is <time>', 'this chain has no controls: its blocks are not made here', 'at most 10000 accounts can be impersonated', 'accounts can be impersonated on sandboxes only: other nodes would refuse such blocks', 'an interval has to be 0, or 10 milliseconds at least', 'a <value> has to be below <bound>', 'the state is larger than a dump may be: <count> values, <count> bytes', 'this is no state that dumpState has answered'] },
  /** The execution ended with REVERT. */
  executionReverted: { code: -32015, message: 'VM Exception while processing transaction: <revert reason, or: transaction reverted>' },
  /** With `--compat ethereum`: the execution ended with REVERT. */
  executionRevertedAsEthereum: { code: 3, message: 'execution reverted', also: ['execution reverted: <revert reason>', 'execution reverted: division or modulo by zero'] },
  /** The call ran longer than the node allows. */
  executionTimedOut: { code: -32011, message: 'Execution has got timeout out.' },
  /** There is no filter of this id that was made with the same key, or it was not polled for five minutes. */
  filterNotFound: { code: -32000, message: 'filter not found' },
  /** The transaction fails with every amount of gas up to the allowance, and not because of a revert. */
  gasExceedsAllowance: { code: -32000, message: 'gas required exceeds allowance (<gas>)' },
  /** The sender's balance does not cover the value and the gas at the given price. */
  insufficientFunds: { code: -32000, message: 'insufficient funds for transfer' },
  /** Something unexpected happened, and the details are in the node's log only; or the node cannot read or keep its data, and the message says why, as with `the disk below the data folder is full`. */
  internalError: { code: -32603, message: 'Internal server error' },
  /** The last path segment is not a key that this node knows; HTTP status 401. */
  invalidApiKey: { code: -32001, message: 'missing or invalid API key' },
  /** The text is no IP address, or block of them, that can be banned; this machine's own addresses cannot. */
  invalidBannedAddress: { code: -32602, message: 'invalid banned address <address>' },
  /** What a miner has handed in is not a Bitcoin block, or not one whose coinbase commits to a block of this chain. */
  invalidBitcoinBlock: { code: -32602, message: 'Invalid Bitcoin block: <what is wrong>' },
  /** A cursor was changed, or is used with another filter than the one it was answered for. */
  invalidLogCursor: { code: -32602, message: 'the cursor is not one that was answered for this filter' },
  /** A log query's range runs backwards. */
  invalidLogRange: { code: -32602, message: 'fromBlock (<from>) is after toBlock (<to>)' },
  /** A simulation was asked to override what cannot be, or not so. */
  invalidOverride: { code: -32602, message: 'Precompiled contracts can not be overridden', also: ['Precompiled contracts can not be moved to an overridden address', 'AccountOverride.stateDiff and AccountOverride.state cannot be set at the same time', 'Account <address> is not a precompiled contract', 'Account <address> can not be moved', 'Account <address> is already overridden', 'block number should be at most <number>', 'block time should be at most <seconds>'] },
  /** A parameter is missing, too many, or not of a form that the method reads. Many forms have a text of their own. */
  invalidParams: { code: -32602, message: 'invalid params: parameter <name>: expected <form>, got <value>' },
  /** The bytes are no private key. The message does not repeat them. */
  invalidPrivateKey: { code: -32602, message: 'Invalid param: value must be a private key, 1 to 32 bytes below the order of secp256k1' },
  /** The body is not a JSON-RPC 2.0 request, or a batch is empty; or a body, a request or a batch is longer, deeper or has more JSON values than the node takes. */
  invalidRequest: { code: -32600, message: 'invalid request', also: ['Invalid request', 'request is too long', 'request has too many values', 'request body is <too large, in too many pieces, or not complete>', 'Cannot dispatch batch requests. <limit> is the max number of supported batch requests'] },
  /** The array of `trace_get` names no index, or several. With `--compat ethereum` it is a trace address of any length. */
  invalidTracePositions: { code: -32602, message: '\'positions\' accepts only one index', also: ['\'positions\' cannot be null or empty'] },
  /** A search for traces has a range that runs backwards. */
  invalidTraceRange: { code: -32602, message: 'fromBlock cannot be greater than toBlock' },
  /** The data is not a signed transaction for this chain; `Invalid chainId: <id>` when it is signed for another one. */
  invalidTransaction: { code: -32602, message: 'Invalid input: <what is wrong>', also: ['Invalid chainId: <id>'] },
  /** The typed data does not fit its own types, or its types are not sound (EIP-712). */
  invalidTypedData: { code: -32602, message: 'Invalid typed data: <what is wrong>' },
  /** The account is locked or unknown; or the wallet keeps none of this address under this passphrase. */
  keyNotAvailable: { code: -32603, message: 'Address private key is locked or could not be found in this node', also: ['From address private key could not be found in this node'] },
  /** The key has used up its rate or its daily quota, more long calls are waiting than the node takes, or more filters are installed than a key may have; HTTP status 429. */
  limitExceeded: { code: -32005, message: 'limit of <limit> exceeded' },
  /** Blocks whose logs were answered on earlier pages have left the main chain. */
  logCursorReorganised: { code: -32000, message: 'the chain was reorganised below the cursor: ask again from block <number>' },
  /** A log query over more than 2,000 blocks matches more than 10,000 logs. */
  logLimitExceeded: { code: -32012, message: 'Filter returned more than <limit> logs.' },
  /** There is no such method, or this node does not offer it. */
  methodNotFound: { code: -32601, message: 'method not found', also: ['the method <name> does not exist/is not available'] },
  /** The key is valid, but not for this network or method, or not from where the request comes; or the node does not serve the Host, the page or the method to anyone but its owner; HTTP status 403. */
  notAllowedForKey: { code: -32003, message: 'this API key is not valid for the <network or method> <name>', also: ['this API key is valid for web pages only, and this request has no Origin', 'this Host is not served', 'cross-origin requests are not served', '<method> is not offered on chain ids 30 and 31', '<method> is only for the owner of the node\'s machine, on a loopback address and without proxy'] },
  /** With `--compat ethereum`: the block is not known, or it is not on the main chain though `requireCanonical` is true. */
  notFoundAsEthereum: { code: -32000, message: 'header not found', also: ['header for hash not found', 'hash is not currently canonical', 'request beyond head block: requested <number>, head <number>'] },
  /** Several processes serve the chain, and the one that was asked cannot answer: it has not heard for some seconds of the newest block, nobody writes the chain at this moment, or who does has not answered in time and may have done it. */
  notReady: { code: -32603, message: 'not ready: <reason>' },
  /** The body is not JSON. */
  parseError: { code: -32700, message: 'JSON parse error' },
  /** A fee history is asked for with percentiles of which one is below the one before. */
  percentilesOutOfOrder: { code: -32602, message: 'reward percentiles should ascend, but <percentile> comes after <percentile>' },
  /** A web page asks the wallet for something that is worth having; HTTP status 403. */
  refusedToWebPage: { code: -32003, message: 'a request with an Origin header, as web pages send it, may use the published development accounts only' },
  /** The answer, or the answers of a batch together, would be larger than the node sends. */
  responseTooLarge: { code: -32011, message: 'Response size limit of <limit> bytes exceeded' },
  /** The node has no wallet for this network. */
  signingDisabled: { code: -32602, message: 'Local wallet is disabled in this node' },
  /** A call asks for more gas than its simulated block has left. */
  simulatedBlockFull: { code: -38015, message: 'block gas limit reached: remaining: <gas>, required: <gas>' },
  /** A simulated block has a number that is not above that of the block before. */
  simulatedBlockNumber: { code: -38020, message: 'block numbers must be in order: <number> <= <number>' },
  /** The sender of a simulated call cannot pay for its gas and value. */
  simulatedFundsTooLow: { code: -38014, message: 'insufficient funds for gas * price + value: have <wei> want <wei>' },
  /** With `validation`, a call offers a gas price that its block does not take. */
  simulatedGasPriceTooLow: { code: -38012, message: 'gas price not allowed: tx: <wei> minimum: <wei>' },
  /** The gas of a simulated call does not even cover its data. */
  simulatedGasTooLow: { code: -38013, message: 'intrinsic gas too low: have <gas>, want <gas>', also: ['blake2f is called without data'] },
  /** A simulated call creates a contract with init code that is too long for a transaction. */
  simulatedInitCodeTooLong: { code: -38025, message: 'max initcode size exceeded: code size <bytes> limit <bytes>' },
  /** With `validation`, the nonce of a call is above the sender's next one. */
  simulatedNonceTooHigh: { code: -38011, message: 'nonce too high: tx: <nonce> state: <nonce>' },
  /** With `validation`, the nonce of a call is below the sender's next one. */
  simulatedNonceTooLow: { code: -38010, message: 'nonce too low: tx: <nonce> state: <nonce>' },
  /** A simulated block has a time that is not above that of the block before. */
  simulatedTimestamp: { code: -38021, message: 'block timestamps must be in order: <seconds> <= <seconds>' },
  /** A simulation is larger than the node carries out. */
  simulationTooLarge: { code: -38026, message: 'too many blocks', also: ['too many calls (max <count>)', 'too many slots (max <count>)', 'gas cap of <gas> exhausted', 'outputs and logs exceed <bytes> bytes'] },
  /** The cell of a native contract holds more than one word. */
  storageCellTooLong: { code: -32000, message: 'storage cell is longer than 32 bytes' },
  /** A miner's Bitcoin block is not taken. Its work is not one of the newest twenty, it misses the target or does not prove its coinbase, or submissions come too fast. */
  submissionRefused: { code: -33000, message: 'Cannot publish block, could not find hash <hash> in the cache', also: ['Cannot publish block, block submission rate limit exceeded', 'Invalid block supplied by miner: <block hash> <hash for merged mining> at height <number>', 'The list of merkle hashes can\'t be empty'] },
  /** More addresses are to be banned than the node keeps. */
  tooManyBannedAddresses: { code: -32000, message: 'limit of <limit> banned addresses exceeded' },
  /** A filter or subscription for logs names more addresses and topics, all positions together, than are kept for one. */
  tooManyLogChoices: { code: -32602, message: 'a filter that is kept names at most <limit> addresses and topics, got <count>' },
  /** A search for traces would have to look at more blocks than one request may. */
  traceRangeTooWide: { code: -32012, message: 'limit of <limit> blocks exceeded: ask up to block <number>' },
  /** The node mines at once, and the transaction did not get into the block. */
  transactionNotMined: { code: -32009, message: 'Unknown error when sending transaction: transaction wasn\'t mined' },
  /** A transaction was sent to be mined while its sender waits, and was not yet (EIP-7966). It may still be mined. */
  transactionNotMinedInTime: { code: 4, message: 'The transaction was added to the transaction pool but wasn\'t processed in <time> ms' },
  /** The transaction is well-formed, and the pool does not take it, as with `transaction nonce too low`. */
  transactionRefused: { code: -32010, message: '<why the pool refuses it>' },
  /** A call or an estimate names a block by a number that is not known, here decimal. */
  unknownBlockNumber: { code: -32602, message: 'Invalid block number <number>' },
  /** A cursor names a block that this node does not have, or not any more. */
  unknownChainPlace: { code: -32602, message: 'block <number> with hash <hash> is not known' },
  /** The node has no wallet for this network. */
  walletDisabled: { code: -32604, message: 'The local wallet feature is disabled' },
  /** So many accounts are kept, or so many were made of seeds. */
  walletFull: { code: -32000, message: 'the wallet holds <limit> accounts and takes no more' },
} as const

export type ErrorName = keyof typeof errors

/** What the `data` of errors holds, by name; those that are not here have none. */
export interface ErrorData {
  /** The revert payload, `0x` when it is empty; absent when a mined transaction failed in another way. */
  executionReverted: S.Data
  /** The revert payload, `0x` when it is empty. */
  executionRevertedAsEthereum: S.Data
  /** Present where the request names a range of blocks by numbers. */
  executionTimedOut: S.ShorterRangeData
  /** Present where the execution met an opcode that Rootstock lacks, or another rule of gas. */
  gasExceedsAllowance: S.HintData
  /** Says where the key belongs and where to get one. */
  invalidApiKey: S.HintData
  /** Where the mistake is; absent when it is not in one parameter. */
  invalidParams: S.InvalidParamsData
  /** The bound that was exceeded; absent where no bound was. */
  invalidRequest: S.HintData
  /** undefined */
  invalidTracePositions: S.InvalidParamsData
  /** Present for a typed transaction. */
  invalidTransaction: S.HintData
  /** When to come again. */
  limitExceeded: S.LimitData
  /** The first block whose logs have to be asked for again. */
  logCursorReorganised: S.LogCursorData
  /** The requested range, and a smaller one that stays within the limit. */
  logLimitExceeded: S.RangeLimitData
  /** Which method, and where to find it. */
  methodNotFound: S.MethodNotFoundData
  /** The limit and, where the request names a range of blocks by numbers, a shorter range. */
  responseTooLarge: S.ResponseSizeData
  /** The range that was requested, and a shorter one within the limit. */
  traceRangeTooWide: S.RangeLimitData
  /** The hash of the transaction. */
  transactionNotMinedInTime: S.Hash
  /** Present for a gas price that is too low, or too high, and for a nonce that is too high. */
  transactionRefused: S.HintData
}

/** What every method can answer. */
export type CommonErrorName = 'executionTimedOut' | 'internalError' | 'invalidApiKey' | 'invalidParams' | 'invalidRequest' | 'limitExceeded' | 'methodNotFound' | 'notAllowedForKey' | 'notReady' | 'parseError' | 'responseTooLarge'
