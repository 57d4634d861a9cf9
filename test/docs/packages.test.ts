import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { codeBlocks, root } from './_guide.ts'
import { findFiles } from './_pages.ts'

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

/** Packages that `npm start` installs, and the client, which is the checkout itself. */
const INSTALLED = new Set([...Object.keys(dependencies), ...builtinModules, 'scion-rsk'])

/** Packages that npm installs with another one, as its peers. */
const PEERS: Readonly<Record<string, readonly string[]>> = {
  '@nomicfoundation/hardhat-toolbox-viem': ['@nomicfoundation/hardhat-ignition'],
}

/** The packages that a module imports. */
function importsOf(code: string): string[] {
  const specifiers = code.matchAll(/(?:^|\n)(?:import|export|\})[^'"]*?(?:from |import )['"](?<name>[^'"]+)['"]/g)
  const names = [...specifiers].map(({ groups }) => groups?.name ?? '').filter((name) => !/^(node:|\.)/.test(name))
  return names.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
}

/** The packages that the commands of a page install. */
function installedBy(page: string): Set<string> {
  const commands = codeBlocks(page).filter(({ language, note }) => language === 'sh' && note === '')
  const lines = commands.flatMap(({ code }) => code.split(/\n|&&/)).filter((line) => /^\s*npm install /.test(line))
  const names = lines.flatMap((line) => line.split(' ').map((word) => word.replace(/(?<=.)@[\d.]+$/, '')))
  return new Set(names.flatMap((name) => [name, ...(PEERS[name] ?? [])]))
}

/** The modules that a page shows by name, or runs. */
function modulesOf(page: string): string[] {
  const blocks = codeBlocks(page)
  const shown = blocks.filter(({ language, note }) => /^[jt]s$/.test(language) && note !== '').map(({ code }) => code)
  const run = blocks.filter(({ note }) => note === 'run').map(({ code }) => code)
  const examples = run.flatMap((code) => code.match(/examples\/\w+\.mjs/g) ?? [])
  return [...shown, ...examples.map((path) => readFileSync(join(root, path), 'utf8'))]
}

const pages = ['README.md', 'examples', 'docs', 'src/client'].flatMap((place) =>
  place.endsWith('.md') ? [join(root, place)] : findFiles(join(root, place), ['.md']),
)

it('a page installs the packages that its programs import beyond what npm start installs', () => {
  const seen = new Set<string>()
  for (const path of pages) {
    const page = readFileSync(path, 'utf8')
    const installed = installedBy(page)
    const used = modulesOf(page)
      .flatMap(importsOf)
      .filter((name) => !INSTALLED.has(name))
    for (const name of used) seen.add(name)
    expect(
      used.filter((name) => !installed.has(name)),
      relative(root, path),
    ).toEqual([])
  }
  expect([...seen].sort()).toEqual([
    '@nomicfoundation/hardhat-ignition',
    '@nomicfoundation/hardhat-toolbox-viem',
    '@wagmi/core',
    'ethers',
    'hardhat',
    'solc',
    'viem',
    'web3',
  ])
})
