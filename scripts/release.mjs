// `npm run release [-- TAG]`: packs a release in dist/release: the packages, their bills of materials, checksums and notes. With a tag,
// it first checks that this checkout may be published under it.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare/root.mjs'
import { fail } from './prepare/say.mjs'

const destination = join(root, 'dist', 'release')
const read = (name) => readFileSync(join(root, name), 'utf8')

/** Returns the sections of a changelog by version, from headings like `## [1.2.0] - 2026-11-26`, `## 1.2.0` and `## [Unreleased]`. */
function readSections(changelog) {
  const sections = changelog.split(/^## /m).slice(1)
  return new Map(sections.map((text) => [/^\[?([^\]\s]*)/.exec(text)[1], text.slice(text.indexOf('\n')).trim()]))
}

/** Returns the reasons for which this checkout may not be packed, or not be published under a tag. */
function findFaults({ version, repository }, sections, tag) {
  const demands = [
    [sections.get(version), `CHANGELOG.md: must describe ${version}; add "## [${version}] - DATE" above its changes`],
  ]
  if (tag !== undefined) {
    demands.push(
      [
        tag === `v${version}`,
        `tag: must be v${version}, the version of package.json, got ${tag}; tag the right commit`,
      ],
      [!sections.get('Unreleased'), `CHANGELOG.md: [Unreleased] must be empty; move its changes to [${version}]`],
      [repository, 'package.json: repository must be set, as npm compares it with the provenance; add its URL'],
    )
  }
  return demands.filter(([holds]) => !holds).map(([, fault]) => fault)
}

const tag = process.argv[2]
const manifest = JSON.parse(read('package.json'))
const sections = readSections(read('CHANGELOG.md'))
const faults = findFaults(manifest, sections, tag)
if (faults.length > 0) fail(faults.join('\n'))
rmSync(destination, { recursive: true, force: true })
execFileSync(process.execPath, [join(root, 'scripts/pack.mjs'), destination], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
writeFileSync(join(destination, 'notes.md'), `${sections.get(manifest.version)}\n`)
console.log(`packed ${manifest.version} in ${destination}`)
