/** The part of an `AbortSignal` that the EVM reads, with hooks of the scheduler that runs it. */
export interface AbortSignalLike extends Pick<AbortSignal, 'aborted' | 'reason'> {
  /** Resolves when a run that has yielded may continue. Absent: in the next iteration of the event loop. */
  nextSlice?(): Promise<void>
  /** Called with the change in bytes of the memory that the run's frames hold. May throw to end the run. */
  hold?(bytes: number): void
}
