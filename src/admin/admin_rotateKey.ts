import type { AdminMethod } from './method.ts'

const DAY_SECONDS = 86_400
/** A hundred years, so that all times stay what a column can hold. */
const MOST_SECONDS = 36_500 * DAY_SECONDS

export const admin_rotateKey: AdminMethod<'admin_rotateKey'> = ({ keys }, [id, keepSeconds = DAY_SECONDS]) =>
  keys.rotate(id, Math.min(keepSeconds, MOST_SECONDS) * 1000)
