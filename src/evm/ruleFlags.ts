import type { Rules } from '../chainspec/rules.ts'

/** The differences between rules in calls and creations. Opcodes and precompiles have their rules in their tables. */
export interface RuleFlags {
  /** Max. depth of frames; the outermost frame has depth 0. */
  readonly maxDepth: number
  /** A precompile that a transaction calls needs gas for the intrinsic cost as well. */
  readonly countsIntrinsicGas: boolean
  /** STATICCALL pops a value and moves it, as CALL does. */
  readonly movesValueStatically: boolean
  /** The stipend raises the gas of a call to at most 2^63 - 1; before, more than that failed the caller. */
  readonly saturatesCallGas: boolean
  /** A call writes only as much of a precompile's output as the caller asks for. */
  readonly cutsPrecompileOutput: boolean
  /** EXTCODESIZE of a precompile is 2^256 - 1, and precompiles fill the return buffer. */
  readonly showsPrecompiles: boolean
  /** Created contracts begin with nonce 1 and may not replace an account with code or nonce. */
  readonly guardsCreation: boolean
  /** EXTCODEHASH of a contract without code is the hash of no bytes, not 0. */
  readonly hashesEmptyCode: boolean
  /** Calls that open no frame empty the return buffer. */
  readonly resetsReturnBuffer: boolean
  /** A contract that a transaction creates keeps the balance of its address. */
  readonly keepsBalance: boolean
  /** A failing precompile fails its call; before, it failed the caller. */
  readonly containsPrecompileErrors: boolean
  /** Init code has a price per word. */
  readonly pricesInitCode: boolean
  readonly limitsInitCode: boolean
  readonly limitsCode: boolean
  /** A failed code deposit fails the creation; before, it left a contract without code. */
  readonly revertsFailedDeposit: boolean
  /** Contracts pass only as much input to precompiles as these read. */
  readonly cutsPrecompileInput: boolean
  /** Code may not begin with 0xEF. */
  readonly refusesEfCode: boolean
}

/** Returns the flags of a set of rules. */
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
