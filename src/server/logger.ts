import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'

const SECRETS = ['key', 'apiKey', 'localKey', 'privateKey', 'secret', 'passphrase', 'url', 'path']

/**
 * Creates a logger of JSON lines. They go to the standard error output by default, since the standard output belongs to the
 * commands. `level` is a word and `time` is RFC 3339 in UTC, as log collectors (Loki, ELK) read them without a rule
 * of their own. Secrets are blanked.
 */
export function createLogger(level: string, destination: DestinationStream = standardError()): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`])
  return pino(
    {
      level,
      redact: { paths, censor: '[redacted]' },
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: stdTimeFunctions.isoTime,
    },
    destination,
  )
}

const standardError = () => pino.destination({ fd: 2, sync: true })
