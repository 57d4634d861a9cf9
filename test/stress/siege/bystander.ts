import type { Question } from './attack.ts'
import type { Besieged, NetworkName } from './besieged.ts'
import { type Connection, openConnection } from './connection.ts'
import { BYSTANDER, signOrder } from './transactions.ts'

/** The measurements of one request. */
export interface Sample {
  readonly kind: string
  readonly tookMs: number
  /** Pieces of the attacker's work that were done between request and answer. */
  readonly overtakes: number
}

/** Where the block of a transaction was. */
export interface Mined {
  /** Others' blocks between the one that was the newest when it was sent and its own. */
  readonly before: number
  /** Blocks that came behind its own before its sender had his answer, and had asked for the newest one. */
  readonly behind: number
}

const TRANSFER = { to: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8', value: 1n, gasLimit: 21_000n } as const
const RETURNS_42 = '0x602a60005260206000f3'

/** A client with a key of its own that sends ordinary requests to one network, one after the other. */
export class Bystander {
  readonly samples: Sample[] = []
  readonly mined: Mined[] = []
  readonly #network: NetworkName
  readonly #connection: Connection
  readonly #workDone: () => number
  #nonce: bigint

  private constructor(network: NetworkName, connection: Connection, nonce: bigint, workDone: () => number) {
    this.#network = network
    this.#connection = connection
    this.#nonce = nonce
    this.#workDone = workDone
  }

  /** `workDone` counts what is done of the attacker's work. */
  static async open(node: Besieged, network: NetworkName, workDone: () => number): Promise<Bystander> {
    const connection = await openConnection(node.endpoint(network, node.bystanderKey))
    const { result } = await connection.ask('eth_getTransactionCount', [BYSTANDER.address, 'pending'])
    return new Bystander(network, connection, BigInt(String(result)), workDone)
  }

  /** One of each; throws when an answer is not what it is without an attack. */
  async round(rival?: Question): Promise<void> {
    await this.#ask('chainId', 'eth_chainId', [])
    await this.#ask('balance', 'eth_getBalance', [BYSTANDER.address, 'latest'])
    await this.#ask('block', 'eth_getBlockByNumber', ['latest', false])
    await this.#ask('call', 'eth_call', [{ data: RETURNS_42 }, 'latest'])
    await this.#send()
    if (rival !== undefined) await this.#ask('rival', rival.method, rival.params)
  }

  async #send(): Promise<void> {
    const headBefore = await this.#height()
    const raw = signOrder(this.#network, BYSTANDER, this.#nonce++, TRANSFER)
    const hash = await this.#ask('send', 'eth_sendRawTransaction', [raw])
    const head = await this.#height()
    const receipt = await this.#ask('receipt', 'eth_getTransactionReceipt', [hash])
    if (receipt === null || typeof receipt !== 'object' || !('blockNumber' in receipt)) {
      throw new Error('the hash was answered of a transaction that is not mined')
    }
    const height = Number(receipt.blockNumber)
    this.mined.push({ before: height - headBefore - 1, behind: head - height })
  }

  async #height(): Promise<number> {
    return Number(await this.#ask('height', 'eth_blockNumber', []))
  }

  async #ask(kind: string, method: string, params: readonly unknown[]): Promise<unknown> {
    const [doneBefore, begunMs] = [this.#workDone(), performance.now()]
    const { result, error } = await this.#connection.ask(method, params)
    const tookMs = performance.now() - begunMs
    this.samples.push({ kind, tookMs, overtakes: this.#workDone() - doneBefore })
    if (error !== undefined) throw new Error(`${method}: ${error.code} ${error.message}`)
    return result
  }

  /** Drops the samples so far. */
  forget(): void {
    this.samples.length = 0
    this.mined.length = 0
  }

  leave(): void {
    this.#connection.socket.destroy()
  }
}
