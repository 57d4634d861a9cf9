import type { Method } from './openrpc.ts'

/** Methods in which every word of the query is found, the best first: beginnings of names, names, summaries, descriptions. */
export function searchMethods(methods: readonly Method[], query: string): Method[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...methods]
  return methods
    .map((method) => ({ method, ranks: words.map((word) => rankOf(method, word)) }))
    .filter(({ ranks }) => ranks.every((rank) => rank > 0))
    .map(({ method, ranks }) => ({ method, rank: ranks.reduce((sum, rank) => sum + rank, 0) }))
    .sort((one, other) => other.rank - one.rank || compareNames(one.method, other.method))
    .map(({ method }) => method)
}

/** Other names of a method come behind all first names; of the rest, the less a name says besides, the better it fits. */
function compareNames(one: Method, other: Method): number {
  const isAlias = (method: Method) => Number(method['x-alias-of'] !== undefined)
  return isAlias(one) - isAlias(other) || one.name.length - other.name.length || one.name.localeCompare(other.name)
}

/** How well one word fits a method; 0 for not at all. */
function rankOf(method: Method, word: string): number {
  const name = method.name.toLowerCase()
  if (name === word) return 100
  if (name.startsWith(word) || partsOf(method.name).some((part) => part.startsWith(word))) return 50
  if (name.includes(word)) return 20
  if (method.summary?.toLowerCase().includes(word)) return 5
  return method.description?.toLowerCase().includes(word) ? 1 : 0
}

/** `eth`, `get`, `block` and `blockbynumber`, `bynumber`... of a name: every place where a word begins. */
function partsOf(name: string): string[] {
  const starts = [...name.matchAll(/[A-Z]|(?<=[_.])\w/g)].map(({ index }) => index)
  return starts.map((start) => name.slice(start).toLowerCase())
}
