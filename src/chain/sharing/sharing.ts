/** How a chain goes along with the other processes that have its data open. */
export interface Sharing {
  /** Whether this process is the one that writes. */
  writes(): boolean
  /** Resolves when all that the store had at the time of the call is in memory. */
  catchUp(): Promise<void>
  /** Tells the others that the main chain will be another one; they have heard it when this resolves, or are not asked. */
  tellTurning(): Promise<void>
  /** And that it may be another one now. */
  tellTurned(): Promise<void>
}

/** For a chain that no other process has open. */
export const NOT_SHARED: Sharing = {
  writes: () => true,
  catchUp: async () => undefined,
  tellTurning: async () => undefined,
  tellTurned: async () => undefined,
}
