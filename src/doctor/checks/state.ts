import { NOBODY } from '../material.ts'
import { amount, call, finding, type Invariant } from './invariant.ts'

const ZERO_WORD = `0x${'00'.repeat(32)}`
const MIN_GAS = 21_000n

/** Checks that the state after a block is the same by number, by hash and by both forms of EIP-1898. */
const sameBlock: Invariant = async (probe, { number, blockHash, addresses: [address] }) => {
  if (number === undefined || blockHash === undefined || address === undefined) return
  const getters = {
    eth_getBalance: [address],
    eth_getTransactionCount: [address],
    eth_getCode: [address],
    eth_getStorageAt: [address, '0x0'],
  }
  for (const [method, params] of Object.entries(getters)) {
    const byNumber = await probe.result(call(method, ...params, number))
    for (const block of [{ blockHash }, { blockNumber: number }]) {
      await probe.agrees(call(method, ...params, block), byNumber, `the same at ${number}`)
    }
  }
}

/** Checks that an unused address is empty and that a call of it returns no data. */
const nobody: Invariant = async (probe) => {
  const source = 'an unused address'
  await probe.agrees(call('eth_getBalance', NOBODY, 'latest'), '0x0', source)
  await probe.agrees(call('eth_getTransactionCount', NOBODY, 'latest'), '0x0', source)
  await probe.agrees(call('eth_getCode', NOBODY, 'latest'), '0x', source)
  await probe.agrees(call('eth_getStorageAt', NOBODY, '0x0', 'latest'), ZERO_WORD, source)
  await probe.agrees(call('eth_call', { to: NOBODY, data: '0x' }, 'latest'), '0x', source)
}

/** Checks that an estimate is at least the gas of a plain transfer. */
const gas: Invariant = async (probe) => {
  const asked = call('eth_estimateGas', { to: NOBODY, data: '0x' })
  const estimate = amount(await probe.result(asked))
  if (estimate === undefined || estimate >= MIN_GAS) return
  probe.blame(asked, finding('wrongValue', '', 'at least 0x5208', `0x${estimate.toString(16)}`))
}

export const ofState: readonly Invariant[] = [sameBlock, nobody, gas]
