import type { Bytes } from '../../base/bytes.ts'
import { defineError } from '../../base/errors.ts'
import { toHex } from '../../base/hex.ts'

/** The store has a chain with another genesis or other rules than the settings. */
export const WrongChain = defineError('wrongChain', (message: string) => message)

/** Init code of a contract in the genesis block returns no code. */
export const FailedInitCode = defineError(
  'failedInitCode',
  (address: Bytes, fault: string) => `the init code of ${toHex(address)} ${fault}`,
)

/** The import of the state with which a chain begins was interrupted, so that the chain is incomplete. */
export const InterruptedImport = defineError(
  'interruptedImport',
  (height: number) => `the import of the state of block ${height} was interrupted`,
)
