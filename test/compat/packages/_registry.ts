import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { root, run } from '../client/_package.ts'

/** A registry on loopback with the packages that are installed in the checkout, packed on request. */
export interface Registry {
  readonly url: string
  close(): Promise<void>
}

/** Returns the folders of a package in the checkout, one for each version. */
async function findPlaces(name: string): Promise<string[]> {
  const { packages }: { packages: object } = JSON.parse(
    await readFile(join(root, 'node_modules/.package-lock.json'), 'utf8'),
  )
  return Object.keys(packages).filter((path) => `/${path}`.endsWith(`/node_modules/${name}`))
}

export async function startRegistry(): Promise<Registry> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-registry-'))
  const documents = new Map<string, Promise<string | undefined>>()

  const packVersion = async (place: string, base: string) => {
    const path = join(root, place)
    const manifest = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'))
    const filename = `${createHash('sha256').update(place).digest('hex')}.tgz`
    const tarball = join(folder, filename)
    // An installed package has only the files that were packed. npm does not read the name of the folder in a tarball.
    await run(dirname(path), 'tar', ['-czf', tarball, '--exclude', 'node_modules', basename(path)])
    const digest = createHash('sha512').update(await readFile(tarball))
    const integrity = `sha512-${digest.digest('base64')}`
    return [manifest.version, { ...manifest, dist: { tarball: `${base}/-/${filename}`, integrity } }] as const
  }
  const describe = async (name: string, base: string) => {
    const places = await findPlaces(name)
    if (places.length === 0) return undefined
    const versions = await Promise.all(places.map((place) => packVersion(place, base)))
    return JSON.stringify({ name, 'dist-tags': { latest: versions[0]?.[0] }, versions: Object.fromEntries(versions) })
  }
  const answer = async (path: string, base: string): Promise<string | Buffer | undefined> => {
    if (path.startsWith('/-/')) return readFile(join(folder, basename(path)))
    const name = decodeURIComponent(path.slice(1))
    const document = documents.get(name) ?? describe(name, base)
    documents.set(name, document)
    return document
  }

  const server = createServer(({ url = '/', headers }, response) => {
    answer(url, `http://${headers.host}`).then(
      (body) => response.writeHead(body === undefined ? 404 : 200).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no address to listen on')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
