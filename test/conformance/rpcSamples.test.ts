import { expect, it } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import { resultValidators } from '../../generated/resultValidators.ts'
import { parseParams } from '../../src/rpc/parseParams.ts'
import { describeVectors } from '../_helpers/vectors.ts'
import type { RpcCase } from './rpc/case.ts'
import { isSample } from './rpc/coverage.ts'
import { mendSample, SHORTCOMINGS } from './rpc/samples.ts'

// Samples in documentation come from unavailable chains: parameters must be accepted, and results must match the result's schema.
describeVectors<readonly RpcCase[]>('rpc.json', (cases) => {
  const lacking = new Set<string>()
  for (const { id, method, params, expect: expected } of cases.filter(isSample)) {
    const name = methodNames.find((known) => known === method)
    if (name === undefined) continue
    it(`${method} accepts the documented parameters and has the form of the documented result (${id})`, () => {
      parseParams(name, params)
      if (!('result' in expected)) return
      const { mended, lacked } = mendSample(name, expected.result)
      for (const { why } of lacked) lacking.add(why)
      const validate = resultValidators[name]
      expect(validate(mended), JSON.stringify(validate.errors)).toBe(true)
    })
  }

  it('every listed shortcoming occurs in at least one sample', () => {
    expect([...lacking].sort()).toEqual(SHORTCOMINGS.map(({ why }) => why).sort())
  })
})
