import type { Timer } from '../base/clock.ts'
import type { NetworkName } from '../chainspec/network.ts'
import type { CallMeter } from './callMeter.ts'
import type { Answer } from './dispatch.ts'
import { codeOf } from './errors.ts'
import type { RpcResponse } from './reply.ts'

/**
 * The same answers; the meter hears of each, of those that fail for their length, too. (What is answered at once makes no
 * function on the way: those cost more than the two looks at the clock.)
 */
export function measureAnswers(answer: Answer, meter: CallMeter, timer: Timer): Answer {
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
    let response: ReturnType<Answer>
    try {
      response = answer(envelope, context)
    } catch (error) {
      meter.record(network, envelope?.method, codeOf(error), timer.nowMs() - begunAtMs)
      throw error
    }
    if (response instanceof Promise) return measureLater(response, network, envelope?.method, begunAtMs)
    meter.record(network, envelope?.method, response.error?.code, timer.nowMs() - begunAtMs)
    return response
  }
}
