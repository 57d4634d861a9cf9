import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import { methodTraits } from '../../generated/traits.ts'
import { flagOf, SETTING_NAMES, variableOf } from '../../src/config/settings.ts'
import { root } from './_guide.ts'
import { findFiles, headingsOf } from './_pages.ts'

const withoutCode = (page: string) => page.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, 'code')

/** Returns the targets of a page's links, without those to other sites. */
function linksOf(page: string): string[] {
  return [...withoutCode(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target))
}

function isBroken(from: string, link: string): boolean {
  const [file = '', fragment] = link.split('#')
  const target = file === '' ? from : join(dirname(from), file)
  if (!existsSync(target)) return true
  return fragment !== undefined && (!statSync(target).isFile() || !headingsOf(target).includes(fragment))
}

const pages = findFiles(root, ['.md'])

describe.each(pages.map((path) => [relative(root, path), path] as const))('%s', (name, path) => {
  const page = readFileSync(path, 'utf8')

  it(`${name} has no broken links`, () => {
    expect(linksOf(page).filter((link) => isBroken(path, link))).toEqual([])
  })

  it(`${name} names only existing settings`, () => {
    const variables = [...page.matchAll(/\bSCION_[A-Z_]+\b/g)].map(([name]) => name)
    const known = [...SETTING_NAMES.map(variableOf), 'SCION_CONFIG', 'SCION_URL', 'SCION_']
    expect(variables.filter((name) => !known.includes(name))).toEqual([])
    const starts = [...page.matchAll(/^(?:npm start --|npx scion-rsk start) (.*)$/gm)].map(([, flags = '']) => flags)
    const flags = starts.flatMap((text) => text.match(/--[a-z-]+/g) ?? [])
    expect(
      flags.filter((flag) => ![...SETTING_NAMES.map((name) => `--${flagOf(name)}`), '--config'].includes(flag)),
    ).toEqual([])
  })
})

it('the link check finds pages and broken links', () => {
  expect(pages.map((path) => relative(root, path))).toEqual(
    expect.arrayContaining(['README.md', 'docs/methods.md', 'docs/guides/viem.md', 'examples/README.md']),
  )
  const readme = join(root, 'README.md')
  expect(['docs/nowhere.md', 'docs/methods.md#nowhere', '#nowhere'].map((link) => isBroken(readme, link))).toEqual([
    true,
    true,
    true,
  ])
  expect(['docs/methods.md#eth_call', 'openrpc/', '#start'].map((link) => isBroken(readme, link))).toEqual([
    false,
    false,
    false,
  ])
})

it('README.md has the number of methods', () => {
  const [, count] = /^(\d+) methods:/m.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
  const answered = methodNames.filter((name) => methodTraits[name]?.unsupported === undefined)
  expect(Number(count)).toBe(answered.length)
})
