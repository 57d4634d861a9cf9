// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type { ErrorName } from './errors.ts'

/**
 * The error's name by code. Errors that share a code have their texts, with <> for each part that varies. The one without texts
 * has all other texts.
 */
export const errorKinds: {
  readonly [code: number]: ErrorName | { readonly [Name in ErrorName]?: readonly string[] } | undefined
} = {
  [-32602]: {
    accountNotFound: ['Account not found', 'Could not find account for address: <>', 'from is null'],
    invalidBannedAddress: ['invalid banned address <>'],
    invalidBitcoinBlock: ['Invalid Bitcoin block: <>'],
    invalidLogCursor: ['the cursor was not returned for this filter'],
    invalidLogRange: ['fromBlock (<>) is after toBlock (<>)'],
    invalidOverride: ['Precompiled contracts can not be overridden', 'Precompiled contracts can not be moved to an overridden address', 'AccountOverride.stateDiff and AccountOverride.state cannot be set at the same time', 'Account <> is not a precompiled contract', 'Account <> can not be moved', 'Account <> is already overridden', 'block number should be at most <>', 'block time should be at most <>'],
    invalidParams: [],
    invalidPrivateKey: ['Invalid param: value must be a private key, 1 to 32 bytes below the order of secp256k1'],
    invalidTracePositions: ['\'positions\' accepts only one index', '\'positions\' cannot be null or empty'],
    invalidTraceRange: ['fromBlock cannot be greater than toBlock'],
    invalidTracedPair: ['invalid params: parameter \'calls[<>]\': expected a call object and an array of trace types, in this order'],
    invalidTransaction: ['Invalid input: <>', 'Invalid chainId: <>'],
    invalidTypedData: ['Invalid typed data: <>'],
    percentilesOutOfOrder: ['reward percentiles should ascend, but <> comes after <>'],
    signingDisabled: ['Local wallet is disabled in this node'],
    tooManyLogChoices: ['a stored filter has at most <> addresses and topics, got <>'],
    unknownBlockNumber: ['Invalid block number <>'],
    unknownChainPlace: ['block <> with hash <> is not known'],
  },
  [-32000]: {
    baseUnavailable: ['<>: no answer from the remote node: <>', '<>: <> answered: <>', '<>: the endpoint returned no <>', '<>: the answer is not stored, and the remote node is not asked; run once without --offline to store it'],
    belowBase: ['this node does not have <>: its chain begins at block <>; ask a node that has the whole chain'],
    bridgeUnreadable: ['the endpoint of this fork does not return the Bridge\'s storage: fork from a Scion, or from a node that has rsk_getStorageBytesAt enabled'],
    callFailed: ['out of gas', 'err: intrinsic gas too low: have <>, want <> (supplied gas <>)', 'invalid opcode: INVALID', 'invalid opcode: opcode 0x<> not defined', 'invalid jump destination', 'stack underflow (<> <> <>)'],
    controlRefused: ['at most 1000000 blocks can be mined at a time', 'the next block\'s time must be after <>, the newest block\'s time, got <>', 'the next block\'s time must be at most <>', 'this chain has no control methods: other nodes make its blocks', 'cannot remove <> blocks: the chain has <> above its first, block <>', 'this chain is no fork: start one with scion dev --fork-url', 'the endpoint must have the forked chain (chain id <>), got chain id <>: start another fork', 'at most 10000 accounts can be impersonated', 'accounts can be impersonated on sandboxes only: other nodes would refuse such blocks', 'an interval must be 0 or at least 10 milliseconds', 'random intervals need a smallest one above 0 and a largest one that is not below it', 'a <> must be below <>', 'the state is too large: a dump has at most <> values and <> bytes', 'the state must be a result of dumpState', 'the state must be whole, not that of a fork', 'at most <> blocks can be mined and returned at a time', 'at most <> blocks can be replaced at a time, got <>', 'the index of a new block must be below the depth <>, got <>', 'a pair must have a transaction, as 0x-prefixed RLP or an object, then the index of its block', 'transaction <> cannot be executed in the new block <>: check its nonce <>, the sender\'s balance there, its gas price <>, and that its gas <> fits the block', 'no storage slot of <> holds this amount: the address must be a token that stores each amount in a slot of its own', 'a block interval must be at most <> seconds', 'transaction <> cannot be dropped: it was mined in block <>; revert to a snapshot', 'a block\'s gas limit must be <> to <>, got <>'],
    filterNotFound: ['filter not found'],
    gasExceedsAllowance: ['gas required exceeds allowance (<>)'],
    insufficientFunds: ['insufficient funds for transfer', 'insufficient funds for gas * price + value: address <> have <> want <>'],
    logCursorReorganised: ['the chain was reorganised below the cursor: restart from block <>'],
    noTimeLeft: ['no block can follow the newest one, whose time <> is the maximum: revert to a snapshot, or reset the chain'],
    notFoundAsEthereum: ['header not found', 'header for hash not found', 'hash is not currently canonical', 'request beyond head block: requested <>, head <>', 'block #<> not found', 'block <> not found'],
    refusedAsEthereum: ['both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified', 'both "data" and "input" are set and not equal. Please use "input" to pass transaction call data', 'contract creation without any data provided', 'chainId does not match node\'s (have=<>, want=<>)', 'invalid reward percentile: <>', 'invalid reward percentile: #<>:<> >= #<>:<>', 'account <> has both \'state\' and \'stateDiff\'', 'account <> is not a precompile', 'BlockOverrides.<> is not supported for this RPC', 'time: invalid duration "<>"', 'subscription not found'],
    storageCellTooLong: ['storage value is longer than 32 bytes'],
    tooManyBannedAddresses: ['limit of <> banned addresses exceeded'],
    transactionRefusedAsEthereum: ['intrinsic gas too low: have <>, want <>', 'already known', 'nonce too low: next nonce <>, tx nonce <>', 'nonce too high: tx nonce <>, gapped nonce <>', 'transaction underpriced: gas tip cap <>, minimum needed <>', 'replacement transaction underpriced', 'exceeds block gas limit: tx gas <>, limit <>', 'oversized data: transaction size <>, limit <>', 'max initcode size exceeded: code size <>, limit <>', 'txpool is full', 'transaction\'s gas price exceeds cap'],
    upstreamBehind: ['<>: the nodes of this network that answer do not have its newest block yet'],
    upstreamUnavailable: ['<>: no node of this network answers'],
    walletFull: ['the wallet holds <> accounts, which is its maximum'],
  },
  [-32600]: {
    blockNotCanonical: ['Block with hash <> is not canonical and it is required'],
    blockNotFound: ['Block <> not found'],
    invalidRequest: [],
  },
  [-32015]: 'executionReverted',
  [3]: 'executionRevertedAsEthereum',
  [-32011]: {
    executionTimedOut: ['Execution has got timeout out.', 'the operator ended the call'],
    responseTooLarge: ['Response size limit of <> bytes exceeded'],
  },
  [-32603]: {
    internalError: ['Internal server error'],
    keyNotAvailable: ['Address private key is locked or could not be found in this node', 'From address private key could not be found in this node'],
    notReady: ['not ready: <>'],
  },
  [-32001]: 'invalidApiKey',
  [-32005]: 'limitExceeded',
  [-32012]: {
    logLimitExceeded: ['Filter returned more than <> logs.'],
    traceRangeTooWide: ['limit of <> blocks exceeded: request up to block <>'],
  },
  [-32601]: 'methodNotFound',
  [-32003]: {
    notAllowedForKey: ['this API key is not valid for the <> <>', 'this API key is valid for web pages only, and this request has no Origin', 'this Host is not served; to allow it, start the node with --allowed-hosts', 'cross-origin requests are not served; to allow this origin, start the node with --cors', '<> is not offered on chain ids 30 and 31', '<> is only for the owner of the node\'s machine, on a loopback address and without proxy'],
    refusedToWebPage: ['a request with an Origin header, as from a web page, may use only the published development accounts'],
  },
  [-32700]: 'parseError',
  [-38015]: 'simulatedBlockFull',
  [-38020]: 'simulatedBlockNumber',
  [-38014]: 'simulatedFundsTooLow',
  [-38012]: 'simulatedGasPriceTooLow',
  [-38013]: 'simulatedGasTooLow',
  [-38025]: 'simulatedInitCodeTooLong',
  [-38011]: 'simulatedNonceTooHigh',
  [-38010]: 'simulatedNonceTooLow',
  [-38021]: 'simulatedTimestamp',
  [-38026]: 'simulationTooLarge',
  [-33000]: 'submissionRefused',
  [-32009]: 'transactionNotMined',
  [4]: 'transactionNotMinedInTime',
  [-32010]: 'transactionRefused',
  [-32604]: 'walletDisabled',
}
