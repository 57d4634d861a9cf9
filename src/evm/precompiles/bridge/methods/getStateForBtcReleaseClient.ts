import { LOCAL, read } from '../method.ts'
import { stateForSigners } from '../pegout/states.ts'

export const getStateForBtcReleaseClient = read(
  'getStateForBtcReleaseClient',
  [],
  'bytes',
  4000n,
  LOCAL,
  stateForSigners,
)
