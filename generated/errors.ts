// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type * as S from './schemas.ts'

/** Errors of the wire by name. `message` has <...> for parts that vary, and `also` has alternative texts. */
export const errors = {
  /** The wallet cannot sign for the account because it is locked or unknown, or the request names no account. */
  accountNotFound: { code: -32602, message: 'Account not found', also: ['Could not find account for address: <address>', 'from is null'] },
  /** The chain is a fork (`scion dev --fork-url`), and its endpoint does not return what the request needs. */
  baseUnavailable: { code: -32000, message: '<method>: no answer from the remote node: <reason>', also: ['<method>: <origin> answered: <message>', '<method>: the endpoint returned no <form>', '<method>: the answer is not stored, and the remote node is not asked; run once without --offline to store it'] },
  /** The chain begins above genesis, and the request needs what it does not have. A fork has no proofs. A chain that began with a state file has no older state, receipts and logs. */
  belowBase: { code: -32000, message: 'this node does not have <values>: its chain begins at block <number>; ask a node that has the whole chain' },
  /** The request selects a block by hash with `requireCanonical` true, and the block is not on the main chain. */
  blockNotCanonical: { code: -32600, message: 'Block with hash <hash> is not canonical and it is required' },
  /** The request needs the state at an unknown block, or a call at an unknown hash. The message names the block as the request does, `with hash 0x...` for a hash in an object. */
  blockNotFound: { code: -32600, message: 'Block <block> not found' },
  /** A development method wrote a value to the Bridge's storage that the Bridge would not write, and the request or the next block needs it. */
  bridgeUndecodable: { code: -32000, message: 'the Bridge\'s cell \'<name>\' cannot be decoded: <reason>; write the former value again, revert to a snapshot, or reset the chain' },
  /** The chain is a fork, and the request executes a method of the Bridge whose storage its endpoint does not return. Most cells are longer than 32 bytes, which `eth_getStorageAt` cannot return. */
  bridgeUnreadable: { code: -32000, message: 'the endpoint of this fork does not return the Bridge\'s storage: fork from a Scion, or from a node that has rsk_getStorageBytesAt enabled' },
  /** With `--compat ethereum`, the call failed for another reason than a revert. The message is geth's and may name other faults. On other chains, `eth_call` returns `0x`. */
  callFailed: { code: -32000, message: 'out of gas', also: ['err: intrinsic gas too low: have <gas>, want <gas> (supplied gas <gas>)', 'invalid opcode: INVALID', 'invalid opcode: opcode 0x<code> not defined', 'invalid jump destination', 'stack underflow (<size> <=> <size>)'] },
  /** The control cannot do this, or the chain has no controls because other nodes make its blocks. */
  controlRefused: { code: -32000, message: 'at most 1000000 blocks can be mined at a time', also: ['the next block\'s time must be after <time>, the newest block\'s time, got <time>', 'the next block\'s time must be at most <time>', 'this chain has no control methods: other nodes make its blocks', 'cannot remove <count> blocks: the chain has <count> above its first, block <number>', 'this chain is no fork: start one with scion dev --fork-url', 'the endpoint must have the forked chain (chain id <id>), got chain id <id>: start another fork', 'at most 10000 accounts can be impersonated', 'accounts can be impersonated on sandboxes only: other nodes would refuse such blocks', 'an interval must be 0 or at least 10 milliseconds', 'random intervals need a smallest one above 0 and a largest one that is not below it', 'a <value> must be below <bound>', 'the state is too large: a dump has at most <count> values and <count> bytes', 'the state must be a result of dumpState', 'the state must be whole, not that of a fork', 'at most <count> blocks can be mined and returned at a time', 'at most <count> blocks can be replaced at a time, got <count>', 'the index of a new block must be below the depth <depth>, got <index>', 'a pair must have a transaction, as 0x-prefixed RLP or an object, then the index of its block', 'transaction <hash> cannot be executed in the new block <number>: check its nonce <nonce>, the sender\'s balance there, its gas price <price>, and that its gas <gas> fits the block', 'no storage slot of <address> holds this amount: the address must be a token that stores each amount in a slot of its own', 'a block interval must be at most <count> seconds', 'transaction <hash> cannot be dropped: it was mined in block <number>; revert to a snapshot', 'a block\'s gas limit must be <least> to <most>, got <gas>'] },
  /** The execution ended with REVERT. Or, with `--fail-on-revert`, a sent transaction failed for another reason. */
  executionReverted: { code: -32015, message: 'VM Exception while processing transaction: <revert reason, or: transaction reverted>' },
  /** With `--compat ethereum`, the execution ended with REVERT. Or, with `--fail-on-revert`, a sent transaction failed for another reason, which the message names. */
  executionRevertedAsEthereum: { code: 3, message: 'execution reverted', also: ['execution reverted: <revert reason>', 'execution reverted: division or modulo by zero', 'transaction ran out of gas', 'invalid opcode: INVALID'] },
  /** The call ran longer than the node allows, or the operator has ended it. */
  executionTimedOut: { code: -32011, message: 'Execution has got timeout out.', also: ['the operator ended the call'] },
  /** The key has no filter with this id, the filter was not polled for five minutes, or nothing has the branch of the last block that it has reported. */
  filterNotFound: { code: -32000, message: 'filter not found' },
  /** The transaction fails with every gas limit up to the allowance, and not because of a revert. */
  gasExceedsAllowance: { code: -32000, message: 'gas required exceeds allowance (<gas>)' },
  /** The sender's balance does not cover the value and the gas at the given price. Only with `--compat ethereum`, whose text is geth's, this is also an error of a call and of a transaction that is sent. */
  insufficientFunds: { code: -32000, message: 'insufficient funds for transfer', also: ['insufficient funds for gas * price + value: address <address> have <wei> want <wei>'] },
  /** An unexpected error occurred, and its details are only in the node's log. Or the node cannot read or store its data, and the message has the reason, for example `the disk below the data folder is full`. */
  internalError: { code: -32603, message: 'Internal server error' },
  /** The last path segment is not a key that this node knows. The HTTP status is 401. */
  invalidApiKey: { code: -32001, message: 'missing or invalid API key' },
  /** The text is not an IP address or a range of them that can be banned. The addresses of the node's own machine cannot be banned. */
  invalidBannedAddress: { code: -32602, message: 'invalid banned address <address>' },
  /** A miner submitted bytes that are not a Bitcoin block, or a block whose coinbase does not commit to a block of this chain. */
  invalidBitcoinBlock: { code: -32602, message: 'Invalid Bitcoin block: <what is wrong>' },
  /** The cursor was changed, or it is used with another filter than the one it was returned for. */
  invalidLogCursor: { code: -32602, message: 'the cursor was not returned for this filter' },
  /** The first block of a log query is after the last one. */
  invalidLogRange: { code: -32602, message: 'fromBlock (<from>) is after toBlock (<to>)' },
  /** The request overrides something that cannot be overridden, or not in this way. */
  invalidOverride: { code: -32602, message: 'Precompiled contracts can not be overridden', also: ['Precompiled contracts can not be moved to an overridden address', 'AccountOverride.stateDiff and AccountOverride.state cannot be set at the same time', 'Account <address> is not a precompiled contract', 'Account <address> can not be moved', 'Account <address> is already overridden', 'block number should be at most <number>', 'block time should be at most <seconds>'] },
  /** A parameter is missing, one too many, or not in a form that the method accepts. Many forms have a message of their own. */
  invalidParams: { code: -32602, message: 'invalid params: parameter <name>: expected <form>, got <value>' },
  /** The bytes are not a private key. The message does not repeat them. */
  invalidPrivateKey: { code: -32602, message: 'Invalid param: value must be a private key, 1 to 32 bytes below the order of secp256k1' },
  /** The body is not a JSON-RPC 2.0 request, or a batch is empty. Or a body, a request or a batch is longer or deeper, or has more JSON values, than the node accepts. */
  invalidRequest: { code: -32600, message: 'invalid request', also: ['Invalid request', 'request is too long', 'request has too many values', 'request body is <too large, in too many pieces, or not complete>', 'Cannot dispatch batch requests. <limit> is the max number of supported batch requests'] },
  /** The array of `trace_get` names no index, or several. With `--compat ethereum` it is a trace address of any length. */
  invalidTracePositions: { code: -32602, message: '\'positions\' accepts only one index', also: ['\'positions\' cannot be null or empty'] },
  /** The first block of a search for traces is after the last one. */
  invalidTraceRange: { code: -32602, message: 'fromBlock cannot be greater than toBlock' },
  /** A pair of `trace_callMany` has two call objects, two arrays of trace types, or both in the wrong order. */
  invalidTracedPair: { code: -32602, message: 'invalid params: parameter \'calls[<index>]\': expected a call object and an array of trace types, in this order' },
  /** The data is not a signed transaction for this chain. The message is `Invalid chainId: <id>` if it is signed for another chain. */
  invalidTransaction: { code: -32602, message: 'Invalid input: <what is wrong>', also: ['Invalid chainId: <id>'] },
  /** The typed data does not match its own types, or its types are not valid (EIP-712). */
  invalidTypedData: { code: -32602, message: 'Invalid typed data: <what is wrong>' },
  /** The account is locked or unknown, or the wallet has no account with this address and passphrase. */
  keyNotAvailable: { code: -32603, message: 'Address private key is locked or could not be found in this node', also: ['From address private key could not be found in this node'] },
  /** The key has used up its rate or its daily quota, more long calls are waiting than the node accepts, or more filters are installed than a key may have. The HTTP status is 429. */
  limitExceeded: { code: -32005, message: 'limit of <limit> exceeded' },
  /** Blocks whose logs were returned on earlier pages have left the main chain. */
  logCursorReorganised: { code: -32000, message: 'the chain was reorganised below the cursor: restart from block <number>' },
  /** A log query over more than 2,000 blocks matches more than 10,000 logs. */
  logLimitExceeded: { code: -32012, message: 'Filter returned more than <limit> logs.' },
  /** The method does not exist, or this node does not offer it. */
  methodNotFound: { code: -32601, message: 'method not found', also: ['the method <name> does not exist/is not available', '<name> is not supported: <reason>'] },
  /** A development method or an external miner gave the newest block the maximum time, 4503599627370495, and the request needs a block after it. */
  noTimeLeft: { code: -32000, message: 'no block can follow the newest one, whose time <time> is the maximum: revert to a snapshot, or reset the chain' },
  /** The key is valid, but not for this network or method, or not for requests from this place. Or the node does not serve this Host or web page, or it serves the method to its owner only. The HTTP status is 403. */
  notAllowedForKey: { code: -32003, message: 'this API key is not valid for the <network or method> <name>', also: ['this API key is valid for web pages only, and this request has no Origin', 'this Host is not served; to allow it, start the node with --allowed-hosts', 'cross-origin requests are not served; to allow this origin, start the node with --cors', '<method> is not offered on chain ids 30 and 31', '<method> is only for the owner of the node\'s machine, on a loopback address and without proxy'] },
  /** With `--compat ethereum`, the block is unknown, or it is not on the main chain although `requireCanonical` is true. */
  notFoundAsEthereum: { code: -32000, message: 'header not found', also: ['header for hash not found', 'hash is not currently canonical', 'request beyond head block: requested <number>, head <number>', 'block #<number> not found', 'block <hash> not found'] },
  /** Several processes serve the chain, and the one that received the request cannot answer it. It has received no news of the newest block for some seconds, or no process writes the chain at this moment. Or the writer has not responded in time and may have carried out the request. */
  notReady: { code: -32603, message: 'not ready: <reason>' },
  /** The body is not JSON. */
  parseError: { code: -32700, message: 'JSON parse error' },
  /** The percentiles of a fee history are not in ascending order. */
  percentilesOutOfOrder: { code: -32602, message: 'reward percentiles should ascend, but <percentile> comes after <percentile>' },
  /** With `--compat ethereum`, or in `eth_simulateV1`, the request has a value that go-ethereum refuses. The message is geth's. */
  refusedAsEthereum: { code: -32000, message: 'both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified', also: ['both "data" and "input" are set and not equal. Please use "input" to pass transaction call data', 'contract creation without any data provided', 'chainId does not match node\'s (have=<id>, want=<id>)', 'invalid reward percentile: <percentile>', 'invalid reward percentile: #<position>:<percentile> >= #<position>:<percentile>', 'account <address> has both \'state\' and \'stateDiff\'', 'account <address> is not a precompile', 'BlockOverrides.<member> is not supported for this RPC', 'time: invalid duration "<text>"', 'subscription not found'] },
  /** A web page asked the wallet for more than the published development accounts. The HTTP status is 403. */
  refusedToWebPage: { code: -32003, message: 'a request with an Origin header, as from a web page, may use only the published development accounts' },
  /** The response, or all responses of a batch together, would be larger than the node sends. */
  responseTooLarge: { code: -32011, message: 'Response size limit of <limit> bytes exceeded' },
  /** The node has no wallet for this network. */
  signingDisabled: { code: -32602, message: 'Local wallet is disabled in this node' },
  /** A call has a higher gas limit than the gas that is left in its simulated block. */
  simulatedBlockFull: { code: -38015, message: 'block gas limit reached: remaining: <gas>, required: <gas>' },
  /** The number of a simulated block is not above that of the previous block. */
  simulatedBlockNumber: { code: -38020, message: 'block numbers must be in order: <number> <= <number>' },
  /** The sender of a simulated call cannot pay for its gas and value. */
  simulatedFundsTooLow: { code: -38014, message: 'insufficient funds for gas * price + value: address <address> have <wei> want <wei>' },
  /** With `validation`, the gas price of a call is not one that its block accepts. */
  simulatedGasPriceTooLow: { code: -38012, message: 'gas price not allowed: tx: <wei> minimum: <wei>' },
  /** The gas of a simulated call does not cover its data. */
  simulatedGasTooLow: { code: -38013, message: 'intrinsic gas too low: have <gas>, want <gas>', also: ['blake2f is called without data'] },
  /** A simulated call creates a contract with init code that is too long for a transaction. */
  simulatedInitCodeTooLong: { code: -38025, message: 'max initcode size exceeded: code size <bytes> limit <bytes>' },
  /** With `validation`, the nonce of a call is above the sender's next one. */
  simulatedNonceTooHigh: { code: -38011, message: 'nonce too high: tx: <nonce> state: <nonce>' },
  /** With `validation`, the nonce of a call is below the sender's next one. */
  simulatedNonceTooLow: { code: -38010, message: 'nonce too low: tx: <nonce> state: <nonce>' },
  /** The time of a simulated block is not above that of the previous block. */
  simulatedTimestamp: { code: -38021, message: 'block timestamps must be in order: <seconds> <= <seconds>' },
  /** The simulation is larger than the node allows. */
  simulationTooLarge: { code: -38026, message: 'too many blocks', also: ['too many calls (max <count>)', 'too many slots (max <count>)', 'gas cap of <gas> exhausted', 'outputs and logs exceed <bytes> bytes'] },
  /** The storage entry of a native contract is longer than one word. */
  storageCellTooLong: { code: -32000, message: 'storage value is longer than 32 bytes' },
  /** The node does not accept a miner's Bitcoin block. Its work is not one of the newest twenty, it misses the target or does not prove its coinbase, or submissions are too frequent. */
  submissionRefused: { code: -33000, message: 'Cannot publish block, could not find hash <hash> in the cache', also: ['Cannot publish block, block submission rate limit exceeded', 'Invalid block supplied by miner: <block hash> <hash for merged mining> at height <number>', 'The list of merkle hashes can\'t be empty'] },
  /** More addresses would be banned than the node stores. */
  tooManyBannedAddresses: { code: -32000, message: 'limit of <limit> banned addresses exceeded' },
  /** A filter or subscription for logs names more addresses and topics, all positions together, than the node stores for one. */
  tooManyLogChoices: { code: -32602, message: 'a stored filter has at most <limit> addresses and topics, got <count>' },
  /** A search for traces covers more blocks than one request may. */
  traceRangeTooWide: { code: -32012, message: 'limit of <limit> blocks exceeded: request up to block <number>' },
  /** The node mines at once, but the transaction is not in the block. */
  transactionNotMined: { code: -32009, message: 'Unknown error when sending transaction: transaction wasn\'t mined' },
  /** The request waits until its transaction is mined, and the transaction was not mined in time (EIP-7966). It may still be mined. */
  transactionNotMinedInTime: { code: 4, message: 'The transaction was added to the transaction pool but wasn\'t processed in <time> ms' },
  /** The transaction is well-formed, but the pool rejects it, for example with `transaction nonce too low`. */
  transactionRefused: { code: -32010, message: '<why the pool refuses it>' },
  /** With `--compat ethereum`, the transaction is well-formed, but the pool rejects it. The message is geth's, except for rules that only Rootstock has. */
  transactionRefusedAsEthereum: { code: -32000, message: 'intrinsic gas too low: have <gas>, want <gas>', also: ['already known', 'nonce too low: next nonce <nonce>, tx nonce <nonce>', 'nonce too high: tx nonce <nonce>, gapped nonce <nonce>', 'transaction underpriced: gas tip cap <wei>, minimum needed <wei>', 'replacement transaction underpriced', 'exceeds block gas limit: tx gas <gas>, limit <gas>', 'oversized data: transaction size <bytes>, limit <bytes>', 'max initcode size exceeded: code size <bytes>, limit <bytes>', 'txpool is full', 'transaction\'s gas price exceeds cap'] },
  /** A call or an estimate selects a block by an unknown number, which the message has in decimal. */
  unknownBlockNumber: { code: -32602, message: 'Invalid block number <number>' },
  /** A cursor names a block that this node does not have, or no longer has. */
  unknownChainPlace: { code: -32602, message: 'block <number> with hash <hash> is not known' },
  /** The node with the newest block of an upstream network (`scion start --upstream`) does not answer. No other node has received the block within 2 seconds. */
  upstreamBehind: { code: -32000, message: '<method>: the nodes of this network that answer do not have its newest block yet' },
  /** The blocks and the state of the network are those of other nodes (`scion start --upstream`), and none of them answers, or all answers were wrong. */
  upstreamUnavailable: { code: -32000, message: '<method>: no node of this network answers' },
  /** The node has no wallet for this network. */
  walletDisabled: { code: -32604, message: 'The local wallet feature is disabled' },
  /** The wallet stores its maximum number of accounts, or the maximum number of accounts was created from seeds. */
  walletFull: { code: -32000, message: 'the wallet holds <limit> accounts, which is its maximum' },
} as const

