import type { StorePlace } from '../../src/storage/engines.ts'

/** A place as an argument of a child process's command line. */
export function toArgument(place: StorePlace): string {
  return JSON.stringify(place)
}

/** The place in such an argument. */
export function fromArgument(argument: string | undefined): StorePlace {
  return JSON.parse(argument ?? '')
}
