import { expect, it } from 'vitest'
import type { RequestObserver } from '../../src/rpc/requestObserver.ts'
import { createTestRpc, methods } from './_testRpc.ts'

function watch() {
  const events: unknown[] = []
  const observer: RequestObserver = {
    begin(method, changesState) {
      events.push(['begin', method, changesState])
      return {
        onConsole: (call) => void events.push(['console', method, call]),
        end: (error) => void events.push(['end', method, error?.code]),
      }
    },
  }
  return { events, observer }
}

const call = (method: string) => `{"jsonrpc":"2.0","id":1,"method":"${method}","params":[]}`

it('is told of each request how it began and ended, those of batches and unknown ones, too', async () => {
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

it('hears what is said on behalf of a request; others have nobody to tell', async () => {
  const { events, observer } = watch()
  const call1 = Uint8Array.of(1)
  const speaks: (typeof methods)['never'] = async (_engine, _params, { signal, onConsole }) => {
    onConsole?.(call1)
    return [signal.aborted, onConsole !== undefined]
  }
  const watched = createTestRpc({ observer, handlers: { ...methods, speaks } })
  expect((await watched.handle(call('speaks'))).text).toContain('"result":[false,true]')
  expect(events[1]).toEqual(['console', 'speaks', call1])
  const alone = createTestRpc({ handlers: { ...methods, speaks } })
  expect((await alone.handle(call('speaks'))).text).toContain('"result":[false,false]')
})
