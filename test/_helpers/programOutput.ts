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
  const watch = (chunk: unknown) => {
    output += String(chunk)
  }
  child.stdout.on('data', watch)
  child.stderr.on('data', watch)
  return {
    ended: new Promise((resolve) => child.once('close', resolve)),
    text: () => output,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output)
          if (found !== null) resolve(found)
        }
        look()
        child.stdout.on('data', look)
        child.stderr.on('data', look)
        child.once('error', reject)
        child.once('close', (code) => reject(new Error(`ended with code ${code}: ${output}`)))
      }),
  }
}
