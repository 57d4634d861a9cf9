export { createEvm } from './createEvm.ts'
export type { AncestorBlock, BlockEnvironment, Evm, Execution, StopSign } from './execution.ts'
export { Pacer } from './pacer.ts'
