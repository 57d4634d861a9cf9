import { LRUCache } from 'lru-cache'

/** Literals, quoted names and comments, in which `?` is not a placeholder, or `?` itself. */
const TOKEN = /'(?:''|[^'])*'|"(?:""|[^"])*"|--[^\n]*|\?/g

const MAX_NAMES = 200
const REMEMBERED = 512

/**
 * Converts SQL of the port for PostgreSQL: each `?` outside literals, quoted names and comments becomes `$1`, `$2`, and
 * so on.
 */
export function numberPlaceholders(sql: string): string {
  let count = 0
  return sql.replace(TOKEN, (token) => {
    if (token !== '?') return token
    count++
    return `$${count}`
  })
}

/**
 * Names of a connection's prepared statements. A text gets one at its second use, up to a maximum. Names are never
 * reused, because the driver caches them for the lifetime of the connection.
 */
export function createStatementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>()
  const once = new LRUCache<string, true>({ max: REMEMBERED })
  return (sql) => {
    const name = names.get(sql)
    if (name !== undefined || names.size === MAX_NAMES) return name
    if (!once.has(sql)) {
      once.set(sql, true)
      return undefined
    }
    once.delete(sql)
    names.set(sql, `s${names.size}`)
    return names.get(sql)
  }
}
