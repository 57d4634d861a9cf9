import { givesNull } from '../bundle.ts'
import type { Json, Method, OpenRpcDocument } from '../openrpc.ts'
import { boundsOf } from './bounds.ts'
import { overridesPathOf } from './overrides.ts'
import { BANNER, key, literal } from './text.ts'

function traitsOf(document: OpenRpcDocument, method: Method): Json {
  const traits = {
    aliasOf: method['x-alias-of'],
    givesNull: givesNull(method) || undefined,
    ownerOnly: method['x-owner-only'],
    unsupported: method['x-unsupported'],
    runsOn: method['x-runs-on'],
    upstream: method['x-upstream'],
    upstreamFrom: method['x-upstream-from'],
    blockPosition: blockPositionOf(method),
    repeatBy: method['x-repeat-by'],
    bareParam: method['x-bare-param'],
    weight: method['x-weight'],
    ...boundsOf(document, method),
    overridesPath: overridesPathOf(document, method),
  }
  return Object.fromEntries(
    Object.entries(traits).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** Schemas of parameters that select a block by number, hash or tag. */
const BLOCK_SELECTOR = /Block(Selector|Identifier)$/

/** Returns the position of the parameter that selects the block of the response; undefined without one. */
function blockPositionOf({ params }: Method): number | undefined {
  const position = params.findIndex(({ schema: { $ref } }) => $ref !== undefined && BLOCK_SELECTOR.test($ref))
  return position < 0 ? undefined : position
}

/** Prints traits.ts: facts of methods for the node only; they would be a tenth of a client's bundle. */
export function printTraits(document: OpenRpcDocument): string {
  const entries = document.methods.map((method) => `  ${key(method.name)}: ${literal(traitsOf(document, method))},\n`)
  return `${BANNER}import type { MethodName } from './methods.ts'

/** The process that runs a method where several processes share a chain; \`writer\` is the process that writes it. */
export type RunsOn = 'any' | 'writer' | 'writer-direct' | 'split'

/** How a network answers whose blocks are those of other nodes: see \`UpstreamPolicy\` in src/base/openrpc.ts. */
export type Upstream = 'local' | 'immutable' | 'at-head' | 'forward' | 'refused'

export interface MethodTraits {
  /** The method for which this is another name. */
  readonly aliasOf?: MethodName
  /** An alias whose result is null, unlike its method's. */
  readonly givesNull?: boolean
  /** Only for the local administrator: the method signs with stored keys, or changes the node itself. */
  readonly ownerOnly?: 'wallet' | 'control'
  /** Text with which every node refuses the method. */
  readonly unsupported?: string
  /** Absent if the method is unsupported. */
  readonly runsOn?: RunsOn
  /** Absent if the method is unsupported. */
  readonly upstream?: Upstream
  /** The method, or the methods by member of the result, that nodes are asked instead, with the same parameters. */
  readonly upstreamFrom?: MethodName | { readonly [member: string]: MethodName }
  /** Position of the parameter that selects a block by number, hash or tag. */
  readonly blockPosition?: number
  /** Evidence of whether an earlier copy of a request was carried out. */
  readonly repeatBy?: 'transactionHash'
  /** The value of the only parameter may be \`params\` itself. */
  readonly bareParam?: true
  /** Number of requests that a call counts for in the limits of a key; 1 by default. */
  readonly weight?: number
  /** Maximum bytes of a request's text; the settings have the default. */
  readonly maxBytes?: number
  /** Maximum JSON values of a request; the settings have the default. */
  readonly maxValues?: number
  /** Path to the state overrides: a parameter, then members, with \`*\` for each item of an array. */
  readonly overridesPath?: readonly [parameter: string, ...path: string[]]
}

export const methodTraits: { readonly [M in MethodName]: MethodTraits } = {
${entries.join('')}}
`
}
