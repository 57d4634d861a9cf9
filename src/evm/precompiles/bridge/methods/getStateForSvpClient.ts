import { localSince, read } from '../method.ts'
import { stateForProposed } from '../pegout/states.ts'

export const getStateForSvpClient = read(
  'getStateForSvpClient',
  [],
  'bytes',
  4000n,
  localSince('rskip419'),
  stateForProposed,
)
