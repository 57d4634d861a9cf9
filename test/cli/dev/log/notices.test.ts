import type { Logger } from 'pino'
import { expect, it } from 'vitest'
import { type Notice, readNotice } from '../../../../src/cli/dev/log/notices.ts'
import { createLogger } from '../../../../src/server/logger.ts'

function notices(log: (logger: Logger) => void): Notice[] {
  const read: Notice[] = []
  log(createLogger('info', { write: (line: string) => void read.push(readNotice(line)) }))
  return read
}

it('a line of the logger is parsed into level, text and facts', () => {
  const read = notices((logger) => {
    logger.info('a')
    logger.warn({ reason: 'too long', count: 3, keyId: undefined }, 'refused')
    logger.fatal({ more: [1] })
  })
  expect(read).toEqual([
    { level: 'info', text: 'a', facts: [] },
    {
      level: 'warning',
      text: 'refused',
      facts: [
        ['reason', 'too long'],
        ['count', '3'],
      ],
    },
    { level: 'error', text: '', facts: [['more', '[1]']] },
  ])
})

it('an error of the logger is parsed with its stack', () => {
  const [notice] = notices((logger) => logger.error({ err: new Error('broken') }, 'internal error'))
  expect(notice).toMatchObject({ level: 'error', text: 'internal error', facts: [] })
  expect(notice?.trace).toMatch(/^Error: broken\n +at /)
})
