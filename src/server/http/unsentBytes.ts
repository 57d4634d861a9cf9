import type { Socket } from 'node:net'

/** Less is not counted anew: a connection that is told many small things is asked for what it holds only now and then. */
const STEP_BYTES = 16 * 1024

interface Held {
  readonly bytes: number
  /** What the system has taken of all that was written. */
  readonly taken: number
}

/**
 * What all clients together have not taken yet. Each connection has bounds of its own, and there may be many: beyond the
 * common one those are cut off that have taken nothing for the longest time, since what is written cannot be taken back.
 */
export class UnsentBytes {
  readonly #limitBytes: number
  readonly #onCut: () => void
  /** Who has taken nothing for the longest time stands first. */
  readonly #held = new Map<Socket, Held>()
  #sum = 0

  constructor(limitBytes: number, onCut: () => void) {
    this.#limitBytes = limitBytes
    this.#onCut = onCut
  }

  /** As far as it was counted. */
  get bytes(): number {
    return this.#sum
  }

  /** To be called after each write; most are taken by the system at once. */
  look(socket: Socket): void {
    if (!socket.writableNeedDrain) return
    const held = this.#held.get(socket)
    if (held === undefined) this.#watch(socket)
    else if (Math.abs(socket.writableLength - held.bytes) < STEP_BYTES) return
    this.#count(socket)
    if (this.#sum > this.#limitBytes) this.#makeRoom(socket)
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

  /** The newest stays: an answer that is longer than all there may be is somebody's, too. */
  #makeRoom(newest: Socket): void {
    for (const socket of [...this.#held.keys()]) this.#count(socket) // some may have gone out meanwhile
    for (const socket of this.#held.keys()) {
      if (this.#sum <= this.#limitBytes) return
      if (socket === newest) continue
      this.#release(socket)
      socket.destroy()
      this.#onCut()
    }
  }
}
