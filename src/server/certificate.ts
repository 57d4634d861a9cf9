import { createPrivateKey, X509Certificate } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { createSecureContext, type SecureContextOptions, type Server } from 'node:tls'
import type { Logger } from 'pino'
import type { Timer } from '../base/clock.ts'
import { readRegularFile } from '../base/readRegularFile.ts'
import { flagOf } from '../config/settings.ts'

/** Where the server's certificate, with those above it, and its key lie, as PEM. */
export interface CertificateFiles {
  readonly cert: string
  readonly key: string
}

/** The files cannot be used; the message names the setting, the file, and what is expected there. */
export class CertificateError extends Error {}

/** How often it is looked whether the files have changed. */
const LOOK_MS = 5_000

const SETTINGS = { cert: 'tlsCert', key: 'tlsKey' } as const

function readPem(which: keyof CertificateFiles, path: string): Buffer {
  try {
    return readRegularFile(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unreadable'
    const setting = SETTINGS[which]
    const what = which === 'cert' ? 'the certificate' : 'its key'
    throw new CertificateError(
      `${setting}: the file ${path} cannot be read (${code}); name the PEM file of ${what} with --${flagOf(setting)}, readable for this user`,
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

/** Ciphers with forward secrecy and authenticated encryption only: all of TLS 1.3, and of TLS 1.2 those that RFC 9325, 4.2 recommends. */
const CIPHERS = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE+AESGCM',
  'ECDHE+CHACHA20',
].join(':')

/** The certificate and its key, checked to belong together; throws a `CertificateError`. */
function readCertificate(files: CertificateFiles): SecureContextOptions {
  const cert = readPem('cert', files.cert)
  const key = readPem('key', files.key)
  const certificate = parse(
    () => new X509Certificate(cert),
    `tlsCert: ${files.cert} does not begin with a certificate in PEM form (-----BEGIN CERTIFICATE-----)`,
  )
  const privateKey = parse(
    () => createPrivateKey(key),
    `tlsKey: ${files.key} is no private key in PEM form without a passphrase (-----BEGIN PRIVATE KEY-----)`,
  )
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new CertificateError(`tlsKey: the key in ${files.key} is not the one of the certificate in ${files.cert}`)
  }
  const context: SecureContextOptions = { cert, key, minVersion: 'TLSv1.2', ciphers: CIPHERS }
  parse(
    () => createSecureContext(context),
    `tlsCert: ${files.cert} cannot be used: all in it have to be whole certificates in PEM form, of a key of 2048 bits or more`,
  )
  return context
}

/** What changes when somebody writes the files, or puts others in their place. */
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
  /** Ends it. */
  readonly signal: AbortSignal
}

/** A certificate that is in use. */
export interface OpenCertificate {
  readonly context: SecureContextOptions
  /**
   * Has a server take its certificate anew when the files change, and when the function is called that this gives. What
   * cannot be used leaves the old one and is logged; connections that are open stay.
   */
  follow(server: Pick<Server, 'setSecureContext'>, watching: Watching): () => Promise<void>
}

/** Reads a certificate; rejects with a `CertificateError`. */
export async function openCertificate(files: CertificateFiles): Promise<OpenCertificate> {
  const state = await printState(files) // first: what is written while they are read is another one
  const context = readCertificate(files)
  return { context, follow: (server, watching) => followFrom(state, server, files, watching) }
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
      logger.info('the certificate was read anew')
    } catch (error) {
      const err = error instanceof CertificateError ? undefined : error
      const problem = error instanceof CertificateError ? error.message : 'the certificate cannot be taken'
      logger.error({ err }, `${problem}; the certificate before stays in use until that is mended`)
    }
  }

  /** Looks before it reads: what is written meanwhile is another state at the next look. */
  async function look(): Promise<void> {
    const found = await printState(files)
    if (found !== state) await reload()
    state = found
    timer.wakeIn(LOOK_MS, lookOn)
  }

  /** The timer is told nothing of the signal: it would listen to it once more at each look. */
  function lookOn(): void {
    if (!signal.aborted) void look()
  }

  lookOn()
  return reload
}
