/** Who waits, from the outermost group inwards: a key, an address, a connection. */
export type Party = readonly string[]

/**
 * What waits, taken in turns: each group at a level has its turn before any has a second one, and so on inwards. One with
 * a hundred waiting delays another's first by one.
 */
export interface FairQueue<T> {
  readonly size: number
  add(party: Party, item: T): void
  /** The next one, taken out; undefined when nothing waits. */
  take(): T | undefined
  /** Takes out the newest item of the outermost group that has the most of them. */
  takeFromLongest(): T | undefined
  /** How many items wait for the party's outermost group. */
  sizeOf(party: Party): number
  /** Takes an item out; false when it does not wait. */
  delete(party: Party, item: T): boolean
}

/** A group: its own items, and the groups within it in the order of their turns. Empty ones are not kept. */
class Group<T> {
  readonly #items: T[] = []
  readonly #groups = new Map<string, Group<T>>()
  /** Items and groups within have turns, too: the items together are one. */
  #isItemsTurn = true
  size = 0

  add(path: Party, item: T): void {
    this.size++
    const [name, ...inner] = path
    if (name === undefined) {
      this.#items.push(item)
      return
    }
    const group = this.#groups.get(name) ?? new Group<T>()
    this.#groups.set(name, group)
    group.add(inner, item)
  }

  take(): T | undefined {
    if (this.size === 0) return undefined
    this.size--
    const takesItem = this.#items.length > 0 && (this.#isItemsTurn || this.#groups.size === 0)
    this.#isItemsTurn = !takesItem
    if (takesItem) return this.#items.shift()
    const [first] = this.#groups
    if (first === undefined) return undefined
    const [name, group] = first
    const item = group.take()
    this.#groups.delete(name) // its next turn is after all others'
    if (group.size > 0) this.#groups.set(name, group)
    return item
  }

  takeNewest(): T | undefined {
    this.size--
    const longest = this.longest()
    if (longest === undefined) return this.#items.pop()
    const item = longest.group.takeNewest()
    if (longest.group.size === 0) this.#groups.delete(longest.name)
    return item
  }

  longest(): { readonly name: string; readonly group: Group<T> } | undefined {
    let found: { readonly name: string; readonly group: Group<T> } | undefined
    for (const [name, group] of this.#groups) {
      if (found === undefined || group.size > found.group.size) found = { name, group }
    }
    return found
  }

  sizeOf(name: string | undefined): number {
    return name === undefined ? this.#items.length : (this.#groups.get(name)?.size ?? 0)
  }

  delete(path: Party, item: T): boolean {
    const [name, ...inner] = path
    if (name === undefined) {
      const index = this.#items.indexOf(item)
      if (index >= 0) this.#items.splice(index, 1)
      this.size -= index >= 0 ? 1 : 0
      return index >= 0
    }
    const group = this.#groups.get(name)
    const isThere = group?.delete(inner, item) === true
    if (isThere) this.size--
    if (group?.size === 0) this.#groups.delete(name)
    return isThere
  }
}

export function createFairQueue<T>(): FairQueue<T> {
  const all = new Group<T>()
  return {
    get size() {
      return all.size
    },
    add: (party, item) => all.add(party, item),
    take: () => all.take(),
    takeFromLongest: () => (all.size === 0 ? undefined : all.takeNewest()),
    sizeOf: ([name]) => all.sizeOf(name),
    delete: (party, item) => all.delete(party, item),
  }
}
