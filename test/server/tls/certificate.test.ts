import { utimesSync } from 'node:fs'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openCertificate } from '../../../src/server/tls/certificate.ts'
import { keepCertificate } from '../../_helpers/certificates.ts'
import { holdTimer } from '../../_helpers/heldTimer.ts'

it('a certificate that changes between its read and the first check is reloaded', async () => {
  const { files, put } = keepCertificate()
  const certificate = await openCertificate(files)
  put('cert', 'second')
  put('key', 'second')
  utimesSync(files.cert, 1, 1) // differs also with a coarse clock of the file system
  const taken = new Promise<void>((resolve) => {
    const watching = { logger: pino({ level: 'silent' }), timer: holdTimer() }
    certificate.follow({ setSecureContext: () => resolve() }, { ...watching, signal: new AbortController().signal })
  })
  await expect(taken).resolves.toBeUndefined()
})
