import { type Child, h } from './h.ts'

/** A name that may be broken before its capital letters. */
export const breakable = (name: string): Child[] => breakableAt(name, /(?=[A-Z])/)

/** An address that may be broken after its slashes. */
export const breakableUrl = (url: string): Child[] => breakableAt(url, /(?<=[^:/]\/)/)

const breakableAt = (text: string, places: RegExp): Child[] =>
  text.split(places).flatMap((part, index) => (index === 0 ? [part] : [h('wbr'), part]))
