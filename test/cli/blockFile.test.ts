import { spawnSync } from 'node:child_process'
import { createWriteStream, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openBlockFile } from '../../src/cli/blockFile.ts'
import { CommandError } from '../../src/cli/failure.ts'
import { makeFolder } from './_cli.ts'

async function read(path: string): Promise<string> {
  const file = await openBlockFile(path)
  onTestFinished(() => file.close())
  const chunks: Uint8Array[] = []
  for await (const chunk of file.chunks) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

it('a file is read, and its length is returned', async () => {
  const path = join(makeFolder(), 'blocks')
  writeFileSync(path, 'one\ntwo\n')
  expect(await read(path)).toBe('one\ntwo\n')
  const { totalBytes, close } = await openBlockFile(path)
  expect(totalBytes).toBe(8)
  await close()
})

it('a named pipe is read while it is written', async () => {
  const path = join(makeFolder(), 'pipe')
  expect(spawnSync('mkfifo', [path]).status).toBe(0)
  createWriteStream(path).end('one\n')
  expect(await read(path)).toBe('one\n')
})

it('a file that cannot be read is an error of one line', async () => {
  const folder = makeFolder()
  await expect(read(folder)).rejects.toThrow(
    new CommandError(`file: must be a file or a pipe, got ${folder}, a directory; change FILE`),
  )
  await expect(read(join(folder, 'no'))).rejects.toThrow(
    new CommandError(`file: must be readable, got ${join(folder, 'no')} (ENOENT); change FILE`),
  )
  // The memory of the process can be opened, but its first page cannot be read.
  await expect(read('/proc/self/mem')).rejects.toThrow(
    new CommandError('file: must be readable, got /proc/self/mem (EIO); change FILE'),
  )
})
