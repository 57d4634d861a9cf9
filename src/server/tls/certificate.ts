import { createPrivateKey, X509Certificate } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { createSecureContext, type SecureContextOptions, type Server } from 'node:tls'
import type { Logger } from 'pino'
import type { Timer } from '../../base/clock.ts'
import { readRegularFile } from '../../base/readRegularFile.ts'
import { flagOf } from '../../config/settings.ts'

/** Paths of the server's certificate chain and its key, in PEM form. */
export interface CertificateFiles {
  readonly cert: string
  readonly key: string
}

/** Unusable files. The message names the setting, the file and the fix. */
export class CertificateError extends Error {}

/** Interval between two checks for changed files, in milliseconds. */
const CHECK_MS = 5_000

const SETTINGS = { cert: 'tlsCert', key: 'tlsKey' } as const

function readPem(which: keyof CertificateFiles, path: string): Buffer {
  try {
    return readRegularFile(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unreadable'
    const setting = SETTINGS[which]
    throw new CertificateError(
      `${setting}: must name a readable file, got ${path} (${code}); name one with --${flagOf(setting)} that this user may read`,
    )
  }
}

function parse<T>(read: () => T, problem: string): T {
  try {
    return read()
  } catch {
    throw new CertificateError(problem)
  }
}

/** Ciphers with forward secrecy and authenticated encryption: those of TLS 1.3, and of TLS 1.2 those that RFC 9325, 4.2 recommends. */
const CIPHERS = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE+AESGCM',
  'ECDHE+CHACHA20',
].join(':')

/** Reads the certificate and its key, and checks that they match. Throws a `CertificateError`. */
function readCertificate(files: CertificateFiles): SecureContextOptions {
  const cert = readPem('cert', files.cert)
  const key = readPem('key', files.key)
  const certificate = parse(
    () => new X509Certificate(cert),
    `tlsCert: must name a file that begins with a PEM certificate (-----BEGIN CERTIFICATE-----), got ${files.cert}; change the file or --tls-cert`,
  )
  const privateKey = parse(
    () => createPrivateKey(key),
    `tlsKey: must name a file with a PEM private key without a passphrase (-----BEGIN PRIVATE KEY-----), got ${files.key}; change the file or --tls-key`,
  )
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new CertificateError(
      `tlsKey: must be the key of the certificate in ${files.cert}, got another one in ${files.key}; change one of the files`,
    )
  }
  const context: SecureContextOptions = { cert, key, minVersion: 'TLSv1.2', ciphers: CIPHERS }
  parse(
    () => createSecureContext(context),
    `tlsCert: must contain only complete PEM certificates with keys of at least 2048 bits, got others in ${files.cert}; change the file`,
  )
  return context
}

/** Returns a text that changes when the files are written or replaced. */
async function printState({ cert, key }: CertificateFiles): Promise<string> {
  const states = [cert, key].map(async (path) => {
    const found = await stat(path).catch(() => undefined)
    return found === undefined ? 'none' : `${found.ino} ${found.size} ${found.mtimeMs}`
  })
  return (await Promise.all(states)).join('\n')
}

interface Watching {
  readonly logger: Logger
  readonly timer: Timer
  /** Ends the checks. */
  readonly signal: AbortSignal
}

/** Reads a certificate. Rejects with a `CertificateError`. */
export async function openCertificate(files: CertificateFiles) {
  const state = await printState(files) // first, so that a write during the read is noticed
  const context = readCertificate(files)
  return {
    context,
    /**
     * Reloads a server's certificate when the files change, and when the returned function is called. Unusable files are
     * logged, and the old certificate stays in use. Open connections stay open.
     */
    follow: (server: Pick<Server, 'setSecureContext'>, watching: Watching) =>
      followFrom(state, server, files, watching),
  }
}

function followFrom(
  first: string,
  server: Pick<Server, 'setSecureContext'>,
  files: CertificateFiles,
  { logger, timer, signal }: Watching,
): () => Promise<void> {
  let state = first

  async function reload(): Promise<void> {
    try {
      server.setSecureContext(readCertificate(files))
      logger.info('certificate reloaded')
    } catch (error) {
      const err = error instanceof CertificateError ? undefined : error
      const problem = error instanceof CertificateError ? error.message : 'certificate: cannot be reloaded'
      logger.error({ err }, `${problem}; the previous certificate stays in use until then`)
    }
  }

  /** Reads the state before the files, so that the next check notices a write in between. */
  async function check(): Promise<void> {
    const found = await printState(files)
    if (found !== state) await reload()
    state = found
    timer.wakeIn(CHECK_MS, checkAgain)
  }

  /** The timer does not receive the signal, or each check would add a listener. */
  function checkAgain(): void {
    if (!signal.aborted) void check()
  }

  checkAgain()
  return reload
}
