import { describe, expect, it } from 'vitest'
import { type CallMeter, Calls } from '../../src/rpc/calls/calls.ts'
import { LimitExceeded } from '../../src/rpc/refusals.ts'
import { holdTimer } from '../_helpers/heldTimer.ts'
import { createTestRpc, owner } from './_testRpc.ts'

function createMeteredRpc() {
  const heard: Parameters<CallMeter['record']>[] = []
  const timer = holdTimer()
  const meter: CallMeter = { record: (...call) => void heard.push(call) }
  const { handle, engine } = createTestRpc({ timer, calls: new Calls({ timer, meter }) })
  return { handle, heard, timer, engine }
}

const call = (method: string, params: unknown[] = []) => ({ jsonrpc: '2.0', id: 1, method, params })
const body = (content: unknown) => JSON.stringify(content)

describe('the call meter', () => {
  it('the call meter records each call once, with the time until its response was complete', async () => {
    const { handle, heard, timer } = createMeteredRpc()
    const working = handle(body(call('later', [3])))
    timer.advance(40)
    await working
    await handle(body([call('read'), call('bug'), { jsonrpc: '2.0', method: 'read' }, 7]))
    expect(heard).toEqual([
      ['regtest', 'later', undefined, 40],
      ['regtest', undefined, -32600, 0],
      ['regtest', 'read', undefined, 0],
      ['regtest', 'bug', -32603, 0],
      ['regtest', 'read', undefined, 0],
    ])
  })

  it('the call meter records a response that is too long once, with its method', async () => {
    const { handle, heard } = createMeteredRpc()
    await handle(body(call('big', [3000])))
    await handle(body([call('big', [1500]), call('big', [1500])]))
    expect(heard.filter(([, , code]) => code !== undefined)).toEqual([
      ['regtest', 'big', -32011, 0],
      ['regtest', 'big', -32011, 0],
    ])
  })

  it('the call meter records requests that never start', async () => {
    const { handle, heard } = createMeteredRpc()
    const charge = () => {
      throw new LimitExceeded('enough', 1)
    }
    await handle('{')
    await handle(body([]))
    await handle(body(call('read')), { ...owner, charge })
    expect(heard).toEqual([
      ['regtest', undefined, -32700, 0],
      ['regtest', undefined, -32600, 0],
      ['regtest', 'read', -32005, 0],
    ])
  })
})
