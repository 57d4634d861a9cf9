import type { Upgrade } from './upgrades.ts'

/**
 * The upgrade that brings each rule, unless a network overrides it; undefined: none does; always: it
 * is there from genesis on (protocol/networks#upgrades).
 * Rules without a comment concern the Bridge alone.
 */
export const UPGRADE_OF_RULE = {
  // bahamas
  rskip136: 'bahamas', // gas arithmetic saturates; refunds of precompile calls
  baseEventRequired: 'bahamas', // headers of version 2 are complete; testnet began with some that are not
  // afterBridgeSync
  areBridgeTxsPaid: 'afterBridgeSync', // federators pay for their Bridge transactions
  // orchid
  rskip85: 'orchid', // REMASC payment floors; state roots are validated
  rskip87: 'orchid',
  rskip88: 'orchid',
  rskip89: 'orchid',
  rskip90: 'orchid', // code size of precompiles, return buffer
  rskip91: 'orchid', // STATICCALL
  rskip92: 'orchid', // block hash leaves out merkle proof and coinbase
  rskip97: 'orchid', // difficulty no longer drops after 600 seconds
  rskip98: 'orchid', // no fallback mining
  // orchid060
  rskip103: 'orchid060', // STATICCALL takes no value
  // wasabi100
  rskip106: 'wasabi100', // HDWalletUtils
  rskip110: 'wasabi100', // fork detection data
  rskip119: 'wasabi100', // BlockHeader contract
  rskip120: 'wasabi100', // SHL, SHR, SAR
  rskip122: 'wasabi100',
  rskip123: 'wasabi100',
  rskip124: 'wasabi100',
  rskip125: 'wasabi100', // CREATE2
  rskip126: 'wasabi100', // unitrie
  rskip132: 'wasabi100',
  // twoToThree
  rskip150: 'twoToThree', // call depth 400
  // papyrus200
  rskip134: 'papyrus200',
  rskip137: 'papyrus200', // bn128
  rskip140: 'papyrus200', // EXTCODEHASH
  rskip143: 'papyrus200',
  rskip146: 'papyrus200',
  rskip151: 'papyrus200', // SELFBALANCE
  rskip152: 'papyrus200', // CHAINID
  rskip156: 'papyrus200', // difficulty divisor 400
  rskipUmm: 'papyrus200', // UMM root in headers
  // iris300
  rskip153: 'iris300', // blake2f
  rskip169: 'iris300', // standard EXTCODEHASH
  rskip170: 'iris300',
  rskip171: 'iris300', // return buffer is reset
  rskip174: 'iris300', // creation keeps the balance
  rskip176: 'iris300',
  rskip179: 'iris300', // Bitcoin time distance
  rskip180: 'iris300', // merkle proof length
  rskip181: 'iris300',
  rskip185: 'iris300',
  rskip186: 'iris300',
  rskip191: 'iris300', // non-Ethereum opcodes go
  rskip197: 'iris300', // errors of precompiles
  rskip199: 'iris300',
  rskip200: 'iris300',
  rskip201: 'iris300',
  rskip218: 'iris300', // other RSK Labs address
  rskip219: 'iris300',
  rskip220: 'iris300',
  // hop400
  rskip271: 'hop400',
  rskip284: 'hop400',
  rskip290: 'hop400', // testnet minimum difficulty
  rskip293: 'hop400',
  rskip294: 'hop400',
  rskip297: 'hop400', // testnet Bitcoin time distance
  // hop401
  rskip353: 'hop401',
  rskip357: 'hop401',
  // fingerroot500
  rskip252: 'fingerroot500', // gas price cap
  rskip326: 'fingerroot500',
  rskip374: 'fingerroot500',
  rskip375: 'fingerroot500',
  rskip377: 'fingerroot500',
  rskip383: 'fingerroot500',
  rskip385: 'fingerroot500',
  // arrowhead600
  rskip203: 'arrowhead600', // Environment contract
  rskip376: 'arrowhead600',
  rskip379: 'arrowhead600',
  rskip398: 'arrowhead600', // PUSH0
  rskip400: 'arrowhead600', // calldata at 16 gas
  rskip412: 'arrowhead600', // BASEFEE
  rskip415: 'arrowhead600', // REMASC pays federators at their RSK keys
  rskip417: 'arrowhead600',
  // arrowhead631
  rskip434: 'arrowhead631',
  // lovell700
  rskip419: 'lovell700',
  rskip427: 'lovell700',
  rskip428: 'lovell700',
  rskip438: 'lovell700', // init code limit
  rskip445: 'lovell700', // MCOPY
  rskip446: 'lovell700', // TLOAD, TSTORE
  rskip453: 'lovell700', // failed code deposit reverts
  rskip454: 'lovell700',
  rskip459: 'lovell700',
  rskip460: 'lovell700',
  // reed800
  rskip305: 'reed800',
  rskip516: 'reed800', // secp256k1 add and mul
  // reed810
  rskip144: 'reed810', // parallel transactions
  rskip351: 'reed810', // header version 1
  rskip502: 'reed810',
  rskip529: 'reed810',
  rskip536: 'reed810', // work in BlockHeader contract
  // vetiver900
  rskip540: 'vetiver900',
  rskip544: 'vetiver900', // code must not begin with 0xEF
  rskip551: 'vetiver900',
  rskip552: 'vetiver900', // blake2f without data
  // tbd1000
  rskip559: 'tbd1000',
  // by override only
  rskip535: undefined, // header version 2
  // from genesis on, but for sandboxes that want none
  codeLimits: 'always', // of contracts, init code and transactions
} as const satisfies Record<string, Upgrade | 'always' | undefined>

/** A consensus rule: an RSKIP, or a switch of the reference's that never got a number. */
export type Rule = keyof typeof UPGRADE_OF_RULE

/** The rules that hold at some height; see `rulesAt`. */
export type Rules = ReadonlySet<Rule>

/** Every rule there is. */
// `keys` is typed as strings; the table above has no others.
export const RULES = Object.keys(UPGRADE_OF_RULE) as readonly Rule[]
