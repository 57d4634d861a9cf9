import { describe, expect, it } from 'vitest'
import type { Method, OpenRpcDocument, Schema } from '../../scripts/codegen/openrpc.ts'
import { printSignatures } from '../../scripts/codegen/print/signatures.ts'
import { document } from '../_helpers/fixture.ts'

const shown = document.methods.find(({ name }) => name === 'eth_chainId')
if (shown === undefined) throw new Error('a method is needed')

const withMethod = (more: Partial<Method>, schemas: Record<string, Schema> = {}): OpenRpcDocument => ({
  ...document,
  methods: [{ ...shown, name: 'eth_new', ...more }],
  components: { ...document.components, schemas },
})

describe('signatures', () => {
  it('a printed signature has the names, the number of required parameters and changesState', () => {
    const params = [
      { name: 'a', required: true, schema: { type: 'string' } },
      { name: 'b', required: false, schema: { type: 'string' } },
    ]
    expect(printSignatures(withMethod({ params }))).toContain("eth_new: { params: ['a', 'b'], required: 1 }")
    expect(printSignatures(withMethod({ params: [], 'x-changes-state': true }))).toContain('changesState: true')
  })

  it('a parameter with a member of its own name is refused', () => {
    const schema = { anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/Wrap' }] }
    const document = withMethod(
      { params: [{ name: 'filter', required: true, schema }] },
      { Wrap: { type: 'object', properties: { filter: { type: 'string' } } } },
    )
    expect(() => printSignatures(document)).toThrow('eth_new: parameter filter has a member of the same name')
  })
})
