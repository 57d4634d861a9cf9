import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openStore } from '../../../src/storage/openStore.ts'
import { fromArgument } from '../placeArguments.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Closes a store that it has written, and collects the garbage when it receives SIGCONT. */
const store = await openStore(fromArgument(process.argv[2]))
await store.write(({ meta }) => meta.set('name', 'first'))
await store.meta.get('name')
await store.close()
process.on('SIGCONT', async () => {
  collectGarbage()
  await setImmediate() // the driver closes connections in a later iteration of the event loop
  process.stdout.write('collected\n')
})
setInterval(() => undefined, 60_000)
process.stdout.write('closed\n')