export type ErrorName = keyof typeof errors

/** Types of `data` by error name; other errors have no `data`. */
export interface ErrorData {
  /** The block on which the chain stands. */
  belowBase: S.BelowBaseData
  /** The revert payload, `0x` if it is empty. With `--fail-on-revert` it is also `0x` if the transaction failed for another reason. */
  executionReverted: S.Data
  /** The revert payload, `0x` if it is empty or the transaction failed for another reason. */
  executionRevertedAsEthereum: S.Data
  /** Present if the request names a range of blocks by numbers. */
  executionTimedOut: S.ShorterRangeData
  /** The reason, if the filter has ended because of its block. */
  filterNotFound: S.HintData
  /** Present if the execution met an opcode that Rootstock does not have, or another rule of gas. */
  gasExceedsAllowance: S.HintData
  /** Place of the key in a request, and the source of a key. */
  invalidApiKey: S.HintData
  /** Location of the mistake. Absent if it is not in one parameter. */
  invalidParams: S.InvalidParamsData
  /** The limit that was exceeded. Absent if no limit was. */
  invalidRequest: S.HintData
  /** Location of the mistake. */
  invalidTracePositions: S.InvalidParamsData
  /** Present for a typed transaction. */
  invalidTransaction: S.HintData
  /** Time of a retry, and the part of the limit that is left. */
  limitExceeded: S.LimitData
  /** The first block whose logs must be requested again. */
  logCursorReorganised: S.LogCursorData
  /** The requested range, and a shorter one within the limit. */
  logLimitExceeded: S.RangeLimitData
  /** The method, and where to find it. */
  methodNotFound: S.MethodNotFoundData
  /** The limit. If the request names a range of blocks by numbers, also a shorter range. */
  responseTooLarge: S.ResponseSizeData
  /** The requested range, and a shorter one within the limit. */
  traceRangeTooWide: S.RangeLimitData
  /** Present if the cause is known. */
  transactionNotMined: S.HintData
  /** The hash of the transaction. */
  transactionNotMinedInTime: S.Hash
  /** Present if the gas price is too low or too high, or if the nonce or the gas limit is too high. */
  transactionRefused: S.HintData
  /** Present if the gas price is too low or too high, or if the nonce is too high. */
  transactionRefusedAsEthereum: S.HintData
  /** Time of a retry. */
  upstreamBehind: S.RetryData
}

/** Errors of every method. */
export type CommonErrorName = 'baseUnavailable' | 'belowBase' | 'bridgeUndecodable' | 'bridgeUnreadable' | 'executionTimedOut' | 'internalError' | 'invalidApiKey' | 'invalidParams' | 'invalidRequest' | 'limitExceeded' | 'methodNotFound' | 'noTimeLeft' | 'notAllowedForKey' | 'notReady' | 'parseError' | 'responseTooLarge' | 'upstreamBehind' | 'upstreamUnavailable'
