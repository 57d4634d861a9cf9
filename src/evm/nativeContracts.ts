// The parts of src/evm that native contracts outside it need: the Bridge and REMASC.
export { getBalance, transfer } from './accounts.ts'
export { type CallKind, exception } from './frame.ts'
export { internalHash } from './internalTransaction.ts'
export type { Payment } from './observer.ts'
export {
  type AbiEncoded,
  type AbiType,
  type AbiValue,
  type ArgumentsOf,
  type ArgumentType,
  decodeArguments,
  encodeResult,
  encodeValue,
  eventTopic,
  joinValues,
  selectorOf,
} from './precompiles/native/abi.ts'
export type { Items } from './precompiles/native/abiCodecs.ts'
export {
  type Precompile,
  type PrecompileCall,
  type PrecompileContext,
  PrecompileFailure,
  type PreparedCall,
  simplePrecompile,
} from './precompiles/precompile.ts'
