import type { Timer } from '../base/clock.ts'
import type { NetworkName } from '../chainspec/network.ts'
import type { Responder } from './dispatch.ts'
import { codeOf } from './errors.ts'
import type { RpcResponse } from './reply.ts'

/**
 * Returns a responder that records each response with the meter, also those that fail for their length. Synchronous responses
 * create no closure, because this is a hot path.
 */
export function measureResponses(respond: Responder, meter: CallMeter, timer: Timer): Responder {
  async function measureLater(
    working: Promise<RpcResponse>,
    network: NetworkName,
    method: string | undefined,
    begunAtMs: number,
  ) {
    try {
      const response = await working
      meter.record(network, method, response.error?.code, timer.nowMs() - begunAtMs)
      return response
    } catch (error) {
      meter.record(network, method, codeOf(error), timer.nowMs() - begunAtMs)
      throw error
    }
  }

  return function measured(envelope, context) {
    const { network } = context.caller
    const begunAtMs = timer.nowMs()
    let response: ReturnType<Responder>
    try {
      response = respond(envelope, context)
    } catch (error) {
      meter.record(network, envelope?.method, codeOf(error), timer.nowMs() - begunAtMs)
      throw error
    }
    if (response instanceof Promise) return measureLater(response, network, envelope?.method, begunAtMs)
    meter.record(network, envelope?.method, response.error?.code, timer.nowMs() - begunAtMs)
    return response
  }
}

/** Records the outcome of each call. */
export interface CallMeter {
  /**
   * Called when a call ends. `method` may be any text, and is undefined if the request named none. `code` is that of the error,
   * if the response is one. The time in ms ends when the response is complete, before it is sent.
   */
  record(network: NetworkName, method: string | undefined, code: number | undefined, elapsedMs: number): void
}
