import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Path of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Returns a path in the checkout. */
export const at = (...parts) => join(root, ...parts)
