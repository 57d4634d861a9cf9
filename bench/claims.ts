/** The target of a row: a minimum ratio to the other node's figure, or a maximum in the row's unit. */
export type Claim = { readonly minRatio: number } | { readonly max: number }

/** Targets on one computer beside anvil 1.7.1 with auto-mining. */
const CLAIMS: ReadonlyArray<readonly [RegExp, Claim]> = [
  [/^(ERC-20 )?transfer, one by one,/, { minRatio: 1 }],
  [/^(ERC-20 )?transfer, 16 senders,/, { minRatio: 2 }],
  [/^eth_(chainId|blockNumber|getBalance latest|getBlockByNumber|getTransactionReceipt)$/, { minRatio: 0.9 }],
  [/^batch of 100/, { minRatio: 0.6 }],
  [/^eth_call balanceOf$/, { minRatio: 0.7 }],
  [/^eth_getBalance old$/, { minRatio: 2 }],
  [/^eth_getLogs/, { minRatio: 2 }],
  [/^evm_snapshot/, { max: 5 }],
  [/^evm_revert/, { max: 50 }],
  [/^growth of/, { max: 1.5 }],
  [/^start to first answer$/, { max: 1_500 }],
  [/^transfer to the last of [0-9]+ notified of its block$/, { max: 100 }],
  [/^memory idle/, { max: 200 }],
]

/** Returns the target of the row with this name. */
export function getClaim(name: string): Claim | undefined {
  return CLAIMS.find(([pattern]) => pattern.test(name))?.[1]
}

/** The targets of a row of `npm run bench -- --dev`, for `scion dev` and for `scion start`. */
export interface DevClaims {
  readonly dev?: Claim
  readonly start?: Claim
}

/** Targets beside anvil 1.7.1, one client, on one computer of two cores. */
const DEV_CLAIMS: ReadonlyArray<readonly [RegExp, DevClaims]> = [
  [/^(ERC-20 )?transfer( and its receipt)?, head (10|100)$/, { dev: { minRatio: 0.8 } }],
  [/^transfer by eth_sendTransaction, head 1,000$/, { dev: { minRatio: 1 } }],
  [/^(ERC-20 )?transfer( and its receipt)?, head 1,000$/, { dev: { minRatio: 1 }, start: { minRatio: 0.6 } }],
  [/^(ERC-20 )?transfer( and its receipt)?, head 3,000$/, { start: { minRatio: 1 } }],
  [/^(ERC-20 )?transfer( and its receipt)?, head 10,000$/, { dev: { minRatio: 1 }, start: { minRatio: 1 } }],
  [/^first \d+ transfers of a process/, { dev: { minRatio: 1 / 3 } }],
  [/^(eth_|batch of)/, { dev: { minRatio: 1 } }],
  [/^start to first answer(, from the package)?$/, { dev: { max: 400 } }],
  [/^start to first answer, head 100,000$/, { start: { max: 800 } }],
  [/^memory, idle$/, { dev: { max: 90 }, start: { max: 90 } }],
]

/** Returns the targets of the row with this name. */
export function getDevClaims(name: string): DevClaims {
  return DEV_CLAIMS.find(([pattern]) => pattern.test(name))?.[1] ?? {}
}
