export { createEvm } from './createEvm.ts'
export type { AbortSignalLike, AncestorBlock, BlockEnvironment, Evm, Execution } from './execution.ts'
export { Pacer } from './pacer.ts'
