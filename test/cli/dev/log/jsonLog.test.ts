import { expect, it } from 'vitest'
import { createJsonLog } from '../../../../src/cli/dev/log/jsonLog.ts'

it('each event is one line of JSON with truncated long texts and without control characters', () => {
  const lines: string[] = []
  const log = createJsonLog((text) => void lines.push(text))
  log.begin('eth_sendTransaction')
  log.request({ method: `a\u009b\u2028\u001b${'x'.repeat(10_000)}`, console: ['\n'] }, { hasBegun: false })
  log.block({ number: 1, hash: '0x', transactions: [] })
  log.end()
  expect(lines).toHaveLength(2)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is what is tested
  for (const line of lines) expect(line).toMatch(/^[^\u0000-\u001f\u007f-\u009f\u2028]+\n$/)
  const [request, block] = lines.map((line): unknown => JSON.parse(line))
  expect(request).toEqual({
    event: 'request',
    method: `a\u009b\u2028\u001b${'x'.repeat(4_092)}…`,
    console: ['\n'],
  })
  expect(block).toEqual({ event: 'block', number: 1, hash: '0x', transactions: [] })
})
