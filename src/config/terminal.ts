type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns whether output has colours. In this order: `NO_COLOR` (no-color.org), `FORCE_COLOR` (force-color.org, where 0
 * means none), a terminal without colours (`TERM=dumb`), and whether the output is a terminal.
 */
export function wantsColour({ isTTY }: { readonly isTTY?: boolean }, environment: Environment = process.env): boolean {
  if (isSet(environment.NO_COLOR)) return false
  if (isSet(environment.FORCE_COLOR)) return environment.FORCE_COLOR !== '0' && environment.FORCE_COLOR !== 'false'
  return isTTY === true && canMoveCursor(environment)
}

const isSet = (value: string | undefined): boolean => value !== undefined && value !== ''

/** Returns whether a terminal understands control sequences, for example to move its cursor. */
export function canMoveCursor(environment: Environment = process.env): boolean {
  return environment.TERM !== 'dumb'
}
