// The software bill of materials (CycloneDX 1.6) of a package: the packages whose code it contains, and those that npm installs with
// it, at the versions of the lock file. `npm sbom` describes the checkout instead, with the packages of tests.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** Returns the folders of the packages that a bundle contains. */
export function packagesOf(inputs) {
  const found = Object.keys(inputs).map((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0])
  return [...new Set(found.filter((path) => path !== undefined))].sort()
}

/** Returns the folder from which the package in a folder loads a dependency, as in Node; undefined if the lock file has none. */
function locate(folder, name) {
  const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
  if (packages[place] !== undefined) return place
  return folder === '' ? undefined : locate(folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name)
}

/** Returns the folders of the dependencies of the package in a folder; '' is the checkout. */
function dependenciesOf(folder, { dependencies, optionalDependencies } = packages[folder]) {
  const names = Object.keys({ ...dependencies, ...optionalDependencies })
  return names.map((name) => locate(folder, name)).filter((place) => place !== undefined)
}

/** Returns the folders of all packages that npm installs with the package of this manifest. */
function installedWith(manifest) {
  const all = new Set(dependenciesOf('', manifest))
  for (const folder of all) for (const place of dependenciesOf(folder)) all.add(place) // also visits what it adds
  return all
}

function describe(ref, { name, version, license }, more) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const licenses = license === undefined ? undefined : [{ expression: license }]
  return { type: 'library', 'bom-ref': ref, name, version, licenses, purl, ...more }
}

/** Returns the component of a package of the lock file, with its folder as the reference. */
function describeLocked(folder, isBundled) {
  const { version, license, integrity } = packages[folder]
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
  const properties = isBundled ? [{ name: 'cdx:npm:package:bundled', value: 'true' }] : undefined
  const name = folder.split('node_modules/').at(-1)
  return describe(folder, { name, version, license }, { hashes: [{ alg: 'SHA-512', content }], properties })
}

/**
 * Writes sbom.cdx.json into the folder of a package, from its manifest and the inputs of its bundle. It has no time and no serial
 * number, so that two runs write the same bytes.
 */
export function writeSbom(folder, manifest, inputs) {
  const bundled = new Set(packagesOf(inputs).map((path) => path.slice(path.indexOf('node_modules/'))))
  const all = new Set([...bundled, ...installedWith(manifest)].sort())
  const refOf = (place) => (place === '' ? manifest.name : place)
  const materials = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: describe(refOf(''), manifest, { description: manifest.description }) },
    components: [...all].map((place) => describeLocked(place, bundled.has(place))),
    dependencies: ['', ...all].map((place) => ({
      ref: refOf(place),
      dependsOn: dependenciesOf(place).filter((dependency) => all.has(dependency)),
    })),
  }
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(materials, undefined, 2)}\n`)
}
