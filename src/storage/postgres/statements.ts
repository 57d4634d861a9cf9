import { LRUCache } from 'lru-cache'

/** What `?` must not be looked for in, or `?` itself. */
const TOKEN = /'(?:''|[^'])*'|"(?:""|[^"])*"|--[^\n]*|\?/g

const MAX_NAMES = 200
const REMEMBERED = 512

/** SQL of the port for PostgreSQL: each `?` outside literals, quoted names and comments becomes `$1`, `$2` ... */
export function numberPlaceholders(sql: string): string {
  let count = 0
  return sql.replace(TOKEN, (token) => {
    if (token !== '?') return token
    count++
    return `$${count}`
  })
}

/**
 * Names for the statements that a connection keeps prepared: each text gets one the second time it is asked for, as
 * long as there are some left. Names are never reused, since the driver remembers each of them for the life of its
 * connection.
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
