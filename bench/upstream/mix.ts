import { toBody } from '../client.ts'
import { encodeCall, headOf, RECIPIENTS, recipient, type Scene } from '../scene.ts'

/** Number of requests of the mix, which are repeated. */
const MIXED = 10_000
const BLOCKS = 200

/** Returns random numbers from 0 to 1, the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The parts of the mix, in hundredths. The rest are receipts and blocks. */
const SHARES = { head: 40, calls: 30, logs: 10 }

/** Returns the requests of the mix. Some accounts and blocks are asked for more often than others, as by users. */
export async function createMix(scene: Scene): Promise<readonly string[]> {
  const head = await headOf(scene.client)
  const random = createRandom(1)
  /** Returns a number below `count`, of which the low ones are frequent. */
  const favour = (count: number) => Math.floor(count ** random()) - 1
  const receipts = await readHashes(scene, head)
  const heads = [
    toBody('eth_blockNumber', []),
    toBody('eth_gasPrice', []),
    toBody('eth_getBlockByNumber', ['latest', false]),
  ]
  const makers = {
    head: () => heads[Math.floor(random() * heads.length)] ?? '',
    calls: () => balanceOf(scene, BigInt(favour(RECIPIENTS))),
    blocks: () =>
      random() < 0.5
        ? toBody('eth_getTransactionReceipt', [receipts[favour(receipts.length)]])
        : toBody('eth_getBlockByNumber', [`0x${(head - favour(BLOCKS)).toString(16)}`, true]),
    logs: () =>
      toBody('eth_getLogs', [
        { address: scene.token, fromBlock: `0x${(head - 10 - favour(BLOCKS)).toString(16)}`, toBlock: 'latest' },
      ]),
  }
  const make = (): string => {
    const drawn = random() * 100
    if (drawn < SHARES.head) return makers.head()
    if (drawn < SHARES.head + SHARES.calls) return makers.calls()
    return drawn < 100 - SHARES.logs ? makers.blocks() : makers.logs()
  }
  return Array.from({ length: MIXED }, make)
}

/** Returns calls of which none is like another, and none like one with another `from`. */
export function createDifferentCalls(scene: Scene, from: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    toBody('eth_call', [
      { to: scene.token, data: encodeCall('balanceOf(address)', BigInt(2 ** 40 + from + index)) },
      'latest',
    ]),
  )
}

function balanceOf({ token }: Scene, nonce: bigint): string {
  return toBody('eth_call', [
    { to: token, data: encodeCall('balanceOf(address)', recipient(nonce, RECIPIENTS)) },
    'latest',
  ])
}

async function readHashes({ client }: Scene, head: number): Promise<readonly string[]> {
  const hashes: string[] = []
  for (let number = head; number > head - BLOCKS; number--) {
    const block: unknown = await client.call('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])
    if (typeof block === 'object' && block !== null && 'transactions' in block && Array.isArray(block.transactions))
      hashes.push(String(block.transactions[0]))
  }
  return hashes
}
