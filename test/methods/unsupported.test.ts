import { describe, expect } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import { methodTraits } from '../../generated/traits.ts'
import { it } from '../_helpers/it.ts'
import { call } from '../_helpers/wire.ts'

const unsupported = methodNames.filter((name) => methodTraits[name]?.unsupported !== undefined)

describe('unsupported methods', () => {
  it('unsupported methods are the compilers, db and shh', () => {
    const modules = unsupported.map((name) => name.split('_')[0])
    expect([unsupported.length, [...new Set(modules)]]).toEqual([18, ['db', 'eth', 'shh']])
  })

  it.for(['hosted', 'local', 'node', 'dev'])(
    "unsupported methods are refused with the document's text in profile %s",
    async (profile, { startNode }) => {
      const { node, url } = await startNode({ profile, open: profile !== 'hosted', networks: ['regtest'] })
      const path = profile === 'hosted' ? (await node.keys.create({ name: 'all', network: 'all' })).key : ''
      for (const name of unsupported) {
        for (const params of [[], ['0x1', {}, 3]]) {
          const { body } = await call(url(`regtest/${path}`), name, params)
          expect(body).toMatchObject({
            error: { code: -32601, message: methodTraits[name]?.unsupported, data: { method: name } },
          })
        }
      }
    },
  )
})
