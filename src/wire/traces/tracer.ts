import type * as Schema from '../../../generated/schemas.ts'
import { RefusedAsEthereum } from '../../chain/api/errors.ts'
import type { NamedTracer, Tracer } from '../../chain/api/traces.ts'
import type { Network } from '../../chainspec/network.ts'
import { parseOption } from '../boolean.ts'
import { parseSmallNumber } from '../quantity.ts'

/** Returns the tracer of the `trace_` methods. */
export const actionsTracer = ({ compat }: Pick<Network, 'compat'>): Tracer => ({ kind: 'actions', form: compat })

/** Returns the tracer of the ad-hoc `trace_` methods; the types are those of OpenEthereum. */
export const parityTracer = (types: Schema.TraceTypes): Tracer => ({
  kind: 'parity',
  parts: {
    actions: types.includes('trace'),
    stateDiff: types.includes('stateDiff'),
    steps: types.includes('vmTrace'),
  },
})

type Input = Schema.TraceOptionsInput | Schema.TraceCallOptions | undefined

/** The default tracer: the struct logger of the reference node or of geth. */
const DEFAULT_TRACERS = { rootstock: 'rskTracer', ethereum: 'structLogger' } as const

/** Parses the requested tracer (protocol/rpc#traces). Throws `RefusedAsEthereum` for a timeout that geth cannot parse. */
export function parseTracer(input: Input, { compat }: Pick<Network, 'compat'>): Tracer {
  const options = membersOf<Schema.TraceOptions>(input)
  if (compat === 'ethereum' && typeof options.timeout === 'string') requireDuration(options.timeout)
  const settings = membersOf<Schema.TracerSettings>(options.tracerConfig)
  const isOn = createSwitches(options, settings)
  const steps = { stack: !isOn('disableStack'), storage: !isOn('disableStorage') }
  switch ((options.tracer ?? DEFAULT_TRACERS[compat]).toLowerCase()) {
    case 'calltracer':
      return { kind: 'calls', form: compat, onlyTopCall: isOn('onlyTopCall'), withLog: isOn('withLog') }
    case 'flatcalltracer':
      return {
        kind: 'flatCalls',
        convertsErrors: parseOption(settings.convertParityErrors),
        withPrecompiles: parseOption(settings.includePrecompiles),
      }
    case 'prestatetracer':
      return {
        kind: 'prestate',
        diffMode: parseOption(settings.diffMode),
        withCode: !parseOption(settings.disableCode),
        withStorage: !parseOption(settings.disableStorage),
      }
    case '4bytetracer':
      return { kind: 'selectors' }
    case 'nooptracer':
      return { kind: 'noop' }
    case 'muxtracer':
      return { kind: 'mux', tracers: parseTracers(settings, { compat }) }
    case 'structlogger': {
      const added = { memory: parseOption(options.enableMemory), returnData: parseOption(options.enableReturnData) }
      return { kind: 'gethSteps', parts: { ...steps, ...added }, limit: parseSmallNumber(options.limit ?? 0) }
    }
    default:
      return { kind: 'referenceSteps', parts: { ...steps, memory: !isOn('disableMemory'), returnData: false } }
  }
}

/** A duration of Go, such as `1m30s`. */
const DURATION = /^[-+]?(0|(([0-9]+(\.[0-9]*)?|\.[0-9]+)(ns|us|µs|μs|ms|s|m|h))+)$/
/** Maximum characters of a duration in an error. */
const MAX_SHOWN = 64

function requireDuration(text: string): void {
  if (DURATION.test(text.slice(0, MAX_SHOWN))) return
  throw new RefusedAsEthereum(`time: invalid duration ${JSON.stringify(text.slice(0, MAX_SHOWN).toWellFormed())}`)
}

/**
 * Tracers that `muxTracer` combines. The last two have no settings, and are no members of the schema: generators of clients
 * fail with names that begin with a digit.
 */
const MUX_TRACERS = ['callTracer', 'flatCallTracer', 'prestateTracer', '4byteTracer', 'noopTracer'] as const

/** Parses the tracers of `muxTracer`, whose settings are under their names. Null is equivalent to an empty object. */
function parseTracers(settings: Partial<Schema.TracerSettings>, network: Pick<Network, 'compat'>): NamedTracer[] {
  const { callTracer, flatCallTracer, prestateTracer } = settings
  const given: Partial<Record<string, Schema.MuxedSettings>> = { callTracer, flatCallTracer, prestateTracer }
  return MUX_TRACERS.filter((name) => Object.hasOwn(settings, name)).map((name) => ({
    name,
    tracer: parseTracer({ tracer: name, tracerConfig: given[name] ?? {} }, network),
  }))
}

type Switch = 'disableMemory' | 'disableStack' | 'disableStorage' | 'onlyTopCall' | 'withLog'

/**
 * Returns a function that returns whether a switch is on. The reference node reads switches in the options and in
 * `tracerConfig`, with names in upper or lower case; only the text `true` is on (rskj's `DebugTracerParam`,
 * `TraceOptions`).
 */
function createSwitches(...options: readonly object[]): (name: Switch) => boolean {
  const members = options.flatMap((one) => Object.entries(one))
  const on = new Set(members.filter(([, value]) => isTrue(value)).map(([name]) => name.toLowerCase()))
  return (name) => on.has(name.toLowerCase())
}

const isTrue = (value: unknown) => value === true || (typeof value === 'string' && value.toLowerCase() === 'true')

/** Returns the members of an object, or none for another value. */
function membersOf<Members extends object>(value: Members | Other): Partial<Members> {
  return isMembers(value) ? value : {}
}

type Other = string | number | boolean | readonly unknown[] | null | undefined

function isMembers<Members extends object>(value: Members | Other): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
