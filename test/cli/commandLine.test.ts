import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, type TestContext } from 'vitest'
import { SETTING_NAMES, variableOf } from '../../src/config/settings.ts'
import { makeFolder, runCli } from './_cli.ts'

/** Skips a test where the program is missing. `.ci/run` installs the programs. */
const needs =
  (program: string) =>
  ({ skip }: TestContext): void =>
    skip(spawnSync(program, ['--version']).error !== undefined, `${program} is not installed`)

/** Writes the output of a command to a file; returns the path. */
async function fileOf(...args: readonly string[]): Promise<string> {
  const { code, out } = await runCli(...args)
  expect(code).toBe(0)
  const path = join(makeFolder(), args.join('-'))
  writeFileSync(path, out)
  return path
}

function shell(program: string, args: readonly string[], cwd = makeFolder()): string {
  const { stdout, stderr, status } = spawnSync(program, args, {
    encoding: 'utf8',
    cwd,
    env: { ...process.env, HOME: cwd },
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

describe('scion completion bash', () => {
  /** Returns what bash proposes for the last word of a line. */
  async function complete(line: string, cwd = makeFolder()): Promise<string[]> {
    const script = await fileOf('completion', 'bash')
    // Readline makes the sign = a word of its own.
    const words = line.split(/ |(?<==)|(?==)/)
    if (line.endsWith('=')) words.splice(words.lastIndexOf('=') + 1)
    const quoted = words.map((word) => `'${word}'`).join(' ')
    const program = `source '${script}'; COMP_WORDS=(${quoted}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _scion; printf '%s\\n' "\${COMPREPLY[@]}"`
    return shell('bash', ['--norc', '-c', program], cwd)
      .split('\n')
      .filter((word) => word !== '')
  }

  it.each([
    ['scion d', ['dev', 'doctor']],
    ['scion keys cr', ['create']],
    ['scion dev --fork-u', ['--fork-url']],
    ['scion dev --po', ['--port']],
    ['scion start --fork', []],
    ['scion --ver', ['--version']],
    ['scion dev --log-format ', ['text', 'json', 'none']],
    ['scion dev --log-format=j', ['json']],
    ['scion dev --log-format=', ['text', 'json', 'none']],
    ['scion dev --port ', []],
    ['scion dev -p ', []],
    ['scion start --networks ma', ['mainnet']],
    ['scion start --networks mainnet,te', ['mainnet,testnet', 'mainnet,testnet2']],
    ['scion completion ', ['bash', 'zsh', 'fish']],
    ['scion completion b', ['bash']],
    ['scion dev --data dev --log-format t', ['text']],
    ['scion dev --color a', ['auto', 'always']],
    ['scion start --without-rule rskip559', ['rskip559']],
  ])('%j proposes %j', async (line, expected) => {
    expect(await complete(line)).toEqual(expected)
  })

  it('the completion is registered for both names', async () => {
    const load = `source '${await fileOf('completion', 'bash')}'; complete -p scion scion-rsk`
    expect(shell('bash', ['--norc', '-c', load])).toBe('complete -F _scion scion\ncomplete -F _scion scion-rsk\n')
  })

  it('every command proposes its subcommands and visible flags', async () => {
    expect(await complete('scion ')).toEqual(
      expect.arrayContaining(['start', 'dev', 'keys', 'completion', 'man', '--help']),
    )
    const flags = await complete('scion dev --')
    expect(flags).toEqual(expect.arrayContaining(['--network', '--no-mining', '--no-rate-limit', '--color', '--json']))
    for (const hidden of ['--no-open', '--rate-limit', '--silent']) expect(flags).not.toContain(hidden)
  })

  it('files and directories are proposed where a flag or an argument needs them, also with spaces', async () => {
    const folder = makeFolder()
    mkdirSync(join(folder, 'my data'))
    writeFileSync(join(folder, 'my file'), '')
    expect(await complete('scion dev --data m', folder)).toEqual(['my data'])
    expect((await complete('scion import m', folder)).sort()).toEqual(['my data', 'my file'])
    expect((await complete('scion start --config m', folder)).sort()).toEqual(['my data', 'my file'])
  })

  it('the shell runs nothing of a line or of file names', async () => {
    const folder = makeFolder()
    writeFileSync(join(folder, '$(touch ran)'), '')
    expect(await complete('scion import $', folder)).toEqual(['$(touch ran)'])
    expect(await complete('scion dev --log-format $(touch)', folder)).toEqual([])
    expect(await complete('scion import ', folder)).toEqual(['$(touch ran)'])
  })
})

describe('scion completion zsh', () => {
  beforeEach(needs('zsh'))

  it('the script is valid, is registered for both names, and defines a function for each command', async () => {
    const script = await fileOf('completion', 'zsh')
    shell('zsh', ['-f', '-n', script])
    const load = `autoload -U compinit; compinit -D; source '${script}'; print $_comps[scion] $_comps[scion-rsk] $+functions[_scion_keys_create]`
    expect(shell('zsh', ['-f', '-c', load])).toBe('_scion _scion 1\n')
  })

  it('flags, words and commands are proposed with their help', async () => {
    const script = await fileOf('completion', 'zsh')
    // The functions of the completion system record their arguments instead of drawing on a terminal.
    const record = `compdef() { :; }; _describe() { print -l -- "\${(@P)2}"; }
      _arguments() { [[ -n $PRINT ]] && print -rl -- "$@"; state=$STATE; line=($WORDS); }; source '${script}'`
    const ask = (line: string) => shell('zsh', ['-f', '-c', `${record}; ${line}`])
    expect(ask('STATE=command; _scion')).toContain('dev:run an ephemeral')
    const flags = ask('PRINT=1 STATE=argument WORDS=(dev); _scion')
    expect(flags).toContain('--log-format[log format: text for people'.replace(': ', '\\: '))
    expect(flags).toContain(':format:(text json none)')
    expect(flags).toMatch(/^\(-p --port\)/m)
    expect(flags).toContain(':directory:_files -/')
  })
})

describe('scion completion fish', () => {
  beforeEach(needs('fish'))

  async function complete(line: string): Promise<string[]> {
    const script = await fileOf('completion', 'fish')
    const folder = makeFolder()
    // Fish completes only commands that exist.
    for (const name of ['scion', 'scion-rsk']) writeFileSync(join(folder, name), '#!/bin/sh\n', { mode: 0o755 })
    const program = `set -x PATH '${folder}' $PATH; source '${script}'; complete -C '${line}'`
    return shell('fish', ['--no-config', '-c', program], folder)
      .split('\n')
      .filter((text) => text !== '')
      .map((text) => text.split('\t')[0] ?? '')
  }

  it.each([
    ['scion d', ['dev', 'doctor']],
    ['scion keys cr', ['create']],
    ['scion dev --fork-u', ['--fork-url']],
    ['scion start --fork', []],
    ['scion dev --log-format ', ['json', 'none', 'text']],
    ['scion start --networks mainnet,te', ['mainnet,testnet', 'mainnet,testnet2']],
    ['scion completion b', ['bash']],
    ['scion-rsk keys cr', ['create']],
  ])('%j proposes %j', async (line, expected) => {
    expect((await complete(line)).sort()).toEqual(expected)
  })
})

describe('scion man', () => {
  it('the page has every command, and every setting with its variable', async () => {
    const { out } = await runCli('man')
    const text = out.replaceAll('\\-', '-')
    for (const command of ['start', 'dev', 'keys create', 'doctor <url>', 'completion <shell>'])
      expect(text).toContain(`.SS "scion ${command}"\n`)
    for (const name of SETTING_NAMES) expect(text).toContain(`(${name}, ${variableOf(name)})`)
    expect(text).toContain('scion start --networks regtest --port 8545')
    expect(text).toContain('.SH NAME\nscion, scion-rsk - ')
    expect(text).not.toContain('<value>')
  })

  it('mandoc finds no error in the page', async (context) => {
    needs('mandoc')(context)
    const page = await fileOf('man')
    const { stdout } = spawnSync('mandoc', ['-T', 'lint', '-W', 'warning', page], { encoding: 'utf8' })
    // The page has no date, so that a build does not depend on its time.
    expect(stdout.split('\n').filter((line) => line !== '' && !line.includes('missing date'))).toEqual([])
  })

  it('groff prints the page without warnings', async (context) => {
    needs('groff')(context)
    const page = await fileOf('man')
    const text = shell('groff', ['-man', '-Tutf8', '-ww', '-P-c', page])
    expect(text).toContain('scion dev')
    expect(text).toContain("regtest's")
  })
})
