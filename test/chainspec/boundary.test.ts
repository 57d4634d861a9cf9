import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../../src')

/** Comparisons with one network or height, where `rules.has` or a field of the network belongs. */
const QUESTIONS = [
  /\bnetwork\.(name|genesisKind|chainId|p2pNetworkId)\s*[!=]==/,
  /[!=]==\s*['"](mainnet|testnet2?|devnet|regtest)['"]/,
  /\b(number|height|blockNumber)\s*(<=?|>=?|[!=]==)\s*(\d[\d_]{3,}|[A-Z_]+_HEIGHT\b)/,
]

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.startsWith('chainspec/'),
)

it('the check of network and height comparisons reads all sources', () => expect(files.length).toBeGreaterThan(100))

it('only src/chainspec compares network names and heights', () => {
  const found = files.flatMap((file) =>
    readFileSync(join(SOURCES, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ at: `${file}:${index + 1}`, text: text.trim() }))
      .filter(({ text }) => QUESTIONS.some((question) => question.test(text))),
  )
  expect(found).toEqual([])
})
