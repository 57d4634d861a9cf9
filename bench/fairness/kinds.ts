import { fromHex, toHex } from '../../src/base/hex.ts'
import { requireText, toBody } from '../client.ts'
import { encodeCall, type Scene } from '../scene.ts'
import { signNext } from '../sign.ts'

/** A kind of request that takes much processor time. */
export interface Kind {
  readonly name: string
  /** Weight of the request in the document. */
  readonly weight: number
  readonly body: string
}

/** Rounds that use three million gas by Rootstock's gas table. */
const ROUNDS = 35_000n
const BATCH = 50

const quantity = (height: number) => `0x${height.toString(16)}`

/** Returns the bodies of short requests. */
export function plainBodies({ owner, token }: Scene): string[] {
  const address = toHex(owner.address)
  const data = encodeCall('balanceOf(address)', owner.address)
  return [
    toBody('eth_chainId', []),
    toBody('eth_getBalance', [address, 'latest']),
    toBody('eth_getBlockByNumber', ['latest', false]),
    toBody('eth_call', [{ to: token, data }, 'latest']),
  ]
}

/** Returns the kinds for this chain; mines the transaction that is traced. */
export async function createKinds(scene: Scene): Promise<Kind[]> {
  const { work, logs, owner } = scene
  const call = { to: work, data: encodeCall('arithmetic(uint256)', ROUNDS) }
  const thousand = { address: work, fromBlock: quantity(logs.from), toBlock: quantity(logs.to) }
  const noMatch = { topics: [null, null, null, `0x${'ee'.repeat(32)}`], fromBlock: '0x0', toBlock: 'latest' }
  const balance = JSON.parse(toBody('eth_getBalance', [toHex(owner.address), 'latest']))
  return [
    { name: 'calls of 3 Mgas', weight: 1, body: toBody('eth_call', [call, 'latest']) },
    { name: 'traces of 10,000 steps', weight: 20, body: toBody('debug_traceTransaction', [await mineWork(scene)]) },
    { name: 'logs, 1,000 found', weight: 10, body: toBody('eth_getLogs', [thousand]) },
    { name: 'logs of all blocks by the fourth topic', weight: 10, body: toBody('eth_getLogs', [noMatch]) },
    { name: `batches of ${BATCH} balances`, weight: BATCH, body: JSON.stringify(Array(BATCH).fill(balance)) },
  ]
}

/** Mines a transaction of about 10,000 steps and returns its hash. */
async function mineWork({ client, chainId, owner, work }: Scene): Promise<string> {
  const data = fromHex(encodeCall('arithmetic(uint256)', ROUNDS / 100n))
  const raw = signNext(chainId, owner, { to: fromHex(work), gasLimit: 2_000_000n, data })
  return requireText(await client.call('eth_sendRawTransaction', [raw]))
}
