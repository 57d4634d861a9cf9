import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * For tests alone, of localhost and 127.0.0.1, made with `openssl req -x509 -newkey ec -pkeyopt
 * ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=first -addext subjectAltName=DNS:localhost,IP:127.0.0.1`.
 */
type Name = 'first' | 'second'

export const pathOf = (file: `${Name}.${'pem' | 'key'}`) => new URL(`certificates/${file}`, import.meta.url).pathname

/** What a client has to trust. */
export const authorities = [readFileSync(pathOf('first.pem')), readFileSync(pathOf('second.pem'))]

/** A folder of its own with a certificate that can be exchanged. */
export function keepCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'scion-tls-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const files = { cert: join(folder, 'tls.pem'), key: join(folder, 'tls.key') }
  const put = (which: 'cert' | 'key', name: Name) =>
    copyFileSync(pathOf(`${name}.${which === 'cert' ? 'pem' : 'key'}`), files[which])
  put('cert', 'first')
  put('key', 'first')
  return { files, put }
}
