import { LOCAL, read } from '../method.ts'
import { stateForDebugging } from '../pegout/states.ts'

export const getStateForDebugging = read('getStateForDebugging', [], 'bytes', 3_000_000n, LOCAL, stateForDebugging)
