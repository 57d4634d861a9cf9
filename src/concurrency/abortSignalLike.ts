/** Says when a run is aborted, and what it throws then: as much of an `AbortSignal` as the EVM looks at. */
export interface AbortSignalLike extends Pick<AbortSignal, 'aborted' | 'reason'> {
  /** Resolves when a run that yields may go on; absent: in the next turn of the event loop. */
  nextSlice?(): Promise<void>
  /** Told how many bytes more, or fewer, the memory of the run's frames takes; may throw to end the run. */
  hold?(bytes: number): void
}
