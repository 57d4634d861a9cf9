import type { ChildProcessWithoutNullStreams } from 'node:child_process'

/** What a program prints, on either stream, while it runs. */
export interface ProgramOutput {
  readonly ended: Promise<number | null>
  text(): string
  /** Resolves with the match once the output has it; rejects when the program ends first. */
  says(pattern: RegExp): Promise<RegExpExecArray>
}

export function watchOutput(child: ChildProcessWithoutNullStreams): ProgramOutput {
  let output = ''
  /** Checks for the patterns that callers wait for. */
  const looks = new Set<() => void>()
  const watch = (chunk: unknown) => {
    output += String(chunk)
    for (const look of looks) look()
  }
  child.stdout.on('data', watch)
  child.stderr.on('data', watch)
  const failed = new Promise<Error>((resolve) => {
    child.once('error', resolve)
    child.once('close', (code) => resolve(new Error(`ended with code ${code}`)))
  })
  return {
    ended: new Promise((resolve) => child.once('close', resolve)),
    text: () => output,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output)
          if (found === null) return
          looks.delete(look)
          resolve(found)
        }
        looks.add(look)
        look()
        failed.then(({ message }) => reject(new Error(`${message}: ${output}`)))
      }),
  }
}
