/** Returns the id of a filter as it was answered, whatever its spelling in the request. */
export function parseFilterId(id: string | number): string {
  return `0x${`${id}`.toLowerCase().replace(/^0x/, '').replace(/^0+/, '')}`
}
