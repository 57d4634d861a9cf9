/** The client that work belongs to, as a path of groups: API key, IP address, connection. */
export type ClientPath = readonly string[]

/** The path of work that no client has requested. */
export const NODE_ITSELF: ClientPath = ['']

/**
 * A queue that serves groups round-robin at each level of their paths. A group with 100 waiting items delays the first
 * item of another group by at most one.
 */
export interface FairQueue<T> {
  readonly size: number
  add(clientPath: ClientPath, item: T): void
  /** Removes and returns the next item of the groups that `mayTake` admits; undefined if none of them has one. */
  take(mayTake?: (group: ClientPath) => boolean): T | undefined
  /** Removes and returns the newest item of the longest group, chosen at each level. */
  takeFromLongest(): T | undefined
  /** Removes an item; returns false if it is not in the queue. */
  delete(clientPath: ClientPath, item: T): boolean
  /** Returns the paths that have items. */
  parties(): Iterable<ClientPath>
}

/** A group: its own items, and its inner groups in the order in which they are served. Empty groups are removed. */
class QueueGroup<T> {
  readonly #path: ClientPath
  readonly #items: T[] = []
  readonly #groups = new Map<string, QueueGroup<T>>()
  size = 0

  constructor(path: ClientPath) {
    this.#path = path
  }

  add(names: ClientPath, item: T): void {
    this.size++
    const [name, ...inner] = names
    if (name === undefined) {
      this.#items.push(item)
      return
    }
    const group = this.#groups.get(name) ?? new QueueGroup<T>([...this.#path, name])
    this.#groups.set(name, group)
    group.add(inner, item)
  }

  take(mayTake: (group: ClientPath) => boolean): T | undefined {
    if (this.#items.length > 0) {
      this.size--
      return this.#items.shift()
    }
    for (const [name, group] of this.#groups) {
      const item = mayTake(group.#path) ? group.take(mayTake) : undefined
      if (item === undefined) continue
      this.size--
      this.#groups.delete(name) // served again after all other groups
      if (group.size > 0) this.#groups.set(name, group)
      return item
    }
    return undefined
  }

  takeFromLongest(): T | undefined {
    let longest: [name: string, group: QueueGroup<T>] | undefined
    for (const entry of this.#groups) if (longest === undefined || entry[1].size > longest[1].size) longest = entry
    const item = longest === undefined ? this.#items.pop() : longest[1].takeFromLongest()
    if (longest?.[1].size === 0) this.#groups.delete(longest[0])
    if (item !== undefined) this.size--
    return item
  }

  delete(names: ClientPath, item: T): boolean {
    const [name, ...inner] = names
    const group = name === undefined ? undefined : this.#groups.get(name)
    const isThere = name === undefined ? this.#deleteOwn(item) : group?.delete(inner, item) === true
    if (isThere) this.size--
    if (name !== undefined && group?.size === 0) this.#groups.delete(name)
    return isThere
  }

  #deleteOwn(item: T): boolean {
    const index = this.#items.indexOf(item)
    if (index >= 0) this.#items.splice(index, 1)
    return index >= 0
  }

  *parties(): Iterable<ClientPath> {
    if (this.#items.length > 0) yield this.#path
    for (const group of this.#groups.values()) yield* group.parties()
  }
}

/** Creates an empty queue. No item may be undefined. */
export function createFairQueue<T>(): FairQueue<T> {
  const all = new QueueGroup<T>([])
  return {
    get size() {
      return all.size
    },
    add: (clientPath, item) => all.add(clientPath, item),
    take: (mayTake = () => true) => all.take(mayTake),
    takeFromLongest: () => all.takeFromLongest(),
    delete: (clientPath, item) => all.delete(clientPath, item),
    parties: () => all.parties(),
  }
}
