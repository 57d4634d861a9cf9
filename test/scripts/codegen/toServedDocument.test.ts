import { expect, it } from 'vitest'
import { toServedDocument } from '../../../scripts/codegen/toServedDocument.ts'
import { document } from '../../_helpers/fixture.ts'

it('no object of the served document has two members that generators name alike, and another spelling is a pattern', () => {
  const { schemas } = toServedDocument(document).components
  const alike = Object.entries(schemas).filter(([, { properties = {} }]) => {
    const names = Object.keys(properties).map((name) => name.charAt(0).toLowerCase() + name.slice(1))
    return new Set(names).size < names.length
  })
  expect(alike.map(([name]) => name)).toEqual([])
  const { properties, patternProperties } = schemas.AccountOverride ?? {}
  expect(properties).toHaveProperty('movePrecompileToAddress')
  expect(Object.keys(patternProperties ?? {})).toEqual(['^MovePrecompileToAddress$'])
})
