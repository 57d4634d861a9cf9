import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { READ, startTestServer } from '../../_testServer.ts'
import { open } from './_client.ts'
import { turns } from './_pair.ts'
import { post } from './_requests.ts'

const CONNECTIONS = 200
const LONG = post({ body: READ.padEnd(60_000) })

/** The bytes of all buffers that something still refers to. */
async function countBufferBytes(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  for (let i = 0; i < 3; i++) {
    collect()
    await turns(3) // what was collected is given back a turn later
  }
  return process.memoryUsage().arrayBuffers
}

it('an idle connection does not hold received bytes', async () => {
  const { port } = await startTestServer({ bodyLimitBytes: 100_000 })
  const before = await countBufferBytes()
  const connections = []
  for (let i = 0; i < CONNECTIONS; i++) {
    const connection = await open(port)
    for (let j = 0; j < 2; j++) {
      connection.socket.write(LONG)
      await connection.answer()
    }
    connections.push(connection)
  }
  const held = (await countBufferBytes()) - before
  expect(held / CONNECTIONS).toBeLessThan(10_000)
  for (const { socket } of connections) socket.destroy()
})
