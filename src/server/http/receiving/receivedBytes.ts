/** The sender of a body or message that is arriving. */
export interface Sender {
  readonly keyId: string
  readonly address: string
}

/** The bytes that one connection holds of a body or message that is not complete yet. */
export interface Arriving {
  /** Counts more bytes. Beyond the limit a connection is evicted, possibly this one. */
  hold(bytes: number): void
  /** Releases all counted bytes. The connection may count again afterwards. */
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
 * evicted: the one with most bytes, within the address with most, within the key with most. Of two with equally many
 * bytes the older one is evicted, which is the slower one.
 */
export class ReceivedBytes {
  readonly #limitBytes: number
  /** The connections that hold bytes, in the order in which they began. */
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

  /** Starts to count a body or message. `evict` is called after its bytes were released because of the limit. */
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

interface ClientBytes {
  bytes: number
  readonly members: Arrival[]
}

/** Returns the arrivals of the group with most bytes; of equal groups, the one that began first. */
function largestGroup<Name>(arrivals: Iterable<Arrival>, nameOf: (arrival: Arrival) => Name): readonly Arrival[] {
  const groups = new Map<Name, ClientBytes>()
  for (const arrival of arrivals) {
    const group = groups.get(nameOf(arrival)) ?? { bytes: 0, members: [] }
    groups.set(nameOf(arrival), group)
    group.bytes += arrival.bytes
    group.members.push(arrival)
  }
  let largest: ClientBytes = { bytes: -1, members: [] }
  for (const group of groups.values()) if (group.bytes > largest.bytes) largest = group
  return largest.members
}

/** The average length that pieces must have beyond the bound on their number. */
const BYTES_PER_PIECE = 64

/**
 * Returns whether a body or message is in too many pieces for its length: chunks (RFC 9112, 7.1), frames (RFC 6455, 5.4)
 * or TCP segments. Each takes memory and time, however short it is. The first `limitPieces` may have any length.
 */
export function isInTooManyPieces(pieces: number, bytes: number, limitPieces: number): boolean {
  return pieces > limitPieces && bytes < (pieces - limitPieces) * BYTES_PER_PIECE
}
