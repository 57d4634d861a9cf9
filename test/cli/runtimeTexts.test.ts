import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder, runCli } from './_cli.ts'

const FILES: Readonly<Record<string, string | Buffer>> = {
  'aliases.yaml': `a: &a [${'x,'.repeat(9)}]\n${[...'bcdefghi'].map((name, index) => `${name}: &${name} [${`*${'abcdefgh'[index]},`.repeat(9)}]`).join('\n')}\n`,
  'unresolved.yaml': 'port: *nope\n',
  'itself.yaml': 'port: &x [*x]\n',
  'deep.yaml': '['.repeat(20_000) + ']'.repeat(20_000),
  'key.yaml': '"por\\u001b[2Jt\\nx": 1\n',
  'deep.json': '['.repeat(200_000) + ']'.repeat(200_000),
  'cut.json': '{"accounts": nope',
  'utf16.json': Buffer.from('{"a":1}', 'utf16le'),
  'empty.json': '',
}

/** Writes one of the files, or a folder if it is none. Returns its path. */
function make(name: string): string {
  const path = join(makeFolder(), name)
  const content = FILES[name]
  if (content === undefined) mkdirSync(path)
  else writeFileSync(path, content)
  return path
}

const ALIASES = /^config: must name a YAML file whose aliases name few values before them, got \S+; write the values /

it.each([
  [['config', '--config'], 'aliases.yaml', ALIASES],
  [['config', '--config'], 'unresolved.yaml', ALIASES],
  [
    ['config', '--config'],
    'itself.yaml',
    /^port: must be a whole number from 0 to 65535, got a list; change \S+itself/,
  ],
  [['config', '--config'], 'deep.yaml', /^config: must name a YAML file, got \S+; fix its nesting, which is too deep$/],
  [['config', '--config'], 'key.yaml', /^por\\u\{1b\}\[2Jt\\nx: unknown setting in \S+; list the settings/],
  [
    ['dev', '--load-state'],
    'deep.json',
    /^load-state: must be .*, because the file must be an object, got a list; change /,
  ],
  [
    ['dev', '--load-state'],
    'cut.json',
    /^load-state: must be .*, because it is not JSON( at line 1, column \d+)?; change /,
  ],
  [['dev', '--load-state'], 'utf16.json', /^load-state: must be .*, because it is not JSON in UTF-8; change /],
  [['dev', '--init'], 'empty.json', /^init: must be .*, because it is empty; change /],
  [
    ['dev', '--predeploy'],
    'deep.json',
    /^predeploy: must be a JSON file .*: the file must be an object, got a list; change it$/,
  ],
  [['dev', '--predeploy'], 'cut.json', /^predeploy: must be a JSON file .*: it is not JSON/],
  [
    ['health', '--address-file'],
    'folder',
    /^addressFile: must be a readable file, got \S+ \(a folder, .*\); change --address-file$/,
  ],
])('%j with %s is refused by one line of the usual form', async (args, name, complaint) => {
  const { code, out, complaints } = await runCli(...args, make(name))
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(complaints.trimEnd()).toMatch(complaint)
  expect(complaints).toMatch(/^[ -~]*\n$/)
  expect(complaints).not.toMatch(/unexpected|Maximum call stack|Unexpected token|circular/)
})
