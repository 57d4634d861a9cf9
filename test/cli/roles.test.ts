import { expect, it } from 'vitest'
import { createDatabase, findPostgres } from '../_helpers/postgres.ts'
import { makeFolder, spawnCli } from './_cli.ts'

const server = await findPostgres()

/** Returns the lines of a node's log without those of requests. */
const linesOf = (output: string): string[] =>
  output.split('\n').flatMap((line) => (line.startsWith('{') ? [String(JSON.parse(line).msg)] : []))

it.runIf(server !== undefined)(
  'a standby logs its role once, its takeover with the time without a writer, and its stop',
  async () => {
    const flags = ['--open', '--networks', 'regtest', '--log-level', 'info', '--port', '0', '--standby']
    const store = await createDatabase(server ?? '')
    const start = async () => {
      const node = spawnCli(['start', ...flags, '--store', store, '--data', makeFolder()])
      await node.says(/Ctrl-C/)
      return node
    }
    const writer = await start()
    const standby = await start()
    expect(linesOf(writer.output())).toEqual(['this process writes regtest'])
    expect(linesOf(standby.output())).toEqual(['another process writes regtest: this one serves it as a standby'])
    writer.child.kill('SIGKILL')
    const [line = ''] = await standby.says(/.*this process writes regtest now, after \d+\.\d s without a writer.*/)
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', network: 'regtest' })
    standby.child.kill('SIGTERM')
    expect(await standby.ended).toBe(0)
    expect(linesOf(standby.output()).slice(-2)).toEqual(['stopping', 'stopped'])
    expect(standby.output()).toContain('"reason":"SIGTERM"')
  },
)

it('a standby on SQLite logs that it waits, and then for how long', async () => {
  const flags = ['--open', '--networks', 'regtest', '--log-level', 'info', '--port', '0', '--standby']
  const data = makeFolder()
  const first = spawnCli(['start', ...flags, '--data', data])
  await first.says(/Ctrl-C/)
  const second = spawnCli(['start', ...flags, '--data', data])
  await second.says(/another process writes regtest: this one waits for its end/)
  first.child.kill('SIGTERM')
  await second.says(/this process writes regtest now, after it has waited for \d+\.\d s/)
  expect(await first.ended).toBe(0)
})
