import { once } from 'node:events'
import { WebSocket } from 'ws'
import { createRandom } from '../../../_helpers/random.ts'
import type { Attack, Target } from '../attack.ts'
import { toBody, toRequest } from '../connection.ts'

/** As many as an answer has room for. */
const ITEMS = 20
const BATCH = JSON.stringify(Array.from({ length: ITEMS }, (_, id) => ({ jsonrpc: '2.0', id, method: 'rpc.discover' })))
const BATCHES_IN_ONE_GO = 36
const SENDING = 3
const READING_NOTHING = 60
const GUESSING = 60
const GUESSES_IN_ONE_GO = 50

/** Tells `send` to begin, and again whenever so many answers have come; returns who is to be told of each. */
function againAfter(answers: number, send: () => void): () => void {
  let left = answers
  return () => {
    left--
    if (left > 0) return
    left = answers
    send()
  }
}

/** Sends so many requests in one go over each of so many connections, and again when all are answered. */
async function sendInOneGo(target: Target, connections: number, answers: number, requests: () => string) {
  for (let index = 0; index < connections; index++) {
    const send = () => void connection.socket.write(requests())
    const told = againAfter(answers, send)
    const connection = await target.open((body) => {
      target.count(body)
      told()
    })
    send()
  }
  await target.until(() => target.done > 0)
}

async function sendMessages(target: Target): Promise<void> {
  const { port, path } = target.endpoint
  for (let index = 0; index < SENDING; index++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`)
    target.onLeave(() => socket.terminate())
    const send = () => {
      for (let i = 0; i < BATCHES_IN_ONE_GO; i++) socket.send(BATCH)
    }
    const told = againAfter(BATCHES_IN_ONE_GO, send)
    socket.on('open', send)
    socket.on('message', (data: Buffer) => {
      target.count(data)
      told()
    })
    socket.on('error', (error) => target.fail(error.message))
    socket.on('close', () => target.fail('the WebSocket was closed'))
  }
  await target.until(() => target.done > 0)
}

/** Each takes the beginning of its answer, which shows that the node has the rest; some are cut off by then. */
async function readNothing(target: Target): Promise<void> {
  const begun = (await target.openMany(READING_NOTHING)).map(async ({ socket, post }) => {
    post(BATCH, 2)
    await Promise.race([once(socket, 'data'), once(socket, 'close')])
    socket.pause()
  })
  await Promise.all(begun)
}

function guessKeys(target: Target): Promise<void> {
  const random = createRandom(1)
  const hex = (digits: number) => Array.from({ length: digits }, () => random(16).toString(16)).join('')
  const body = toBody('eth_chainId', [])
  const guess = () => toRequest({ port: target.endpoint.port, path: `/regtest/${hex(8)}_${hex(40)}` }, body)
  const guesses = () => Array.from({ length: GUESSES_IN_ONE_GO }, guess).join('')
  return sendInOneGo(target, GUESSING, GUESSES_IN_ONE_GO, guesses)
}

const mostOvertakes = (SENDING * BATCHES_IN_ONE_GO) / 10

export const requestAttacks: readonly Attack[] = [
  {
    name: 'pipelined batches of rpc.discover',
    mostOvertakes,
    begin(target) {
      const requests = toRequest(target.endpoint, BATCH).repeat(BATCHES_IN_ONE_GO)
      return sendInOneGo(target, SENDING, BATCHES_IN_ONE_GO, () => requests)
    },
  },
  { name: 'batches of rpc.discover over WebSocket', mostOvertakes, begin: sendMessages },
  { name: 'answers that nobody reads', ends: 'never', mostOvertakes: 0, begin: readNothing },
  { name: 'guessed keys', mostOvertakes: (GUESSING * GUESSES_IN_ONE_GO) / 10, begin: guessKeys },
]
