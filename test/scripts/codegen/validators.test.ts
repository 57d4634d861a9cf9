import { transform } from 'esbuild'
import { expect, it } from 'vitest'
import type { Method, OpenRpcDocument, Schema } from '../../../scripts/codegen/openrpc.ts'
import { printValidators } from '../../../scripts/codegen/print/validators.ts'

const schemas: Readonly<Record<string, Schema>> = {
  Even: { type: 'object', properties: { next: { $ref: '#/components/schemas/Odd' } }, additionalProperties: false },
  Odd: { type: 'object', properties: { next: { $ref: '#/components/schemas/Even' } }, additionalProperties: false },
  Word: { type: 'string', pattern: '^[a-z]+$' },
}

const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

function methodOf(name: string, params: readonly Schema[], result: Schema): Method {
  return {
    name,
    summary: '',
    description: '',
    tags: [],
    params: params.map((schema, i) => ({ name: `p${i}`, required: i === 0, schema })),
    result: { name: 'result', schema: result },
    examples: [],
  }
}

const document: OpenRpcDocument = {
  openrpc: '1.3.2',
  info: { title: '', version: '', description: '' },
  servers: [],
  methods: [
    methodOf('a_first', [refTo('Word'), refTo('Even')], { type: 'array', items: refTo('Word') }),
    methodOf('a_second', [refTo('Word'), refTo('Even')], { type: 'array', items: refTo('Word') }),
    methodOf('a_third', [], refTo('Word')),
  ],
  components: { schemas, errors: {}, tags: {} },
  'x-common-errors': [],
  'x-errors': {},
  'x-profiles': {},
}

type Validate = (value: unknown) => boolean

/** Imports both printed files as one module. */
async function load(): Promise<Readonly<Record<'paramsValidators' | 'resultValidators', Record<string, Validate>>>> {
  const { params, results } = await printValidators(document)
  const { code } = await transform(params + results.replace(/^import \{[^}]*\} from '.*'$/gm, ''), { loader: 'ts' })
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
}

it('validators of schemas that refer to each other accept and refuse at any depth', async () => {
  const { paramsValidators } = await load()
  expect(paramsValidators.a_first?.(['abc', { next: { next: { next: {} } } }])).toBe(true)
  expect(paramsValidators.a_first?.(['abc', { next: { next: { next: { last: 1 } } } }])).toBe(false)
  expect(paramsValidators.a_first).toHaveProperty('errors.0.instancePath', '/1/next/next/next')
})

it('an optional parameter may be undefined, a required one may not', async () => {
  const { paramsValidators } = await load()
  expect(paramsValidators.a_first?.(['abc', undefined])).toBe(true)
  expect(paramsValidators.a_first?.(['abc'])).toBe(true)
  expect(paramsValidators.a_first?.([undefined, {}])).toBe(false)
  expect(paramsValidators.a_first?.(['abc', null])).toBe(false)
})

it('equal parameter lists, equal results and named schemas are printed once, in one of the two files', async () => {
  const { params, results } = await printValidators(document)
  const namesIn = (text: string) => [...text.matchAll(/^(export )?function (\w+)/gm)].map(([, , name]) => name)
  expect(namesIn(params)).toEqual([
    'validateEven',
    'validateOdd',
    'validateWord',
    'validateParams_a_first',
    'validateParams_a_third',
  ])
  expect(namesIn(results)).toEqual(['validateResult_a_first'])
  expect(results).toContain("import {\n  type ValidationProblem,\n  validateWord,\n} from './paramsValidators.ts'")
  expect(results).toContain('  a_second: validateResult_a_first,\n  a_third: validateWord,\n')
})
