import { StoreError } from '../../../src/storage/errors.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { fromArgument } from '../placeArguments.ts'

/** Opens the store named on the command line, says `open` and holds it until it is killed; or says why it could not. */
try {
  await openStore(fromArgument(process.argv[2]))
  process.stdout.write('open\n')
  setInterval(() => undefined, 1_000_000)
} catch (error) {
  process.stdout.write(`${error instanceof StoreError ? error.kind : 'failed'}\n`)
}
