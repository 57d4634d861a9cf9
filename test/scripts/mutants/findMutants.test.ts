import { expect, it } from 'vitest'
import { readSource } from './_source.ts'

const mutantsOf = (text: string) =>
  readSource(text).mutants.map(({ kind, old, new: replacement }) => `${kind}: ${old} -> ${replacement}`)

/** Declarations whose mutants are left out: they are types. */
const DECLARED = `declare let a: number, b: number, s: string, t: string, is: boolean
declare function f(x: number, y: number): boolean
declare function h(x: string, y: string): boolean
declare function g(x: string, y: number): Promise<void>
`

it.each<[string, readonly string[]]>([
  ['a === b', ['condition: a === b -> a !== b']],
  ['s ?? t', ['condition: s ?? t -> s', 'condition: s ?? t -> t']],
  ['a <= b', ['bound: a <= b -> a < b']],
  ['a + b', ['arithmetic: a + b -> a - b']],
  ['s + t', []],
  ['is && f(a, b)', ['condition: is && f(a, b) -> is', 'condition: is && f(a, b) -> f(a, b)', 'swap: a, b -> b, a']],
  ['Math.min(a, b)', ['limit: Math.min(a, b) -> a', 'limit: Math.min(a, b) -> b']],
  ['g(s, a)', []],
  ["h('a', 'b')", []],
  ['1_000', ['constant: 1_000 -> 1001']],
  ['9n', ['constant: 9n -> 10n']],
  ['true', ['constant: true -> false']],
  ['"text"', []],
  [`\`text \${1}\``, ['constant: 1 -> 2']],
])('the mutants of the expression %s are %j', (text, expected) => {
  expect(mutantsOf(`${DECLARED}const value = ${text}`)).toEqual(expected)
})

it.each<[string, readonly string[]]>([
  ['if (is) f(a, a)', ['condition: is -> !(is)', 'dropped: f(a, a) -> ']],
  ['if (!is) throw s', ['condition: !is -> is', 'limit: !is -> false']],
  ['if (a > b) return', ['limit: a > b -> false', 'bound: a > b -> a >= b']],
  ['if (is) return', ['condition: is -> !(is)']],
  ['await g(s, a)', ['dropped: await g(s, a) -> ', 'await: await g(s, a) -> g(s, a)']],
  ['return await g(s, a)', ['await: await g(s, a) -> g(s, a)']],
  ['const x = await g(s, a)', []],
  ['a = b', ['dropped: a = b -> ']],
  ['log.info({ count: 1 }, s)', []],
  [`throw new Error(\`\${a + 1}\`)`, []],
  ['const LIMIT_MS = 5', []],
  ['const LIMIT = 5', ['constant: 5 -> 6']],
])('the mutants of the statement %s are %j', (text, expected) => {
  expect(mutantsOf(`${DECLARED}async function run() { ${text} }`)).toEqual(expected)
})

it('a mutant has its line, and says whether its code runs when the module is loaded', () => {
  const { mutants } = readSource('const first = 1\nclass A { static b = 2\n  c = 3 }\nconst d = () => 4\n')
  expect(mutants.map(({ line, lineText, isStatic }) => [line, lineText, isStatic])).toEqual([
    [1, 'const first = 1', true],
    [2, 'class A { static b = 2', true],
    [3, 'c = 3 }', false],
    [4, 'const d = () => 4', false],
  ])
})
