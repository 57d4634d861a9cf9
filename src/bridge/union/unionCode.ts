/** What the methods of the union contract return (UnionResponseCode). */
export const unionCode = { done: 0n, unauthorised: -1n, invalidValue: -2n, disabled: -3n } as const
