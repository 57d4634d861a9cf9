import { encodeRlp, keccak256, toBeHex, zeroPadValue } from 'ethers'
import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { signTransaction } from '../../../src/primitives/transaction.ts'
import { BRIDGE, callData } from '../../_helpers/bridge.ts'
import { ALL_RULES, BLOCK, TARGET } from '../../_helpers/evmScene.ts'
import { told } from '../../_helpers/pegEvents.ts'
import { FEDERATOR, instructions, payment, setPegScene } from '../../_helpers/pegScene.ts'

const METHOD = 'registerBtcTransaction(bytes,int256,bytes)'
const TOO_LONG = instructions(new Uint8Array(20).fill(5), new Uint8Array(22))

it('the key of a refund is the hash of the registering transaction, or of the internal transaction of a contract', async () => {
  const scene = await setPegScene(ALL_RULES, 'p2shP2wshErp', { pegIn: { ...regtest.bridge.pegIn, pegoutIndexFrom: 0 } })
  const peginTo = { script: scene.federationScript, satoshis: 1_000_000n }
  for (const via of [undefined, 'CALL'] as const) {
    const nonce = via === undefined ? 1 : 2
    const args = await scene.prove(payment([peginTo, { script: TOO_LONG, satoshis: 0n }], nonce))
    const { logs } = await scene.ask(METHOD, args, { privateKey: FEDERATOR, ...(via === undefined ? {} : { via }) })
    expect(told(logs)).toEqual(['rejected_pegin 4', 'release_requested', 'pegout_transaction_created'])
    const fields = {
      nonce: 0n,
      gasPrice: 1n,
      gasLimit: 5_000_000n,
      to: BRIDGE,
      value: 0n,
      data: callData(METHOD, args),
    }
    const signed = toHex(signTransaction(fields, 33, FEDERATOR).hash)
    const gasLimit = zeroPadValue(toBeHex(BLOCK.gasLimit), 32)
    const call = toHex(new TextEncoder().encode('call'))
    const internal = ['0x', signed, TARGET, toHex(BRIDGE), '0x', '0x01', gasLimit, '0x', call, '0x', '0x', '0x']
    expect(toHex(logs[1]?.topics[1] ?? fromHex('0x'))).toBe(via === undefined ? signed : keccak256(encodeRlp(internal)))
  }
})
