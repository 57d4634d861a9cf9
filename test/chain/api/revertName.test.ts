import { expect, it } from 'vitest'
import { withRevertName } from '../../../src/chain/api/revertName.ts'

const PAYLOAD = Uint8Array.of(1, 2, 3, 4)
const REFERENCE = 'VM Exception while processing transaction: transaction reverted'
const CUSTOM = { name: 'custom error TooLarge(5000, 1000)' }
const PANIC = { name: 'panic 0x11', meaning: 'arithmetic overflow or underflow' }

it.each([
  [REFERENCE, CUSTOM, `${REFERENCE} with custom error TooLarge(5000, 1000)`],
  [REFERENCE, PANIC, `${REFERENCE} with panic 0x11: arithmetic overflow or underflow`],
  ['execution reverted', CUSTOM, 'execution reverted: custom error TooLarge(5000, 1000)'],
  [
    'execution reverted: arithmetic underflow or overflow',
    PANIC,
    'execution reverted: arithmetic underflow or overflow (panic 0x11)',
  ],
])('the message %s has the name of the error behind it, %j', (message, name, expected) => {
  expect(withRevertName(message, PAYLOAD, () => name)).toBe(expected)
  expect(withRevertName(message, PAYLOAD, () => undefined)).toBe(message)
  expect(withRevertName(message, PAYLOAD, undefined)).toBe(message)
})
