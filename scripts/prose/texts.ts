import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'

/** A piece of prose, and where it begins. */
export interface Text {
  /** Relative to the project. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  readonly text: string
}

const FENCE = /^\s*(?:```|~~~)/
const TABLE = /^\s*\|/
/** Code, targets of links, and HTML, which are not prose. */
const NO_PROSE = /`[^`]*`|\]\([^)]*\)|<[^>]+>/g

/** Reads the prose of a Markdown file: paragraphs and list items, without code and tables. */
export function readMarkdown(root: string, path: string): Text[] {
  const texts: Text[] = []
  let isCode = false
  let paragraph: { line: number; lines: string[] } | undefined
  const end = () => {
    if (paragraph !== undefined) texts.push(textOf(root, path, paragraph.line, paragraph.lines.join(' ')))
    paragraph = undefined
  }
  for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    if (FENCE.test(line)) isCode = !isCode
    const isProse = !isCode && !FENCE.test(line) && !TABLE.test(line) && line.trim() !== ''
    if (!isProse || /^\s*(?:[-*]|\d+\.|#+|>) /.test(line)) end()
    if (!isProse) continue
    paragraph ??= { line: index + 1, lines: [] }
    paragraph.lines.push(line.replace(/^\s*(?:[-*]|\d+\.|#+|>) /, ''))
  }
  end()
  return texts
}

/** Minimum number of words of a string that is a sentence and not a name or a value. */
const MIN_WORDS = 4

/** Reads the comments of a TypeScript or JavaScript file, and its strings that are sentences. */
export function readCode(root: string, path: string): Text[] {
  const source = readFileSync(path, 'utf8')
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const texts = new Map<number, Text>()
  const add = (start: number, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(start)
    texts.set(start, textOf(root, path, line + 1, text))
  }
  const visit = (node: ts.Node): void => {
    const leading = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []
    const trailing = ts.getTrailingCommentRanges(source, node.end) ?? []
    for (const { pos, end } of [...leading, ...trailing]) add(pos, stripComment(source.slice(pos, end)))
    const isString = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    if (isString && node.text.trim().split(/\s+/).length >= MIN_WORDS) add(node.getStart(file), node.text)
    node.getChildren(file).forEach(visit)
  }
  visit(file)
  return [...texts.values()]
}

/** Keys of the OpenRPC sources whose values are prose. */
const PROSE_KEY = /^(\s*(?:- )?)(?:summary|description|x-remedy|remedy|x-expects|hint): *(.*)$/

/** Reads the prose of a YAML source of the OpenRPC document. */
export function readYaml(root: string, path: string): Text[] {
  const texts: Text[] = []
  let block: { indent: number; line: number; lines: string[] } | undefined
  const end = () => {
    if (block !== undefined) texts.push(textOf(root, path, block.line, block.lines.join(' ')))
    block = undefined
  }
  for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    const indent = line.search(/\S/)
    if (block !== undefined && line.trim() !== '' && indent <= block.indent) end()
    if (block !== undefined) {
      if (line.trim() === '')
        block.lines.push('.') // the end of a paragraph is the end of a sentence
      else block.lines.push(line.trim())
      continue
    }
    const [, before = '', value = ''] = PROSE_KEY.exec(line) ?? []
    if (value === '') continue
    if (/^[|>][-+]?$/.test(value)) block = { indent: before.length, line: index + 2, lines: [] }
    else texts.push(textOf(root, path, index + 1, value.replace(/^["']|["']$/g, '')))
  }
  end()
  return texts
}

function textOf(root: string, path: string, line: number, text: string): Text {
  return {
    file: relative(root, path),
    line,
    text: text.replace(NO_PROSE, (code) => (code.startsWith(']') ? ']' : 'X')),
  }
}

const stripComment = (comment: string): string =>
  comment
    .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\{@link ([^}]*)\}/g, 'X')
    .replace(/\s+/g, ' ')
    .trim()
