import { writeSync } from 'node:fs'
import { openStore } from '../../../src/storage/openStore.ts'
import { fromArgument } from '../placeArguments.ts'
import { blockRow, transactionRow } from '../rows.ts'

/** Writes block after block and says each number once it is acknowledged, until it is killed. */
const store = await openStore(fromArgument(process.argv[2]))
for (let number = 0; ; number++) {
  const block = blockRow(`block ${number}`, number)
  await store.write(({ blocks, transactions }) => {
    blocks.insert(block)
    transactions.insertAll([0, 1, 2].map((index) => transactionRow(`tx ${number}/${index}`, block, index)))
    blocks.setMain(number, block.hash)
  })
  writeSync(1, `${number}\n`)
}
