import { fromHex } from '../base/hex.ts'
import type { GenesisContract } from './network.ts'
import { DEPLOYMENT_PROXY_CODE, ERC1820_CODE, MULTICALL3_CODE, PERMIT2_INIT_CODE } from './predeployCode.ts'
import type { Rule } from './rules.ts'

/** A contract that most chains have at the same address. */
export interface Predeploy extends GenesisContract {
  readonly name: string
}

/** The rules that the constructor of Permit2 needs, for SHL and CHAINID. */
export const PREDEPLOY_RULES: readonly Rule[] = ['rskip120', 'rskip152']

/**
 * The contracts that development tools expect. Nonces are those of the contracts elsewhere: a transaction created each
 * one but Permit2, which the deployment proxy created.
 */
export const PREDEPLOYS: readonly Predeploy[] = [
  {
    name: 'deployment proxy',
    address: fromHex('0x4e59b44847b379578588920ca78fbf26c0b4956c'),
    kind: 'code',
    bytes: fromHex(DEPLOYMENT_PROXY_CODE),
    nonce: 0n,
  },
  {
    name: 'Safe singleton factory',
    address: fromHex('0x914d7fec6aac8cd542e72bca78b30650d45643d7'),
    kind: 'code',
    bytes: fromHex(DEPLOYMENT_PROXY_CODE),
    nonce: 0n,
  },
  {
    name: 'Multicall3',
    address: fromHex('0xca11bde05977b3631167028862be2a173976ca11'),
    kind: 'code',
    bytes: fromHex(MULTICALL3_CODE),
    nonce: 0n,
  },
  {
    name: 'Permit2',
    address: fromHex('0x000000000022d473030f116ddee9f6b43ac78ba3'),
    kind: 'initCode',
    bytes: fromHex(PERMIT2_INIT_CODE),
    nonce: 1n,
  },
  {
    name: 'ERC-1820',
    address: fromHex('0x1820a4b7618bde71dce8cdc73aab6c95905fad24'),
    kind: 'code',
    bytes: fromHex(ERC1820_CODE),
    nonce: 0n,
  },
]
