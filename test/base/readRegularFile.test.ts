import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openLocalKey } from '../../src/apiKeys/localKey.ts'
import { readRegularFile } from '../../src/base/readRegularFile.ts'
import { checkBackup } from '../../src/cli/backup/restore.ts'
import { loadConfig } from '../../src/config/load.ts'
import { readAdminToken } from '../../src/server/admin/adminServer.ts'
import { openCertificate } from '../../src/server/tls/certificate.ts'
import { keepCertificate } from '../_helpers/certificates.ts'
import { temporaryFolder } from '../_helpers/temporary.ts'

/** Creates a FIFO without a writer, in a new folder by default. */
async function makeFifo(name = 'fifo', folder?: string): Promise<string> {
  const path = join(folder ?? (await temporaryFolder()), name)
  expect(spawnSync('mkfifo', [path]).status).toBe(0)
  return path
}

const REASON = 'a FIFO, not a regular file'

it('a regular file of up to 1 MiB is read, a larger one is refused', async () => {
  const path = join(await temporaryFolder(), 'file')
  await writeFile(path, Buffer.alloc(2 ** 20, 'a'))
  expect(readRegularFile(path)).toEqual(Buffer.alloc(2 ** 20, 'a'))
  await writeFile(path, Buffer.alloc(2 ** 20 + 1))
  expect(() => readRegularFile(path)).toThrow('larger than 1048576 bytes')
})

it('a system file that reports no size is read completely', () => {
  expect(readRegularFile('/proc/self/status').toString()).toMatch(/^Name:/)
})

it.each([
  ['a folder', '/tmp'],
  ['a device', '/dev/zero'],
])('%s is refused with its kind', (kind, path) => {
  expect(() => readRegularFile(path)).toThrow(`${kind}, not a regular file`)
})

it('a FIFO without a writer is refused by each reader of a configured file, without blocking', async () => {
  const config = await makeFifo()
  expect(() => loadConfig({ flags: { config }, environment: {} })).toThrow(
    `config: must name a readable file, got ${config} (${REASON})`,
  )
  const adminTokenFile = await makeFifo()
  expect(() => readAdminToken({ adminToken: 'none', adminTokenFile })).toThrow(
    `adminTokenFile: must name a readable file, got ${adminTokenFile} (${REASON})`,
  )
  const { files } = keepCertificate()
  const fifo = await makeFifo()
  await expect(openCertificate({ ...files, cert: fifo })).rejects.toThrow(
    `tlsCert: must name a readable file, got ${fifo} (${REASON})`,
  )
  await expect(openCertificate({ ...files, key: fifo })).rejects.toThrow(
    `tlsKey: must name a readable file, got ${fifo} (${REASON})`,
  )
  const data = await temporaryFolder()
  await makeFifo('local-key', data)
  await expect(openLocalKey(data)).rejects.toThrow(`local-key is ${REASON}`)
  const backup = await temporaryFolder()
  const manifest = await makeFifo('backup.json', backup)
  await expect(checkBackup(backup)).rejects.toThrow(`backup: must be readable, got ${manifest} (${REASON})`)
})
