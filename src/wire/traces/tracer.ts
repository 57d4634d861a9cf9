import type * as Schema from '../../../generated/schemas.ts'
import type { Tracer } from '../../chain/api/traces.ts'
import type { Network } from '../../network/network.ts'
import { parseOption } from '../simulation.ts'

/** Tells each action. */
export const ACTIONS: Tracer = { kind: 'actions' }

type Options = Pick<
  Schema.TraceOptions,
  'tracer' | 'tracerConfig' | 'disableMemory' | 'disableStack' | 'disableStorage' | 'enableMemory' | 'enableReturnData'
> & { readonly limit?: Schema.TraceLimit }

/** Where none is named: each family's struct logger. */
const DEFAULT_TRACERS = { rootstock: 'rskTracer', ethereum: 'structLogger' } as const

/** The tracer that is asked for: the reference's struct logger where none is named (protocol/rpc#traces). */
export function parseTracer(
  input: Schema.TraceOptionsInput | Schema.TraceCallOptions | undefined,
  { compat }: Pick<Network, 'compat'>,
): Tracer {
  const options = readOptions(input)
  const { tracer = DEFAULT_TRACERS[compat], tracerConfig } = options
  const config = tracerConfig ?? {}
  switch (tracer.toLowerCase()) {
    case 'calltracer':
      return { kind: 'calls', onlyTopCall: parseOption(config.onlyTopCall), withLog: parseOption(config.withLog) }
    case 'prestatetracer':
      return {
        kind: 'prestate',
        diffMode: parseOption(config.diffMode),
        withCode: !parseOption(config.disableCode),
        withStorage: !parseOption(config.disableStorage),
      }
    case '4bytetracer':
      return { kind: 'selectors' }
    case 'structlogger':
      return { kind: 'gethSteps', parts: gethParts(options), limit: options.limit ?? 0 }
    default:
      return { kind: 'referenceSteps', parts: referenceParts(options) }
  }
}

const referenceParts = ({ disableMemory, disableStack, disableStorage }: Options) => ({
  memory: !parseOption(disableMemory),
  stack: !parseOption(disableStack),
  storage: !parseOption(disableStorage),
  returnData: false,
})

const gethParts = ({ enableMemory, disableStack, disableStorage, enableReturnData }: Options) => ({
  memory: parseOption(enableMemory),
  stack: !parseOption(disableStack),
  storage: !parseOption(disableStorage),
  returnData: parseOption(enableReturnData),
})

const SWITCHES = ['disableMemory', 'disableStack', 'disableStorage'] as const

/** The options with switches whose names come in another case; an unfit value of such a one is ignored. */
function readOptions(input: Schema.TraceOptionsInput | Schema.TraceCallOptions | undefined): Options {
  if (typeof input !== 'object' || !isRecord(input)) return {}
  const spelled = new Map(Object.entries(input).map(([name, value]) => [name.toLowerCase(), value]))
  const switches = SWITCHES.filter((name) => `${spelled.get(name.toLowerCase())}`.toLowerCase() === 'true')
  return { ...input, ...Object.fromEntries(switches.map((name) => [name, true])) }
}

function isRecord(
  input: Schema.TraceOptions | Schema.TraceCallOptions | readonly unknown[],
): input is Schema.TraceOptions {
  return !Array.isArray(input)
}
