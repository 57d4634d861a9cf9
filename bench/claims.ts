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
