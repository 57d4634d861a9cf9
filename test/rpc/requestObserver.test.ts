import { expect, it } from 'vitest'
import { hints } from '../../src/chain/api/hints.ts'
import type { RequestObserver } from '../../src/rpc/dispatch.ts'
import { createTestRpc, methods } from './_testRpc.ts'

function watch() {
  const events: unknown[] = []
  const observer: RequestObserver = {
    begin(method, { changesState }) {
      events.push(['begin', method, changesState])
      return {
        onConsole: (call) => void events.push(['console', method, call]),
        onHint: (hint) => void events.push(['hint', method, hint]),
        end: (error) => void events.push(['end', method, error?.code]),
      }
    },
  }
  return { events, observer }
}

const call = (method: string) => `{"jsonrpc":"2.0","id":1,"method":"${method}","params":[]}`

it('the observer is notified of the start and end of each request, in batches and of unknown methods too', async () => {
  const { events, observer } = watch()
  const { handle } = createTestRpc({ observer })
  await handle(call('add'))
  await handle(`[${call('hidden')},1]`)
  await handle('no json')
  expect(events).toEqual([
    ['begin', 'add', true],
    ['end', 'add', undefined],
    ['begin', 'hidden', false],
    ['end', 'hidden', -32601],
  ])
})

it('the observer receives the console output and hints of a request; without it a request has no listener', async () => {
  const { events, observer } = watch()
  const call1 = Uint8Array.of(1)
  const speaks: (typeof methods)['never'] = async (_engine, _params, { signal, listener }) => {
    listener?.onConsole(call1)
    return [signal.aborted, listener !== undefined]
  }
  const watched = createTestRpc({ observer, handlers: { ...methods, speaks } })
  expect((await watched.handle(call('speaks'))).text).toContain('"result":[false,true]')
  expect(events[1]).toEqual(['console', 'speaks', call1])
  const alone = createTestRpc({ handlers: { ...methods, speaks } })
  expect((await alone.handle(call('speaks'))).text).toContain('"result":[false,false]')
})

it('the observer receives a hint for a mistyped address, which the method accepts', async () => {
  const { events, observer } = watch()
  const handlers = { ...methods, eth_getCode: async () => '0x' }
  const { handle } = createTestRpc({ observer, handlers })
  const address = '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAed'
  const body = `{"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["${address}","latest"]}`
  expect((await handle(body)).text).toContain('"result":"0x"')
  expect(events).toEqual([
    ['begin', 'eth_getCode', false],
    ['hint', 'eth_getCode', hints.mistypedAddress(address)],
    ['end', 'eth_getCode', undefined],
  ])
})
