import { methodNames } from '../../generated/methods.ts'
import type { NetworkName } from '../chainspec/network.ts'
import type { CallMeter } from '../rpc/calls/calls.ts'
import { Histogram, type Metric, type Sample } from './metric.ts'

/** OpenTelemetry's label for unknown methods. Without it, clients could create series with invented names. */
const OTHER = '_OTHER'
const known = new Set<string>(methodNames)

/** Durations of one method on one network. */
class MethodDurations {
  readonly method: string
  readonly succeeded = new Histogram()
  readonly failed = new Map<number, Histogram>()
  constructor(method: string) {
    this.method = method
  }

  of(code: number | undefined): Histogram {
    if (code === undefined) return this.succeeded
    const histogram = this.failed.get(code) ?? new Histogram()
    this.failed.set(code, histogram)
    return histogram
  }
}

/** Durations of calls, by network, method and error code. */
export class CallDurations implements CallMeter {
  readonly #networks = new Map<NetworkName, Map<string, MethodDurations>>()

  record(network: NetworkName, method: string | undefined, code: number | undefined, elapsedMs: number): void {
    const durations = this.#networks.get(network)?.get(method ?? OTHER) ?? this.#add(network, method)
    durations.of(code).observe(elapsedMs / 1000)
  }

  #add(network: NetworkName, method: string | undefined): MethodDurations {
    const name = method !== undefined && known.has(method) ? method : OTHER
    const methods = this.#networks.get(network) ?? new Map<string, MethodDurations>()
    this.#networks.set(network, methods)
    const durations = methods.get(name) ?? new MethodDurations(name)
    methods.set(name, durations)
    return durations
  }

  metric(): Metric {
    return {
      name: 'rpc_server_call_duration_seconds',
      type: 'histogram',
      help: 'Duration of calls. Failed ones have an rpc_response_status_code.',
      samples: this.#samples(),
    }
  }

  *#samples(): Generator<Sample> {
    for (const [network, methods] of this.#networks) {
      for (const { method, succeeded, failed } of methods.values()) {
        const labels = { rpc_system_name: 'jsonrpc', rpc_method: method, network }
        yield* succeeded.samples({ ...labels, rpc_response_status_code: '' })
        for (const [code, histogram] of failed) {
          yield* histogram.samples({ ...labels, rpc_response_status_code: String(code) })
        }
      }
    }
  }
}
