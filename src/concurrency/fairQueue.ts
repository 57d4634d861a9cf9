/** Who waits, from the outermost group inwards: a key, an address, a connection. */
export type Party = readonly string[]

/** What the node does for itself. */
export const NODE_ITSELF: Party = ['']

/**
 * What waits, taken in turns: each group at a level has its turn before any has a second one, and so on inwards. One with
 * a hundred waiting delays another's first by one.
 */
export interface FairQueue<T> {
  readonly size: number
  add(party: Party, item: T): void
  /** The next one, taken out, of the groups that may have a turn; undefined when none of them waits. */
  take(mayTake?: (group: Party) => boolean): T | undefined
  /** Takes out the newest item of the group that has the most of them, at each level. */
  takeFromLongest(): T | undefined
  /** Takes an item out; false when it does not wait. */
  delete(party: Party, item: T): boolean
  /** Those for which anything waits. */
  parties(): Iterable<Party>
}

/** A group: its own items, and the groups within it in the order of their turns. Empty ones are not kept. */
class Group<T> {
  readonly #path: Party
  readonly #items: T[] = []
  readonly #groups = new Map<string, Group<T>>()
  size = 0

  constructor(path: Party) {
    this.#path = path
  }

  add(names: Party, item: T): void {
    this.size++
    const [name, ...inner] = names
    if (name === undefined) {
      this.#items.push(item)
      return
    }
    const group = this.#groups.get(name) ?? new Group<T>([...this.#path, name])
    this.#groups.set(name, group)
    group.add(inner, item)
  }

  take(mayTake: (group: Party) => boolean): T | undefined {
    if (this.#items.length > 0) {
      this.size--
      return this.#items.shift()
    }
    for (const [name, group] of this.#groups) {
      const item = mayTake(group.#path) ? group.take(mayTake) : undefined
      if (item === undefined) continue
      this.size--
      this.#groups.delete(name) // its next turn is after all others'
      if (group.size > 0) this.#groups.set(name, group)
      return item
    }
    return undefined
  }

  takeFromLongest(): T | undefined {
    let longest: [name: string, group: Group<T>] | undefined
    for (const one of this.#groups) if (longest === undefined || one[1].size > longest[1].size) longest = one
    const item = longest === undefined ? this.#items.pop() : longest[1].takeFromLongest()
    if (longest?.[1].size === 0) this.#groups.delete(longest[0])
    if (item !== undefined) this.size--
    return item
  }

  delete(names: Party, item: T): boolean {
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

  *parties(): Iterable<Party> {
    if (this.#items.length > 0) yield this.#path
    for (const group of this.#groups.values()) yield* group.parties()
  }
}

/** An empty queue; no item may be undefined. */
export function createFairQueue<T>(): FairQueue<T> {
  const all = new Group<T>([])
  return {
    get size() {
      return all.size
    },
    add: (party, item) => all.add(party, item),
    take: (mayTake = () => true) => all.take(mayTake),
    takeFromLongest: () => all.takeFromLongest(),
    delete: (party, item) => all.delete(party, item),
    parties: () => all.parties(),
  }
}
