import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loadConfig } from '../../../src/config/load.ts'
import { serveAdmin } from '../../../src/server/admin/adminServer.ts'

const TOKEN = '0123456789abcdef0123456789abcdef'
const silent = pino({ level: 'silent' })

async function fileWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-admin-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'token')
  await writeFile(path, text)
  return path
}

async function serve(flags: Record<string, unknown>) {
  const { config } = loadConfig({ flags, environment: {} })
  const admin = await serveAdmin(config, silent, [])
  if (admin !== undefined) onTestFinished(admin.close)
  return admin
}

async function statusWith(port: number | undefined, token: string): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${port}/`, { headers: { authorization: `Bearer ${token}` } })
  return status
}

describe("the operator's server", () => {
  it('the admin server does not start without adminPort', async () => {
    expect(await serve({ adminToken: TOKEN })).toBeUndefined()
    expect(await serve({ adminTokenFile: '/nowhere' })).toBeUndefined()
  })

  it('the admin server reads its token from the setting or from a file with a line feed at the end', async () => {
    const given = await serve({ adminPort: '0', adminToken: TOKEN })
    const kept = await serve({ adminPort: '0', adminTokenFile: await fileWith(`${TOKEN}\n`) })
    for (const admin of [given, kept]) {
      expect([await statusWith(admin?.port, TOKEN), await statusWith(admin?.port, 'other')]).toEqual([404, 401])
    }
  })

  it('an invalid token file is refused with the fix', async () => {
    await expect(serve({ adminPort: '0', adminTokenFile: '/nowhere/token' })).rejects.toThrow(
      'adminTokenFile: must name a readable file, got /nowhere/token (ENOENT); write the output of `openssl rand -hex 32` there',
    )
    const short = await fileWith('too-short')
    await expect(serve({ adminPort: '0', adminTokenFile: short })).rejects.toThrow(
      `adminTokenFile: must contain 32 to 1024 visible ASCII characters (generate them with \`openssl rand -hex 32\`), got other content; change ${short}`,
    )
  })
})
