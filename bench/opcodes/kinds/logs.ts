import { code } from '../code.ts'
import type { Kind } from '../program.ts'
import { wide } from './computing.ts'

/** LOG0 to LOG4. */
export const LOGS: readonly Kind[] = [0, 1, 2, 3, 4].map((count) => {
  const topics = Array.from({ length: count }, () => 'DUP1')
  const ofSize = (size: number) => ({
    name: `${size} bytes`,
    before: code(wide(256)),
    body: code(...topics, size, 0, `LOG${count}`),
  })
  return { name: `LOG${count}`, programs: [ofSize(32), ofSize(0), ofSize(4_096)] }
})
