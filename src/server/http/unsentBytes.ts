import type { Socket } from 'node:net'

/** Minimum change of a connection's unsent bytes that is counted, so that small writes are cheap. */
const STEP_BYTES = 16 * 1024

interface Held {
  readonly bytes: number
  /** Number of written bytes that the operating system has accepted. */
  readonly taken: number
}

/**
 * Bounds the bytes that were written to all connections and that clients have not read. Beyond the limit, the connections
 * whose clients have read nothing for the longest time are closed, since written bytes cannot be withdrawn.
 */
export class UnsentBytes {
  readonly #limitBytes: number
  readonly #onCut: () => void
  /** The first connection is the one whose client has read nothing for the longest time. */
  readonly #held = new Map<Socket, Held>()
  #sum = 0

  constructor(limitBytes: number, onCut: () => void) {
    this.#limitBytes = limitBytes
    this.#onCut = onCut
  }

  /** Number of counted bytes. */
  get bytes(): number {
    return this.#sum
  }

  /** Counts the unsent bytes of a connection. Call after each write. */
  check(socket: Socket): void {
    if (!socket.writableNeedDrain) return
    const held = this.#held.get(socket)
    if (held === undefined) this.#watch(socket)
    else if (Math.abs(socket.writableLength - held.bytes) < STEP_BYTES) return
    this.#count(socket)
    if (this.#sum > this.#limitBytes) this.#closeSlowest(socket)
  }

  #watch(socket: Socket): void {
    const release = () => {
      socket.off('drain', release)
      socket.off('close', release)
      this.#release(socket)
    }
    socket.on('drain', release)
    socket.on('close', release)
  }

  #count(socket: Socket): void {
    const before = this.#held.get(socket)
    const bytes = socket.writableLength
    const taken = socket.bytesWritten - bytes
    if (before !== undefined && taken > before.taken) this.#held.delete(socket)
    this.#held.set(socket, { bytes, taken })
    this.#sum += bytes - (before?.bytes ?? 0)
  }

  #release(socket: Socket): void {
    this.#sum -= this.#held.get(socket)?.bytes ?? 0
    this.#held.delete(socket)
  }

  /** Does not close the newest one, so that a response longer than the limit can be sent. */
  #closeSlowest(newest: Socket): void {
    for (const socket of [...this.#held.keys()]) this.#count(socket) // some bytes may have been sent
    for (const socket of this.#held.keys()) {
      if (this.#sum <= this.#limitBytes) return
      if (socket === newest) continue
      this.#release(socket)
      socket.destroy()
      this.#onCut()
    }
  }
}
