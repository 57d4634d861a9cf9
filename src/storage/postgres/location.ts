/** The address and credentials of a PostgreSQL database. */
export interface PostgresAddress {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
  /** Never printed: see {@link printLocation}. */
  readonly password: string
  /** `unverified`: encrypted, without a check of the server's certificate. `verified`: with it. */
  readonly tls: 'off' | 'unverified' | 'verified'
}

/** A PostgreSQL database. */
export interface PostgresLocation {
  readonly kind: 'postgres'
  readonly address: PostgresAddress
  /**
   * Its streaming standby, which serves reads where possible and writes once it is promoted. Each new connection
   * determines the writing server.
   */
  readonly standby?: PostgresAddress
}

/** A schema of the database. */
export interface PostgresPlace extends PostgresLocation {
  /** Lower-case letters, digits and `_`. */
  readonly schema: string
}

const DEFAULT_PORT = 5432
const TLS_MODES: Readonly<Record<string, PostgresAddress['tls']>> = {
  disable: 'off',
  require: 'unverified',
  'verify-full': 'verified',
}

/** Parses `postgres://user:password@host:port/database?sslmode=...`; undefined for other text. */
export function parseLocation(text: string): PostgresLocation | undefined {
  const address = parseAddress(text)
  return address === undefined ? undefined : { kind: 'postgres', address }
}

function parseAddress(text: string): PostgresAddress | undefined {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const tls = readTls(url)
  const [user, password, database] = [url.username, url.password, url.pathname.slice(1)].map(decode)
  const isComplete = url.hostname !== '' && user !== '' && database !== '' && url.hash === ''
  if (!isComplete || user === undefined || password === undefined || database === undefined) return undefined
  if (tls === undefined) return undefined
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const port = url.port === '' ? DEFAULT_PORT : Number(url.port)
  return { host, port, database, user, password, tls }
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

function readTls({ searchParams }: URL): PostgresAddress['tls'] | undefined {
  if ([...searchParams.keys()].some((name) => name !== 'sslmode')) return undefined
  const mode = searchParams.get('sslmode') ?? 'disable'
  return Object.hasOwn(TLS_MODES, mode) ? TLS_MODES[mode] : undefined
}

/** Prints a location in the spelling of the settings, without its password. */
export function printLocation({ address }: PostgresLocation): string {
  const { host, port, database, user, tls, password } = address
  const mode = Object.keys(TLS_MODES).find((name) => TLS_MODES[name] === tls)
  const secret = password === '' ? '' : ':***'
  const name = host.includes(':') ? `[${host}]` : host
  const query = tls === 'off' ? '' : `?sslmode=${mode}`
  return `postgres://${encodeURIComponent(user)}${secret}@${name}:${port}/${encodeURIComponent(database)}${query}`
}
