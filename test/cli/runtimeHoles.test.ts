import { expect, it } from 'vitest'
import { describeRuntimeHoles } from '../../src/cli/runtimeHoles.ts'

it.each(['20.19.0', '20.20.2', '22.13.0', '22.22.1', '24.0.0', '24.14.0'])(
  'a warning is returned for Node.js %s',
  (version) => {
    expect(describeRuntimeHoles(version)).toContain(version)
  },
)

it.each(['22.22.2', '22.23.0', '24.14.1', '24.15.0', '25.0.0', '26.1.0'])(
  'no warning is returned for Node.js %s',
  (version) => {
    expect(describeRuntimeHoles(version)).toBeUndefined()
  },
)
