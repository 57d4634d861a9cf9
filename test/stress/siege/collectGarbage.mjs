// Loaded into the nodes under siege: at SIGUSR2 only what is held stays, so that it can be told from what nobody has collected yet.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
process.on('SIGUSR2', () => collect())
