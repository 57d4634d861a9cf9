/** One line of a Dockerfile, its continuations joined. */
export interface Instruction {
  readonly name: string
  /** `--from=build` and others that stand before the rest. */
  readonly flags: Readonly<Record<string, string>>
  readonly rest: string
}

export interface Stage {
  readonly image: string
  readonly name: string | undefined
  readonly instructions: readonly Instruction[]
}

/** The stages of a Dockerfile; throws on a line that is no instruction. */
export function parseDockerfile(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const stages: { image: string; name: string | undefined; instructions: Instruction[] }[] = []
  for (const instruction of lines.map(parseLine)) {
    if (instruction.name === 'FROM') {
      const [image = '', , name] = instruction.rest.split(' ')
      stages.push({ image, name, instructions: [] })
    } else stages.at(-1)?.instructions.push(instruction)
  }
  return stages
}

function parseLine(line: string): Instruction {
  const { name, flags = '', rest } = /^(?<name>[A-Z]+) (?<flags>(?:--\S+ )*)(?<rest>.+)$/.exec(line)?.groups ?? {}
  if (name === undefined || rest === undefined) throw new Error(`no instruction: ${line}`)
  const pairs = [...flags.matchAll(/--([a-z-]+)=(\S+)/g)].map(([, key = '', value = '']) => [key, value] as const)
  return { name, flags: Object.fromEntries(pairs), rest }
}

/** The words of an instruction in its JSON form, of `CMD ["…"]` of a HEALTHCHECK, too. */
export function wordsOf({ rest }: Instruction): string[] {
  const words: string[] = JSON.parse(rest.replace(/^CMD /, ''))
  return words
}
