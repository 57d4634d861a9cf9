import type { Command } from 'commander'
import { expect, it } from 'vitest'
import { createProgram, run } from '../../src/cli/run.ts'
import { runCli } from './_cli.ts'

const noNode = () => Promise.reject(new Error('the help starts no node'))

/** Prints the help on a terminal. */
async function helpAt(columns: number, ...args: readonly string[]): Promise<string> {
  let out = ''
  const write = (text: string) => {
    out += text
  }
  expect(await run([...args, '--help'], { write, complain: write, columns, hasColour: false }, noNode)).toBe(0)
  return out
}

/** Returns the words of every command: `[]`, `['start']`, `['keys', 'create']`. */
function commandsBelow(command: Command, path: readonly string[] = []): string[][] {
  return [[...path], ...command.commands.flatMap((inner) => commandsBelow(inner, [...path, inner.name()]))]
}

const program = createProgram({ write: () => undefined, complain: () => undefined, hasColour: false }, noNode)
const COMMANDS = commandsBelow(program)
const linesOf = (text: string) => text.trimEnd().split('\n')

it.each(COMMANDS.map((words) => [words]))(
  'the help of scion %j has at most 40 lines of at most 80 characters',
  async (words) => {
    const lines = linesOf(await helpAt(80, ...words))
    expect(lines.length).toBeLessThanOrEqual(40)
    expect(lines.filter((line) => line.length > 80)).toEqual([])
  },
)

it.each([40, 60, 80, 120])('the help of every command is wrapped at %i columns', async (columns) => {
  for (const words of COMMANDS) {
    for (const args of [words, [...words, '--all']]) {
      const long = linesOf(await helpAt(columns, ...args)).filter((line) => line.length > columns)
      // A word that is longer than a line, such as an address, is not divided.
      expect(
        long.filter((line) => line.trim().replace(/ \\$/, '').includes(' ')),
        args.join(' '),
      ).toEqual([])
    }
  }
})

it('without a terminal, or on one of unknown width, the help is wrapped at 80 columns', async () => {
  const { out } = await runCli('dev', '--help')
  expect(await helpAt(80, 'dev')).toBe(out)
  expect(await helpAt(0, 'dev')).toBe(out)
})

it.each(['start', 'dev', 'config', 'import'])(
  'the help of scion %s has few flags, and --all adds the others',
  async (name) => {
    const flagsIn = (text: string) => text.match(/^ {2}(?:-\w, )?--[a-z-]+/gm) ?? []
    const [short, all] = [flagsIn(await helpAt(80, name)), flagsIn(await helpAt(80, name, '--all'))]
    expect(short.length).toBeGreaterThan(4)
    expect(all.length).toBeGreaterThan(short.length)
    expect(all).toEqual(expect.arrayContaining(short))
    expect((await helpAt(80, name)).replaceAll('\n', ' ')).toContain('--help --all shows every flag.')
    expect(await helpAt(80, name, '--all')).not.toContain('shows every flag')
  },
)

it('the short help of scion dev has the flags that most users need', async () => {
  const out = await helpAt(80, 'dev')
  for (const flag of [
    '--port <port>',
    '--data <directory>',
    '--fork-url <url',
    '--network <network>',
    '--block-time <',
  ])
    expect(out).toContain(flag)
  expect(out).toContain('TCP port (default: 4444)\n')
})

it('every value in the help has a name that says what it is', async () => {
  for (const words of COMMANDS) expect(await helpAt(80, ...words, '--all'), words.join(' ')).not.toContain('<value>')
  const out = await helpAt(120, 'start', '--all')
  for (const flag of [
    '--admin-port <port>',
    '--tls-cert <file>',
    '--call-timeout-ms <ms>',
    '--method-timeouts-ms <method=milliseconds,...>',
    '--body-limit-bytes <bytes>',
    '--batch-limit <count>',
    '--public-url <url>',
    '--genesis <sandbox|real>',
    '--networks <network,...>',
    '--chain-id <id>',
    '--call-gas-cap <gas>',
    '--minimum-gas-price <wei>',
    '--balance <rbtc>',
    '--ready-head-age-seconds <s>',
  ])
    expect(out).toMatch(new RegExp(`${flag.replace('|', '\\|')}[ \n]`))
})

it('a long example continues on the next line as in a shell', async () => {
  const out = await helpAt(80, 'copy')
  expect(out).toContain('  SCION_STORE=postgres://scion:password@db.internal/scion scion copy --from \\\n    sqlite:')
})

it.each([
  [['config'], false],
  [['config', '--color', 'always'], true],
  [['--color', 'always', 'config'], true],
  [['config', '--color=always'], true],
  [['config', '--color', 'auto'], false],
])('the output of scion %j has colours: %s', async (args, expected) => {
  const { out, code } = await runCli(...args)
  expect(code).toBe(0)
  expect(out.includes('\u001b[')).toBe(expected)
})

it('--color never overrides a terminal with colours, and an unknown word is refused', async () => {
  let out = ''
  const write = (text: string) => {
    out += text
  }
  const output = { write, complain: write, columns: 80, hasColour: true }
  await run(['config'], output, noNode)
  expect(out).toContain('\u001b[')
  out = ''
  await run(['config', '--color', 'never'], output, noNode)
  expect(out).not.toContain('\u001b[')
  expect((await runCli('config', '--color', 'red')).complaints).toContain('Allowed choices are auto, always, never')
})
