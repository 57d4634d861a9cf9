import { registerTransaction } from '../changes.ts'
import { ALWAYS, act } from '../method.ts'

export const registerBtcTransaction = act(
  'registerBtcTransaction',
  ['bytes', 'int256', 'bytes'],
  22_000n,
  ALWAYS,
  registerTransaction,
)
