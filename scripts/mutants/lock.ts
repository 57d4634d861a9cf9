import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Takes a lock that a killed process does not keep; throws if a running process has it. Returns the function that releases it. */
export function lock(path: string): () => void {
  const owner = existsSync(path) ? Number(readFileSync(path, 'utf8')) : undefined
  if (owner !== undefined && owner !== process.pid && isRunning(owner)) {
    throw new Error(`process ${owner} runs this campaign; wait for its end, or end it`)
  }
  writeFileSync(path, String(process.pid))
  return () => rmSync(path, { force: true })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
