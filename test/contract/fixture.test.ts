import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildFixture, HEIGHT, regtestIn } from '../../scripts/fixture/buildFixture.ts'
import { parseExamples } from '../../scripts/fixture/examples.ts'
import { followFacts, readFacts } from '../../scripts/fixture/facts.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { LOG_TEMPLATE } from '../../src/wire/log.ts'
import { builtFixture } from '../_helpers/fixture.ts'

/** Reads the parts of a folder's chain that requests can read. */
async function readChain(data: string) {
  const store = await openStore(regtestIn(data))
  const blocks = (
    await Promise.all(Array.from({ length: HEIGHT + 2 }, (_, height) => store.blocks.getAllAt(height)))
  ).flat()
  const transactions = await Promise.all(blocks.map(({ hash }) => store.transactions.getByBlock(hash)))
  const logs = await store.logs.find(
    { fromBlock: 0, toBlock: HEIGHT, addresses: [], topics: [], limit: 1000 },
    2 ** 20,
    LOG_TEMPLATE,
  )
  const keys = await store.state.getKeysAt(Uint8Array.of(0), HEIGHT)
  const state = await Promise.all(keys.map(async (key) => [key, await store.state.getAt(key, HEIGHT)]))
  const pool = await store.pool.getAll()
  await store.close()
  return { blocks, transactions, logs, state, pool }
}

/** Builds the fixture in a new folder, which is removed after the test. */
async function buildInNewFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-built-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await buildFixture(folder)
  return folder
}

it('the fixture is equal to the byte in each build, and its facts are the committed ones', async () => {
  const folder = await builtFixture()
  const chain = await readChain(folder)
  expect(await readChain(await buildInNewFolder())).toEqual(chain)
  expect(chain.blocks).toHaveLength(HEIGHT + 2) // genesis and the side block
  expect(chain.logs.count).toBeGreaterThan(2)
  expect(chain.pool).toHaveLength(3)
  const committed = await readFile(join(import.meta.dirname, 'fixture-facts.json'), 'utf8')
  expect(JSON.parse(committed)).toEqual(await readFacts(folder))
})

describe('examples in YAML', () => {
  const text = [
    'name: x # comment',
    'examples:',
    '  # of the first block',
    '  - name: a b',
    '    params: []',
    '    result:',
    '      name: r',
    `      value: '0x${'ab'.repeat(300)}' # long`,
    '',
  ].join('\n')

  it('an equal result leaves the text of the example unchanged', () => {
    const examples = parseExamples(text)
    examples.setAnswer('examples', 'a b', { result: `0x${'ab'.repeat(300)}` })
    expect(examples.toString()).toBe(text)
  })

  it('a new result keeps comments, quotes texts and does not fold them', () => {
    const examples = parseExamples(text)
    examples.setAnswer('examples', 'a b', { result: [{ a: `0x${'00'.repeat(300)}`, b: null, c: "it's", d: 1 }] })
    const changed = examples.toString().split('\n')
    expect(changed.slice(0, 7)).toEqual(text.split('\n').slice(0, 7))
    expect(changed).toContain(`        - a: '0x${'00'.repeat(300)}'`)
    expect(changed.slice(-4, -1)).toEqual(['          b: null', '          c: "it\'s"', '          d: 1'])
  })

  it('a changed fact is replaced where it is a whole value, and names of facts are filled in', () => {
    const old = { one: '0xaa', two: '0xbb' }
    const now = { one: '0xbb', two: '0xcc', three: '0xdd' }
    expect(followFacts(`'0xaa' "0xbb" '0xaabb' 0xaa '$three'`, old, now)).toBe(`'0xbb' "0xcc" '0xaabb' 0xaa '0xdd'`)
  })
})
