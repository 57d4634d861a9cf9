import { expect, it } from 'vitest'
import { createLogger } from '../../src/server/logger.ts'

it('a log line has its level as a word and its time as RFC 3339', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => lines.push(line) })
  const beforeMs = Date.now()
  logger.info('one')
  logger.warn('two')
  logger.error({ err: new Error('broken') }, 'three')
  const parsed = lines.map((line) => JSON.parse(line))
  expect(parsed.map(({ level }) => level)).toEqual(['info', 'warn', 'error'])
  for (const { time } of parsed) {
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(Date.parse(time)).toBeGreaterThanOrEqual(beforeMs)
  }
})

it('a log line has no secret', () => {
  const lines: string[] = []
  createLogger('info', { write: (line) => lines.push(line) }).info({ key: 'k1', request: { url: '/u1' } }, 'one')
  expect(lines.join('')).not.toMatch(/k1|u1/)
})

it('a log line has no character that changes a terminal, and keeps the texts', () => {
  const lines: string[] = []
  const text = 'C1 \u009b1A, bidi \u202e\u2066, line \u2028, deleted \u007f, escape \u001b[2J, half \ud800'
  createLogger('info', { write: (line) => lines.push(line) }).warn({ host: text }, text)
  expect(lines.join('')).toMatch(/^[ -~]*\n$/)
  expect(JSON.parse(lines.join(''))).toMatchObject({ host: text, msg: text })
})
