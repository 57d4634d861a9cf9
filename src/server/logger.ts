import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import { plainJson } from '../base/printable.ts'

const SECRETS = ['key', 'apiKey', 'localKey', 'privateKey', 'secret', 'passphrase', 'url', 'path']

/**
 * Creates a logger of JSON lines. They are written to standard error by default, since standard output is for the results
 * of commands. `level` is a word and `time` is RFC 3339 in UTC, the formats that log collectors (Loki, ELK) expect.
 * Secrets are redacted. Texts of clients and other nodes are escaped, so that the lines may be read on a terminal.
 */
export function createLogger(level: string, destination: DestinationStream = standardError()): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`])
  return pino(
    {
      level,
      redact: { paths, censor: '[redacted]' },
      base: null,
      hooks: { streamWrite: plainJson },
      formatters: { level: (label) => ({ level: label }) },
      timestamp: stdTimeFunctions.isoTime,
    },
    destination,
  )
}

const standardError = () => pino.destination({ fd: 2, sync: true })
