import type { ClientPath } from './fairQueue.ts'

interface ShareGroup {
  /** Number of places that the group holds. */
  held: number
  readonly groups: Map<string, ShareGroup>
}

/**
 * Builds the function that returns whether a client may take one more of `places`. At each level, a group may hold the
 * share that it would have if one more group arrived with equal demand, so a new group always finds a free place. Every
 * group may hold one place.
 */
export function createFairShares(
  places: number,
  holding: Iterable<ClientPath>,
  waiting: Iterable<ClientPath>,
): (clientPath: ClientPath) => boolean {
  const all: ShareGroup = { held: 0, groups: new Map() }
  const count = (clientPath: ClientPath, places: number) => {
    let group = all
    for (const name of clientPath) {
      const inner = group.groups.get(name) ?? { held: 0, groups: new Map() }
      group.groups.set(name, inner)
      inner.held += places
      group = inner
    }
  }
  for (const clientPath of holding) count(clientPath, 1)
  for (const clientPath of waiting) count(clientPath, 0)
  return (clientPath) => {
    let group: ShareGroup | undefined = all
    let share = places
    for (const name of clientPath) {
      share = Math.max(1, Math.floor(share / (1 + (group?.groups.size ?? 0))))
      group = group?.groups.get(name)
      if (group !== undefined && group.held >= share) return false
    }
    return true
  }
}
