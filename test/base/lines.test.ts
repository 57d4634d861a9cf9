import { expect, it } from 'vitest'
import { LineTooLong, readLines } from '../../src/base/lines.ts'

async function* inChunks(text: string, size: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function collect(text: string, size: number, mostBytes = 100) {
  const lines: string[] = []
  for await (const { number, text: line, bytes } of readLines(inChunks(text, size), mostBytes)) {
    lines.push(`${number} ${bytes} ${line}`)
  }
  return lines
}

it.each([1, 2, 3, 7, 1000])('lines are read from chunks of %i bytes', async (size) => {
  expect(await collect('one\n\nthree ü\nlast', size)).toEqual(['1 3 one', '2 4 ', '3 13 three ü', '4 18 last'])
  expect(await collect('one\n', size)).toEqual(['1 3 one'])
  expect(await collect('', size)).toEqual([])
})

it.each([1, 4, 1000])('a line longer than the limit is refused, in chunks of %i bytes', async (size) => {
  expect(await collect('1234\n12345', size, 5)).toHaveLength(2)
  await expect(collect('1234\n123456', size, 5)).rejects.toThrow(new LineTooLong('line 2 is longer than 5 bytes'))
})
