import type { Rules } from '../chainspec/rules.ts'

/**
 * Everything in calls and creations that differs by rule; opcodes and precompiles carry their rules in their tables.
 */
export interface RuleFlags {
  /** Frames may be this deep; the outermost is 0. */
  readonly maxDepth: number
  /** A precompile called by a transaction needs gas for the transaction's intrinsic cost, too. */
  readonly countsIntrinsicGas: boolean
  /** STATICCALL pops a value and moves it, as CALL does. */
  readonly movesValueStatically: boolean
  /** The gas of a call grows to at most 2^63 - 1 by the stipend; before, more than that failed the caller. */
  readonly saturatesCallGas: boolean
  /** A call writes no more of a precompile's output than it has made room for. */
  readonly cutsPrecompileOutput: boolean
  /** EXTCODESIZE of a precompile is 2^256 - 1, and precompiles fill the return buffer. */
  readonly showsPrecompiles: boolean
  /** Created contracts begin with nonce 1 and may not replace an account with code or nonce. */
  readonly guardsCreation: boolean
  /** EXTCODEHASH of a contract without code is the hash of nothing, as elsewhere, and not 0. */
  readonly hashesEmptyCode: boolean
  /** Calls that open no frame empty the return buffer. */
  readonly resetsReturnBuffer: boolean
  /** A contract created by a transaction keeps the balance its address had. */
  readonly keepsBalance: boolean
  /** A failing precompile fails its call; before, it failed the caller. */
  readonly containsPrecompileErrors: boolean
  /** Init code costs gas by the word. */
  readonly pricesInitCode: boolean
  readonly limitsInitCode: boolean
  readonly limitsCode: boolean
  /** A failed code deposit fails the creation; before, it left a contract without code. */
  readonly revertsFailedDeposit: boolean
  /** Precompiles see no more input than they need. */
  readonly cutsPrecompileInput: boolean
  /** Code may not begin with 0xEF. */
  readonly refusesEfCode: boolean
}

/** The flags that a set of rules turns on. */
export function ruleFlagsOf(rules: Rules): RuleFlags {
  return {
    maxDepth: rules.has('rskip150') ? 400 : 1024,
    countsIntrinsicGas: rules.has('rskip136'),
    movesValueStatically: !rules.has('rskip103'),
    saturatesCallGas: rules.has('rskip150'),
    cutsPrecompileOutput: rules.has('rskip150'),
    showsPrecompiles: rules.has('rskip90'),
    guardsCreation: rules.has('rskip125'),
    hashesEmptyCode: rules.has('rskip169'),
    resetsReturnBuffer: rules.has('rskip171'),
    keepsBalance: rules.has('rskip174'),
    containsPrecompileErrors: rules.has('rskip197'),
    pricesInitCode: rules.has('rskip438'),
    limitsInitCode: rules.has('rskip438') && rules.has('codeLimits'),
    limitsCode: rules.has('codeLimits'),
    revertsFailedDeposit: rules.has('rskip453'),
    cutsPrecompileInput: rules.has('rskip516'),
    refusesEfCode: rules.has('rskip544'),
  }
}
