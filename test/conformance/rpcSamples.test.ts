import { expect, it } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import { resultValidators } from '../../generated/resultValidators.ts'
import { parseParams } from '../../src/rpc/parseParams.ts'
import { describeVectors } from '../_helpers/vectors.ts'
import type { RpcCase } from './rpc/case.ts'
import { isSample } from './rpc/coverage.ts'
import { mendSample, SHORTCOMINGS } from './rpc/samples.ts'

// What pages show was answered by chains that are not here: their requests must be taken, and their answers be of our form.
describeVectors<readonly RpcCase[]>('rpc.json', (cases) => {
  const lacking = new Set<string>()
  for (const { id, method, params, expect: expected } of cases.filter(isSample)) {
    const name = methodNames.find((known) => known === method)
    if (name === undefined) continue
    it(`${id}: ${method} takes what the page asks, and answers in this form`, () => {
      parseParams(name, params)
      if (!('result' in expected)) return
      const { mended, lacked } = mendSample(name, expected.result)
      for (const { why } of lacked) lacking.add(why)
      const validate = resultValidators[name]
      expect(validate(mended), JSON.stringify(validate.errors)).toBe(true)
    })
  }

  it('each shortcoming that samples may have is one that some have', () => {
    expect([...lacking].sort()).toEqual(SHORTCOMINGS.map(({ why }) => why).sort())
  })
})
