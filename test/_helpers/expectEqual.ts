import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/** Asserts the same as `toEqual`, which compares each byte of an array and is slow for many or long ones. */
export function expectEqual(found: unknown, expected: unknown, message?: string): void {
  if (!isDeepStrictEqual(found, expected)) expect(found, message).toEqual(expected)
}
