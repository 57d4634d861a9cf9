import { type Child, h } from './h.ts'

/** A name that may be broken before its capital letters. */
export function breakable(name: string): Child[] {
  return name.split(/(?=[A-Z])/).flatMap((part, index) => (index === 0 ? [part] : [h('wbr'), part]))
}
