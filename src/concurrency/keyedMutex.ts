import { createMutex, type Mutex } from './mutex.ts'

/** A mutex for each name: what has the same runs one after the other, other things beside it. */
export interface Turns {
  run<T>(name: string, task: () => Promise<T>): Promise<T>
}

interface Turn {
  readonly mutex: Mutex
  /** How many run or wait. */
  count: number
}

/** A name is forgotten when nothing of it runs or waits. */
export function createTurns(): Turns {
  const turns = new Map<string, Turn>()
  return {
    async run(name, task) {
      const turn = turns.get(name) ?? { mutex: createMutex(), count: 0 }
      turns.set(name, turn)
      turn.count++
      try {
        return await turn.mutex.run(task)
      } finally {
        turn.count--
        if (turn.count === 0) turns.delete(name)
      }
    },
  }
}
