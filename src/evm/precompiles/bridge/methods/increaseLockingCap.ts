import { increaseLockingCap as run } from '../changes.ts'
import { change, since } from '../method.ts'

export const increaseLockingCap = change('increaseLockingCap', ['int256'], 'bool', 8000n, since('rskip134'), run)
