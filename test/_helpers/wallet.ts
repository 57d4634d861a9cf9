import type { Timer } from '../../src/base/clock.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { COW_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import type { StorePlace } from '../../src/storage/engines.ts'
import { openAccountStore } from '../../src/wallet/accountStore.ts'
import type { SendingChain } from '../../src/wallet/sends.ts'
import { createStretcher, type ScryptCost } from '../../src/wallet/stretcher.ts'
import { createWallet, type Wallet, type WalletSetup } from '../../src/wallet/wallet.ts'
import { holdClock } from './chain.ts'
import { closedAfterTest } from './temporary.ts'

/** Of no time: what a passphrase costs is tested apart. */
export const FAST: ScryptCost = { n: 16, r: 8, p: 1 }

/** A timer that wakes nobody until it is told to. */
export interface HeldTimer extends Timer {
  /** How long the last one wanted to wait, in milliseconds. */
  readonly waitsMs: readonly number[]
  wakeAll(): void
}

export function holdTimer(): HeldTimer {
  const waitsMs: number[] = []
  let waiting: (() => void)[] = []
  return {
    waitsMs,
    nowMs: () => 0,
    wakeIn(ms, work) {
      waitsMs.push(ms)
      waiting.push(work)
    },
    wakeAll() {
      const due = waiting
      waiting = []
      for (const work of due) work()
    },
  }
}

/** A wallet at `place`, in memory unless told otherwise, with the development accounts. */
export async function createTestWallet(
  setup: Partial<WalletSetup> = {},
  place: StorePlace = { kind: 'memory' },
): Promise<Wallet> {
  return createWallet({
    accounts: setup.accounts ?? (await openAccountStore(place)),
    development: COW_ACCOUNTS,
    clock: holdClock(),
    timer: holdTimer(),
    stretcher: createStretcher(),
    cost: FAST,
    ...setup,
  })
}

/** The same, closed after the test. */
export async function openTestWallet(setup: Partial<WalletSetup> = {}): Promise<Wallet> {
  return closedAfterTest(await createTestWallet(setup))
}

/** A chain as the wallet's methods hand it over. */
export const sendingOn = ({ reads, submits }: Chain): SendingChain => ({
  chainId: regtest.chainId,
  nextNonce: async (address) => reads.nonceAt(address, { kind: 'pending' }),
  defaultGasPrice: reads.defaultGasPrice,
  sendSigned: submits.sendSigned,
})
