import { openStore } from '../../../src/storage/openStore.ts'
import type { NodeRow } from '../../../src/storage/store.ts'
import { fromArgument } from '../placeArguments.ts'
import { blockRow, transactionRow, word } from '../rows.ts'

/** Rows of many lengths: some have pages of their own. */
function node(number: number): NodeRow {
  const message = new Uint8Array((number * 37) % 6_000).fill(number)
  return { hash: word(`node ${number}`), message, leftHeight: number, rightHeight: number }
}

/**
 * Writes block after block on top of the stored ones, prints each number once it is acknowledged, and lets checkpoints run. It ends when
 * it is killed, or after the given number of blocks.
 */
const store = await openStore(fromArgument(process.argv[2]))
const head = await store.blocks.getHead()
const first = head === undefined ? 0 : head.number + 1
const behind = first + Number(process.argv[3] ?? Number.POSITIVE_INFINITY)
for (let number = first; number < behind; number++) {
  const block = blockRow(`block ${number}`, number)
  await store.write(({ blocks, transactions, meta, nodes }) => {
    blocks.insert(block)
    transactions.insertAll([0, 1, 2].map((index) => transactionRow(`tx ${number}/${index}`, block, index)))
    blocks.setMain(number, block.hash)
    nodes.insertAll(number, [node(number)])
    meta.set('newest', `block ${number}`)
  })
  process.stdout.write(`${number}\n`)
  await new Promise(setImmediate)
}
await store.close()
