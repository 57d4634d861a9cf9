import { lengthOf } from '../base/utf8Pieces.ts'
import { beginSection, endSection, enterAccount, leaveAccount } from '../concurrency/processorTime.ts'
import type { Calls } from './calls/calls.ts'
import { ServedCall } from './calls/servedCall.ts'
import type { Responder } from './dispatch.ts'
import { codeOf } from './errors.ts'
import type { RpcResponse } from './reply.ts'

/**
 * Returns a responder that measures each call, also those that fail for their length. Synchronous responses create no closure, and
 * are not in the list of running calls, because this is a hot path.
 */
export function measureResponses(respond: Responder, calls: Calls): Responder {
  const { running, timer } = calls

  function record(call: ServedCall, response: RpcResponse | undefined, code: number | undefined): void {
    const responseLength = response === undefined || response.rest !== undefined ? undefined : lengthOf(response.text)
    calls.record(call, { elapsedMs: timer.nowMs() - call.beganAtMs, code, responseLength })
  }

  async function measureLater(working: Promise<RpcResponse>, call: ServedCall) {
    let response: RpcResponse | undefined
    let code: number | undefined
    call.charge(timer.nowMs() - call.beganAtMs)
    running.add(call)
    call.follow(calls)
    enterAccount(call)
    try {
      response = await working
      code = response.error?.code
      return response
    } catch (error) {
      code = codeOf(error)
      throw error
    } finally {
      leaveAccount(call)
      running.delete(call)
      record(call, response, code)
    }
  }

  return function measured(envelope, context) {
    const call = new ServedCall(envelope, context, timer.nowMs())
    const outer = beginSection(call)
    let response: ReturnType<Responder> | undefined
    let code: number | undefined
    try {
      response = respond(envelope, context, call)
      if (!(response instanceof Promise)) code = response.error?.code
    } catch (error) {
      code = codeOf(error)
      throw error
    } finally {
      endSection(outer)
      if (!(response instanceof Promise)) {
        call.charge(timer.nowMs() - call.beganAtMs)
        record(call, response, code)
      }
    }
    return response instanceof Promise ? measureLater(response, call) : response
  }
}
