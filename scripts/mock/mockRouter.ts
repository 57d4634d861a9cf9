import { isDeepStrictEqual } from 'node:util'
import { parseOpenRPCDocument } from '@open-rpc/schema-utils-js'
import { Router } from '@open-rpc/server-js/build/router.js'
import type { Example, Method, OpenRpcDocument } from '../codegen/openrpc.ts'

type Dereferenced = Awaited<ReturnType<typeof parseOpenRPCDocument>>

/** Returns the routers of a mock: the first serves the document itself, the second responds with its examples. */
export async function createMockRouters(document: OpenRpcDocument, network: string): Promise<Router[]> {
  const arranged = { ...document, methods: document.methods.map((method) => arrangeExamples(method, network)) }
  // The library changes its argument, whose type is generated from the meta-schema that the document satisfies.
  const parsed = await parseOpenRPCDocument(structuredClone(arranged) as unknown as Dereferenced)
  const documented = new Router(structuredClone(document) as unknown as Dereferenced, {})
  return [documented, new MockRouter(parsed, document.methods)]
}

/**
 * Orders the examples of a method. The library responds with the first example whose parameters occur in a call, so examples
 * with the most parameters are first, and one without parameters is last.
 */
function arrangeExamples(method: Method, network: string): Method {
  const ours = method.examples.filter((example) => (example['x-network'] ?? network) === network)
  const [first] = ours
  if (first === undefined) return method
  const anything: Example = { name: 'anything else', params: [], result: first.result }
  return { ...method, examples: [...ours.sort((a, b) => b.params.length - a.params.length), anything] }
}

/** The library's mock with examples of errors, and without the schemas in its errors for invalid parameters. */
class MockRouter extends Router {
  readonly #methods: ReadonlyMap<string, Method>

  constructor(document: Dereferenced, methods: readonly Method[]) {
    super(document, { mockMode: true })
    this.#methods = new Map(methods.map((method) => [method.name, method]))
  }

  override async call(name: string, params: unknown): ReturnType<Router['call']> {
    const method = this.#methods.get(name)
    const shown = method?.['x-error-examples']?.find(
      (example) => example['x-match'] !== 'none' && isDeepStrictEqual(example.params, byPosition(method, params)),
    )
    if (shown !== undefined) return { error: { data: undefined, ...shown.error } }
    const { result, error } = await super.call(name, params)
    if (error === undefined) return { result }
    return { error: { code: error.code, message: error.message } }
  }
}

/** Returns parameters by position, without absent ones at the end. */
function byPosition({ params }: Method, given: unknown): readonly unknown[] {
  if (Array.isArray(given) || given === null || typeof given !== 'object') return Array.isArray(given) ? given : []
  const named = new Map(Object.entries(given))
  const values = params.map(({ name }) => named.get(name))
  return values.slice(0, values.findLastIndex((value) => value !== undefined) + 1)
}
