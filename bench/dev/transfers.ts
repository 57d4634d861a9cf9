import { fromHex, toHex } from '../../src/base/hex.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { toBody } from '../client.ts'
import { mineUntil } from '../grow.ts'
import { type Connection, openConnection, toRequest } from '../load.ts'
import type { Measured } from '../measured.ts'
import { allMined } from '../mined.ts'
import { getCpuMs } from '../process.ts'
import { type BaseScene, headOf, recipient, signTokenTransfer, signTransfer } from '../scene.ts'
import { type MarkedScene, returnToMark, setMark } from './contenders.ts'
import type { Part } from './part.ts'

/** Bounds of the transactions between two returns to the head: from head 10 to 100, and from head 10,000 to 11,000. */
const MIN_COUNT = 90
const MAX_COUNT = 1_000
/** Maximum number of returns to the head in a turn, which short runs use up. */
const MAX_RUNS = 10
/** The head at which transactions are also measured that the node signs. */
const UNSIGNED_HEAD = 1_000

/** Sends a transaction that is prepared. */
type Send = (connection: Connection) => Promise<void>
/** The parts of a chain that transfers need. */
export type SendingScene = Pick<BaseScene, 'target' | 'client' | 'chainId' | 'owner' | 'recipients'>
/** Prepares the sender's next transaction. */
type Prepare<S extends SendingScene = SendingScene> = (scene: S) => Send

/** Returns what sends a request whose response must not be an error. */
function sendRequest(url: string, method: string, params: readonly unknown[]): Send {
  const request = toRequest(url, toBody(method, params))
  return async (connection) => {
    const { isFailure } = await connection.send(request)
    if (isFailure) throw new Error(`${url} refused ${method}`)
  }
}

export const transfer: Prepare = (scene) => {
  return sendRequest(scene.target.url, 'eth_sendRawTransaction', [signTransfer(scene, scene.owner)])
}

const tokenTransfer: Prepare<BaseScene> = (scene) => {
  return sendRequest(scene.target.url, 'eth_sendRawTransaction', [signTokenTransfer(scene, scene.owner)])
}

const unsignedTransfer: Prepare = ({ owner, target, recipients }) => {
  const to = toHex(recipient(owner.nonce++, recipients))
  const fields = { from: toHex(owner.address), to, value: '0x1', gas: '0x5208' }
  return sendRequest(target.url, 'eth_sendTransaction', [fields])
}

/** A transfer that ends when its receipt exists. anvil returns a hash before, and mines while it receives the next one. */
export const transferWithReceipt: Prepare = (scene) => {
  const { url } = scene.target
  const raw = signTransfer(scene, scene.owner)
  const send = sendRequest(url, 'eth_sendRawTransaction', [raw])
  const request = toRequest(url, toBody('eth_getTransactionReceipt', [toHex(keccak256(fromHex(raw)))]))
  return async (connection) => {
    await send(connection)
    while ((await connection.send(request)).isNull);
  }
}

/** Measures transactions one after the other over one connection, from a head on. */
export function createTransfers(head: number): Part {
  const at = `head ${head.toLocaleString('en')}`
  return {
    name: `head${head}`,
    async prepare(contender, options) {
      const scene = await contender.scene()
      await returnToMark(scene)
      await mineUntil(scene, head)
      await setMark(scene)
      await this.measure(contender, options) // warms the compiler
    },
    async measure(contender, { seconds }) {
      const scene = await contender.scene()
      const run = { seconds, count: Math.min(MAX_COUNT, Math.max(MIN_COUNT, head)) }
      await returnToMark(scene)
      if ((await headOf(scene.client)) !== head) return [] // the node at the URL was higher
      const measured = [
        await measureSending(scene, { name: `transfer, ${at}`, prepare: transfer, ...run }),
        await measureSending(scene, { name: `ERC-20 transfer, ${at}`, prepare: tokenTransfer, ...run }),
        await measureSending(scene, { name: `transfer and its receipt, ${at}`, prepare: transferWithReceipt, ...run }),
      ]
      if (head !== UNSIGNED_HEAD || !(await hasOwnersKey(scene))) return measured
      const unsigned = { name: `transfer by eth_sendTransaction, ${at}`, prepare: unsignedTransfer, ...run }
      return [...measured, await measureSending(scene, unsigned)]
    },
  }
}

async function hasOwnersKey({ client, owner }: BaseScene): Promise<boolean> {
  const accounts = await client.call('eth_accounts', [])
  return Array.isArray(accounts) && accounts.includes(toHex(owner.address))
}

/** Transactions to send from the mark of a chain. */
interface Sending {
  readonly name: string
  readonly prepare: Prepare<BaseScene>
  /** Maximum number of transactions between two returns to the mark. */
  readonly count: number
  /** Time in which transactions are sent. */
  readonly seconds: number
}

/** Measures from the first request until all transactions are mined, without the returns to the mark. */
async function measureSending(scene: MarkedScene, { name, prepare, count, seconds }: Sending): Promise<Measured> {
  let [sent, tookMs, cpuMs] = [0, 0, 0]
  for (let run = 0; run < MAX_RUNS && tookMs < seconds * 1000; run++) {
    await returnToMark(scene)
    const took = await sendPrepared(
      scene,
      Array.from({ length: count }, () => prepare(scene)),
      seconds * 1000 - tookMs,
    )
    sent += took.sent
    tookMs += took.ms
    cpuMs += took.cpuMs
  }
  return { name, unit: 'tx/s', value: (sent * 1000) / tookMs, cpuUs: (cpuMs * 1000) / sent }
}

/** Sends one transaction after the other for at most `forMs`, and waits until those that were sent are mined. */
export async function sendPrepared(scene: SendingScene, sends: readonly Send[], forMs: number) {
  const { target, owner } = scene
  const firstNonce = owner.nonce - BigInt(sends.length)
  const connection = await openConnection(target.url)
  const cpuBefore = getCpuMs(target.pid) ?? Number.NaN
  const begunAt = performance.now()
  let sent = 0
  for (const send of sends) {
    if (performance.now() >= begunAt + forMs) break
    await send(connection)
    sent++
  }
  owner.nonce = firstNonce + BigInt(sent)
  await allMined(scene, [owner])
  const ms = performance.now() - begunAt
  const cpuMs = (getCpuMs(target.pid) ?? Number.NaN) - cpuBefore
  connection.close()
  return { sent, ms, cpuMs }
}
