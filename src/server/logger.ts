import { type Logger, pino } from 'pino'

const SECRETS = ['key', 'apiKey', 'localKey', 'privateKey', 'secret', 'passphrase', 'url', 'path']

/**
 * JSON lines on the standard error output, so that the standard output is left to the commands; secrets are blanked
 * should one get in.
 */
export function createLogger(level: string): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`])
  return pino({ level, redact: { paths, censor: '[redacted]' }, base: null }, pino.destination({ fd: 2, sync: true }))
}
