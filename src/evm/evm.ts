export { createEvm } from './createEvm.ts'
export type { BlockEnvironment, Evm, Execution, Message, StopSign } from './execution.ts'
