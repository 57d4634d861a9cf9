import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { systemTimer } from '../../src/base/clock.ts'
import { createPinnedRemote } from '../../src/remote/pinnedRemote.ts'
import { createRemote } from '../../src/remote/remote.ts'
import { listen } from '../_helpers/listen.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'

it('questions of one iteration share a request, and a kept answer is asked once', async () => {
  const bodies: string[] = []
  const server = closedAfterTest(
    await listen(
      createServer(async (request, response) => {
        let text = ''
        for await (const piece of request) text += piece
        bodies.push(text)
        const calls = [JSON.parse(text)].flat()
        const answers = calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: `${method}!` }))
        response.end(JSON.stringify(answers.length === 1 ? answers[0] : answers.reverse()))
      }),
    ),
  )
  const remote = closedAfterTest(createRemote({ urls: [`http://127.0.0.1:${server.port}/key`], timer: systemTimer }))
  const pinned = createPinnedRemote({ remote })
  const answers = await Promise.all([pinned.askKept('a', []), pinned.askKept('b', [1]), pinned.askKept('a', [])])
  expect(answers).toEqual(['a!', 'b!', 'a!'])
  expect(await pinned.askKept('b', [1])).toBe('b!')
  expect(bodies).toHaveLength(1)
  expect(pinned.stats()).toEqual({ hits: 1, requests: 2 })
})
