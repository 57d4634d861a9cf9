import type { Besieged, NetworkName } from './besieged.ts'
import { type Connection, type Endpoint, openConnection, toBody } from './connection.ts'

/** The network that is attacked. */
export const ATTACKED: NetworkName = 'regtest'

/** A request for one method. */
export interface Question {
  readonly method: string
  readonly params: readonly unknown[]
}

/** One kind of what a client can send to hold others up. */
export interface Attack {
  readonly name: string
  /** What a bystander asks besides, because it has to wait where the attacker's requests wait. */
  readonly rival?: Question
  /** Whether pieces of the attacker's work end by themselves; if none does, nobody may wait for any. Always, if absent. */
  readonly ends?: 'never' | 'sometimes'
  /** Most pieces of the attacker's work that are done on average while a bystander waits for an answer; far more wait. */
  readonly mostOvertakes: number
  /** Makes what the attack needs. */
  prepare?(target: Target): Promise<void>
  /** Resolves once the node is at work on it; what was begun goes on until the target is left. */
  begin(target: Target): Promise<void>
}

/** What is work all the same: a call that ends for its time, and a key that was guessed. */
const DONE = [-32011, -32001]
/** What is too much at once is answered with this. */
export const NO_ROOM = -32005

/** A node as its attacker has it. */
export class Target {
  readonly node: Besieged
  readonly endpoint: Endpoint
  /** Pieces of work that the node has done: answers that are no refusals, or blocks. */
  done = 0
  /** Answers that say that there is no room. */
  refused = 0
  /** Other errors: there should be none, or the attack is not the one that is meant. */
  readonly unexpected: string[] = []
  #isLeft = false
  readonly #toLeave: (() => void)[] = []
  readonly #looks = new Set<() => void>()

  constructor(node: Besieged) {
    this.node = node
    this.endpoint = node.endpoint(ATTACKED, node.attackerKey)
  }

  /** A connection that is over when the attacker leaves; its answers count unless it is said what becomes of them. */
  async open(onAnswer: (body: Buffer) => void = this.count): Promise<Connection> {
    const connection = await openConnection(this.endpoint, onAnswer)
    this.onLeave(() => connection.socket.destroy())
    return connection
  }

  openMany(count: number): Promise<Connection[]> {
    return Promise.all(Array.from({ length: count }, () => this.open()))
  }

  /** Counts an answer by what it says. */
  readonly count = (body: Buffer): void => {
    const found = /^\{"jsonrpc":"2\.0","id":(?:1|null),"error":\{"code":(-\d+)/.exec(body.toString('latin1', 0, 80))
    const code = found === null ? undefined : Number(found[1])
    if (code === undefined || DONE.includes(code)) this.tell(1)
    else if (code === NO_ROOM) this.refused++
    else this.unexpected.push(body.toString('utf8', 0, 200))
    this.#look()
  }

  /** So many more pieces of work are done. */
  tell(more: number): void {
    this.done += more
    this.#look()
  }

  #look(): void {
    for (const look of this.#looks) look()
  }

  /** Resolves when it holds, behind an answer. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!holds()) return
        this.#looks.delete(look)
        resolve()
      }
      this.#looks.add(look)
      look()
    })
  }

  /** Asks on each of these connections again as soon as there is an answer. */
  keepAsking(connections: readonly Connection[], { method, params }: Question): void {
    const body = toBody(method, params)
    for (const { send } of connections) this.repeat(async () => void (await send(body)))
  }

  /** Does it again and again until the attacker leaves, which may break it off. */
  repeat(work: () => Promise<void>): void {
    const goOn = async () => {
      while (!this.#isLeft) await work()
    }
    goOn().catch((error) => this.fail(String(error)))
  }

  /** What should not have happened, unless the attacker has left. */
  fail(what: string): void {
    if (!this.#isLeft) this.unexpected.push(what)
  }

  /** What is to be done when the attacker leaves; at once, if he has. */
  onLeave(work: () => void): void {
    if (this.#isLeft) work()
    else this.#toLeave.push(work)
  }

  /** Ends all connections. */
  leave(): void {
    this.#isLeft = true
    for (const work of this.#toLeave) work()
  }
}
