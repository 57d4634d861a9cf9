/** Returns the spellings of all flags in the text of `anvil --help`, with their aliases. */
export function namesIn(help: string): string[] {
  const flags = [...help.matchAll(/^ {2,6}(-\w, )?(--[\w-]+)/gm)].flatMap(([, short, long = '']) => [
    long,
    ...(short === undefined ? [] : [short.slice(0, 2)]),
  ])
  const aliases = [...help.matchAll(/\[aliases: (--[^\]]+)\]/g)].flatMap(([, list = '']) => list.split(', '))
  return [...flags, ...aliases]
}
