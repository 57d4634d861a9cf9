/** What `?` must not be looked for in, or `?` itself. */
const TOKEN = /'(?:''|[^'])*'|"(?:""|[^"])*"|--[^\n]*|\?/g

/** SQL of the port as PostgreSQL wants it: each `?` outside literals, quoted names and comments becomes `$1`, `$2` ... */
export function numberPlaceholders(sql: string): string {
  let count = 0
  return sql.replace(TOKEN, (token) => {
    if (token !== '?') return token
    count++
    return `$${count}`
  })
}
