export { createEvm } from './createEvm.ts'
export type { AncestorBlock, BlockEnvironment, Evm, Execution, Message, StopSign } from './execution.ts'
export { Pacer } from './pacer.ts'
