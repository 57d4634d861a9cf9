import { toHex } from '../../../src/base/hex.ts'
import { addressOf, plan, sign, withAcc1 } from './scene.ts'

/** The development accounts alone. */
export const wallet = plan({
  openAccounts: async () => ({ account: toHex(addressOf('cow')), 'wallet account': toHex(addressOf('cow')) }),
})

export const lockedAccount = plan({
  async openAccounts(opened) {
    const address = await opened.create('passphrase1')
    opened.lock(address)
    return { 'locked account': toHex(address) }
  },
})

/** Two transactions of accounts of the wallet, and one of another account. */
export const threeWait = plan({
  network: withAcc1(10n ** 18n),
  waiting: [sign('cow'), sign('cow1'), sign('acc1')],
  openAccounts: async () => ({}),
})
