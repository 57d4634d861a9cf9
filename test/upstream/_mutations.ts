import { isList, isRecord, type JsonValue } from '../../src/remote/json.ts'
import type { createRandom } from '../_helpers/random.ts'

export type Random = ReturnType<typeof createRandom>

/** Members that no hash covers: an endpoint can state any value of them. */
const UNCHECKED = new Set(['totalDifficulty', 'size', 'from', 'hashForMergedMining', 'cumulativeDifficulty'])

type Path = ReadonlyArray<string | number>

/** A place in an answer, and its value. */
interface Place {
  readonly path: Path
  readonly value: JsonValue
}

/** Yields all places in a value, itself first. */
function* placesOf(value: JsonValue, path: Path = []): Generator<Place> {
  yield { path, value }
  if (isList(value)) for (const [index, item] of value.entries()) yield* placesOf(item, [...path, index])
  else if (isRecord(value)) {
    for (const [name, item] of Object.entries(value)) if (!UNCHECKED.has(name)) yield* placesOf(item, [...path, name])
  }
}

/** Returns a value with another one at a place; undefined removes it. */
function replaceAt(
  value: JsonValue,
  [first, ...rest]: Path,
  replacement: JsonValue | undefined,
): JsonValue | undefined {
  if (first === undefined) return replacement
  if (isList(value)) {
    return value.flatMap((item, index) => (index === first ? (replaceAt(item, rest, replacement) ?? []) : [item]))
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const next = name === first ? replaceAt(item, rest, replacement) : item
      return next === undefined ? [] : [[name, next]]
    }),
  )
}

/** Returns another value in the place of one. */
function mutateValue(value: JsonValue, random: Random): JsonValue | undefined {
  const general = [undefined, null, '0x', '', 7, [], {}, true]
  const ofText = typeof value === 'string' && value.length > 2 ? [flip, shorten, lengthen, flip, flip] : []
  const choice = random(general.length + ofText.length)
  return choice < general.length ? general[choice] : ofText[choice - general.length]?.(String(value), random)
}

/** Changes one bit of a digit. */
function flip(text: string, random: Random): string {
  const at = 2 + random(text.length - 2)
  const digit = (Number.parseInt(text.charAt(at), 16) ^ (1 << random(4))).toString(16)
  return `${text.slice(0, at)}${digit}${text.slice(at + 1)}`
}

const shorten = (text: string) => text.slice(0, -2)
const lengthen = (text: string) => `${text}00`

/** Returns an answer with one member changed; the answer of another question of its kind in some cases. */
export function mutate(answer: JsonValue, others: readonly JsonValue[], random: Random): JsonValue {
  const other = others[random(others.length)]
  if (other !== undefined && random(8) === 0) return other
  if (isRecord(answer) && isRecord(other) && random(8) === 0) {
    const names = Object.keys(answer).filter((name) => !UNCHECKED.has(name))
    const name = names[random(names.length)] ?? ''
    return { ...answer, [name]: other[name] ?? null }
  }
  const places = [...placesOf(answer)]
  const { path = [], value = null } = places[random(places.length)] ?? {}
  return replaceAt(answer, path, mutateValue(value, random)) ?? null
}
