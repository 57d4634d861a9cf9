import type { Controls } from '../chain/api/controls.ts'
import { ControlRefused } from '../chain/api/errors.ts'
import type { MethodContext } from './method.ts'

/** The controls of the chain; throws `ControlRefused` where it has none. */
export function requireControls({ controls }: Pick<MethodContext, 'controls'>): Controls {
  if (controls === undefined) throw new ControlRefused('this chain has no control methods: other nodes make its blocks')
  return controls
}
