import { describe, expect, it } from 'vitest'
import { createCleaner } from '../../src/doctor/clean.ts'
import { brief } from '../../src/doctor/deviation.ts'

const clean = (address: string, text: string) => createCleaner(new URL(address))(text)
const KEY = 's3cr3tKEYs3cr3tKEYs3cr3tKEY0123456789'

describe('masking of credentials', () => {
  it.each([
    ['a segment of the path', `http://x/regtest/${KEY}`, `no ${KEY}!`, 'no ***!'],
    ['a query name without a value', `http://x/?${KEY}`, `no /?${KEY}`, 'no /?***'],
    ['a query value', 'http://x/?apikey=ab%2B%2Fcdef', 'no /?apikey=ab%2B%2Fcdef', 'no /?***'],
    ['a decoded query value', 'http://x/?apikey=ab%2B%2Fcdef', 'no ab+/cdef', 'no ***'],
    ['an encoded query value', 'http://x/?apikey=ab+/cdef', 'no ab%2B%2Fcdef', 'no ***'],
    ['a credential with another one as prefix', 'http://x/s3cr3t/s3cr3tKEYlonger', 'no s3cr3tKEYlonger', 'no ***'],
    ['a short credential as a whole word', 'http://x/regtest/ab1', 'no "ab1", 0xab10', 'no "***", 0xab10'],
    [
      'a credential with characters of regular expressions',
      'http://x/a.c*d$ef',
      'no a.c*d$ef, abcccd',
      'no ***, abcccd',
    ],
  ])('a credential of the endpoint URL is masked: %s', (_what, address, text, cleaned) =>
    expect(clean(address, text)).toBe(cleaned),
  )

  it('a credential is masked wherever a text was truncated within it', () => {
    for (let before = 0; before < 100; before++) {
      const shown = clean(`http://x/regtest/${KEY}`, brief(`${'-'.repeat(before)}${KEY}${'-'.repeat(100)}`))
      expect(shown, `${before} before it`).toMatch(/^"-*(\*\*\*)?-*\.\.\. \(\d+ characters\)"$/)
    }
  })

  it('the name of a network is not masked', () => {
    expect(clean('http://x/regtest', 'called at /regtest')).toBe('called at /regtest')
  })
})
