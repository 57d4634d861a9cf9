import { describe, expect, it } from 'vitest'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { chainPlace } from '../../../src/config/dataFiles.ts'
import { contentsOf } from '../../../src/storage/copy/copyDatabase.ts'
import { openSql } from '../../../src/storage/engines.ts'
import { openStoreForReading } from '../../../src/storage/openStore.ts'
import { reexecute } from '../../_helpers/reexecute.ts'
import { closedAfterTest } from '../../_helpers/temporary.ts'
import { makeChain } from '../../cli/_chains.ts'
import { makeFolder, runCli } from '../../cli/_cli.ts'
import { ENGINES, type Kept, keptIn } from '../../cli/_engines.ts'
import { isLong } from '../_campaign.ts'
import { startNode } from '../faults/node.ts'
import { startWriters } from '../faults/writers.ts'
import { runKilled } from './kills.ts'

const WRITERS = isLong ? 8 : 4
/** Blocks at the end of a copied chain that are executed again. */
const EXECUTED_AGAIN = 20
const chainIn = ({ keeping }: Kept) => chainPlace({ ...keeping, genesis: 'sandbox' }, 'regtest')
const copy = (from: Kept, to: Kept) => runCli('copy', '--from', from.location, '--to', to.location)

async function readContents(kept: Kept) {
  const sql = await openSql(chainIn(kept))
  try {
    return await contentsOf(sql)
  } finally {
    await sql.close()
  }
}

/** Each row is hashed when it is read; of so many the first megabytes have been written by then. */
const ROWS = 3_000
const KILL_AT_ROW = 2_900
const KILL = `import { Hash } from 'node:crypto'
  let rows = 0
  Hash.prototype.digest = new Proxy(Hash.prototype.digest, {
    apply(digest, hash, args) {
      if (++rows === ${KILL_AT_ROW}) process.kill(process.pid, 'SIGKILL')
      return digest.apply(hash, args)
    },
  })`

describe.each(ENGINES)('scion copy with $name', (engine) => {
  it(`a copy from ${engine.name} under ${WRITERS} writers is one state of the chain`, async () => {
    const [source, there] = [await engine.create(), keptIn(makeFolder())]
    const node = await startNode(source.flags)
    const writers = startWriters(node.url, WRITERS)
    await writers.answered(10)
    const { code, complaints } = await copy(source, there)
    expect([code, complaints]).toEqual([0, ''])
    writers.stop()
    await writers.ended()
    expect(writers.refusals).toEqual([])
    const store = closedAfterTest(await openStoreForReading(chainIn(there)))
    const head = (await store.blocks.getHead())?.number ?? 0
    expect(head).toBeGreaterThan(0)
    const from = Math.max(1, head - EXECUTED_AGAIN)
    expect(await reexecute(createSandbox(regtest), store, from)).toEqual([])
  })

  it(`a copy to ${engine.name} that is killed before its end has stored nothing, and the next one completes`, async () => {
    const [source, there] = [keptIn(await makeChain(6)), await engine.create()]
    const more = await openSql(chainIn(source))
    const rows = Array.from({ length: ROWS }, (_, index) => [`name ${index}`, 'x'.repeat(1_000)])
    await more.writeAll([{ sql: 'INSERT INTO meta (name, value) VALUES ?', values: [rows] }])
    await more.close()
    runKilled(KILL, 'copy', '--from', source.location, '--to', there.location)
    expect((await readContents(there)).filter((table) => table.rows > 0)).toEqual([])
    expect((await copy(source, there)).code).toBe(0)
    expect(await readContents(there)).toEqual(await readContents(source))
  })
})
