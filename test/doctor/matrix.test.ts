import { expect, it } from 'vitest'
import { createMatrix } from '../../src/doctor/matrix.ts'

it('one invalid result makes the results of a method invalid, whatever results follow', () => {
  const matrix = createMatrix(['eth_call', 'eth_chainId', 'eth_gasPrice'])
  for (const result of ['valid', 'invalid', 'valid'] as const) matrix.judged('eth_call', result)
  matrix.judged('eth_chainId', 'valid')
  expect(matrix.rows().map(({ resultValid }) => resultValid)).toEqual([false, true, undefined])
})
