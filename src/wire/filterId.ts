/** The id of a filter as it was answered, in whatever spelling it comes back. */
export function parseFilterId(text: string): string {
  return `0x${text.toLowerCase().replace(/^0x/, '').replace(/^0+/, '')}`
}
