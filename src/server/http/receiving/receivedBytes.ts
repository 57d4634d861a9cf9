/** The sender of a body or message that is arriving. */
export interface Sender {
  readonly keyId: string
  readonly address: string
}

/** The bytes that one connection holds of a body or message that is not complete yet. */
export interface Arriving {
  /** Counts so many bytes more. Beyond the limit some connection is evicted, which may be this one. */
  hold(bytes: number): void
  /** Gives back all bytes that it counts; it may count again afterwards. */
  release(): void
}

class Arrival implements Arriving {
  readonly sender: Sender
  readonly evict: () => void
  readonly #all: ReceivedBytes
  bytes = 0

  constructor(all: ReceivedBytes, sender: Sender, evict: () => void) {
    this.#all = all
    this.sender = sender
    this.evict = evict
  }

  hold(bytes: number): void {
    this.#all.add(this, bytes)
  }

  release(): void {
    this.#all.remove(this)
  }
}

/**
 * Bounds the bytes of all bodies and messages that are arriving, over all connections. Beyond the limit a connection is
 * evicted: the one that holds most bytes, within the address that holds most, within the key that holds most. Of two that
 * hold equally many the slower one is evicted, which began earlier.
 */
export class ReceivedBytes {
  readonly #limitBytes: number
  /** In the order in which they began. */
  readonly #holding = new Set<Arrival>()
  #sum = 0

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes
  }

  get bytes(): number {
    return this.#sum
  }

  /** The number of connections that hold bytes. */
  get connections(): number {
    return this.#holding.size
  }

  /** `evict` is called when the connection has to give up its bytes; they are not counted any more by then. */
  begin(sender: Sender, evict: () => void): Arriving {
    return new Arrival(this, sender, evict)
  }

  add(arrival: Arrival, bytes: number): void {
    arrival.bytes += bytes
    this.#sum += bytes
    this.#holding.add(arrival)
    while (this.#sum > this.#limitBytes) this.#evictLargest()
  }

  remove(arrival: Arrival): void {
    this.#sum -= arrival.bytes
    arrival.bytes = 0
    this.#holding.delete(arrival)
  }

  #evictLargest(): void {
    const ofKey = largestGroup(this.#holding, ({ sender }) => sender.keyId)
    const ofAddress = largestGroup(ofKey, ({ sender }) => sender.address)
    const [largest] = largestGroup(ofAddress, (arrival) => arrival)
    if (largest === undefined) throw new Error('bytes are counted that no connection holds')
    this.remove(largest)
    largest.evict()
  }
}

interface Group {
  bytes: number
  readonly members: Arrival[]
}

/** Returns the arrivals of the group that holds most bytes; of equal groups, the one that began first. */
function largestGroup<Name>(arrivals: Iterable<Arrival>, nameOf: (arrival: Arrival) => Name): readonly Arrival[] {
  const groups = new Map<Name, Group>()
  for (const arrival of arrivals) {
    const group = groups.get(nameOf(arrival)) ?? { bytes: 0, members: [] }
    groups.set(nameOf(arrival), group)
    group.bytes += arrival.bytes
    group.members.push(arrival)
  }
  let largest: Group = { bytes: -1, members: [] }
  for (const group of groups.values()) if (group.bytes > largest.bytes) largest = group
  return largest.members
}
