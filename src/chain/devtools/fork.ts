import type { Mutex } from '../../concurrency/mutex.ts'
import type { ForkControls, ForkRequest } from '../api/controls.ts'
import type { ChainBase } from '../base/chainBase.ts'
import type { MovableBase } from '../base/movableBase.ts'
import { type FundedAccount, initialSettings, prepareBaseBlock } from '../canonical/baseBlock.ts'
import type { Tip } from '../canonical/head.ts'
import type { ChainContext } from '../context.ts'
import { replaceChain } from './snapshots.ts'

/** The base of a fork with the accounts that are funded on top of it. */
export interface OpenFork {
  readonly base: ChainBase
  readonly funded: readonly FundedAccount[]
}

/** The endpoint of a fork. */
export interface ForkSource extends Pick<ForkControls, 'endpoint' | 'setUrl'> {
  /** Opens another block of the same chain. Throws `ControlRefused` and `BaseUnavailable`. */
  open(request: ForkRequest): Promise<OpenFork>
}

/** Returns the control of a fork. `onRestart` is called with the new first block after the chain has begun again. */
export function createForkControls(
  context: ChainContext,
  source: ForkSource,
  mutex: Mutex,
  onRestart: (first: Tip) => void,
): ForkControls {
  const { network, clock } = context
  const base = requireBase(context)

  async function restart(opened: OpenFork): Promise<void> {
    const { tip, write } = await prepareBaseBlock(network, context.store, opened.base, opened.funded)
    const settings = initialSettings({ network, base: opened.base, clock })
    await replaceChain(context, { tip, settings }, write, () => base.moveTo(opened.base))
    onRestart(tip)
  }

  return {
    base: () => ({ number: base.block.header.number, hash: base.block.hash }),
    endpoint: source.endpoint,
    setUrl: source.setUrl,
    async restart(request) {
      const opened = await source.open(request) // it may take long
      await mutex.run(() => restart(opened))
    },
  }
}

function requireBase({ base }: ChainContext): MovableBase {
  if (base === undefined) throw new Error('a fork has a base')
  return base
}
