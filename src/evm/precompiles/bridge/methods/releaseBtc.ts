import { ALWAYS, act } from '../method.ts'
import { releaseBtc as run } from '../pegout/releaseBtc.ts'

export const releaseBtc = act('releaseBtc', [], 23_000n, ALWAYS, run)
