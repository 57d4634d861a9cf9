import ts from 'typescript'
import { byPlace, type Kind, type Mutant } from './mutant.ts'

/** A replacement of a node's text. */
interface Replacement {
  readonly kind: Kind
  readonly node: ts.Node
  readonly text: string
  /** End of the replaced text, if it is not that of the node. */
  readonly end?: number
}

const K = ts.SyntaxKind

const BOUNDS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [K.LessThanToken, '<='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanToken, '>='],
  [K.GreaterThanEqualsToken, '>'],
])
const EQUALITIES: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
])
const ARITHMETIC: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
  [K.AsteriskToken, '/'],
  [K.SlashToken, '*'],
  [K.PercentToken, '/'],
  [K.LessThanLessThanToken, '>>'],
  [K.GreaterThanGreaterThanToken, '<<'],
  [K.AmpersandToken, '|'],
  [K.BarToken, '&'],
])
const LOGICAL: ReadonlySet<ts.SyntaxKind> = new Set([K.AmpersandAmpersandToken, K.BarBarToken, K.QuestionQuestionToken])
/** Calls whose effect is a line of a log. */
const LOG_CALL = /^(?:this\.)?#?(?:\w+\.)*#?(?:log|logger|console)\??\.\w+$/
/** Names of times. No result of a test may depend on the machine's speed, so tests cannot notice another time. */
const TIME = /(?:_MS|_SECONDS|Ms|Seconds)$/
/** Maximum length of two arguments that change places, in characters. */
const MAX_SWAPPED = 600

/**
 * Returns the mutants of a file in the order of their places. Texts, names, types and calls of loggers are left out. The checker decides
 * which arguments can change places, and which sums are of numbers.
 */
export function findMutants(file: string, source: ts.SourceFile, checker: ts.TypeChecker): Mutant[] {
  const found: Mutant[] = []
  const visit = (node: ts.Node, isStatic: boolean): void => {
    if (isLeftOut(node)) return
    for (const replacement of replacementsOf(node, checker)) found.push(toMutant(file, source, replacement, isStatic))
    const isBelowStatic = isStatic && !isFunction(node)
    ts.forEachChild(node, (child) => visit(child, isBelowStatic))
  }
  visit(source, true)
  return found.filter(({ old, new: replacement }) => old !== replacement).toSorted(byPlace)
}

function isFunction(node: ts.Node): boolean {
  const isMember = ts.isPropertyDeclaration(node) && !node.modifiers?.some(({ kind }) => kind === K.StaticKeyword)
  return ts.isFunctionLike(node) || isMember
}

function isLeftOut(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return true
  if (ts.isTemplateExpression(node)) return isOfError(node)
  return ts.isCallExpression(node) && LOG_CALL.test(node.expression.getText())
}

/** Returns whether a text is the message of an error that is thrown. */
function isOfError(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return true
  return !ts.isFunctionLike(node) && node.parent !== undefined && isOfError(node.parent)
}

function toMutant(file: string, source: ts.SourceFile, replacement: Replacement, isStatic: boolean): Mutant {
  const { kind, node, text, end = node.end } = replacement
  const start = node.getStart()
  const { line } = source.getLineAndCharacterOfPosition(start)
  const lineText = source.text.split('\n')[line]?.trim() ?? ''
  return { file, kind, line: line + 1, lineText, start, end, old: source.text.slice(start, end), new: text, isStatic }
}

function replacementsOf(node: ts.Node, checker: ts.TypeChecker): Replacement[] {
  if (ts.isBinaryExpression(node)) return ofBinary(node, checker)
  if (ts.isExpressionStatement(node)) return ofStatement(node)
  if (ts.isIfStatement(node)) return [...ofCondition(node.expression), ...ofGuard(node)]
  if (ts.isConditionalExpression(node)) return ofCondition(node.condition)
  if (ts.isWhileStatement(node) || ts.isDoStatement(node)) return ofCondition(node.expression)
  if (ts.isAwaitExpression(node)) return ofAwait(node)
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return ofCall(node, checker)
  return ofLiteral(node)
}

/** Comparisons, halves of conditions, and arithmetic. */
function ofBinary(node: ts.BinaryExpression, checker: ts.TypeChecker): Replacement[] {
  const { left, right, operatorToken } = node
  const [before, after] = [left.getText(), right.getText()]
  const withOperator = (kind: Kind, operator: string): Replacement[] => [
    { kind, node, text: `${before} ${operator} ${after}` },
  ]
  const bound = BOUNDS.get(operatorToken.kind)
  if (bound !== undefined) return withOperator('bound', bound)
  const equality = EQUALITIES.get(operatorToken.kind)
  if (equality !== undefined) return withOperator('condition', equality)
  if (LOGICAL.has(operatorToken.kind)) {
    return [before, after].map((text) => ({ kind: 'condition', node, text }))
  }
  const operator = ARITHMETIC.get(operatorToken.kind)
  if (operator === undefined || !isNumber(left, checker) || !isNumber(right, checker)) return []
  return withOperator('arithmetic', operator)
}

function isNumber(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const { flags } = checker.getBaseTypeOfLiteralType(checker.getTypeAtLocation(node))
  return (flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) !== 0
}

/** A negated condition. Comparisons and conditions of several parts have mutants of their own. */
function ofCondition(node: ts.Expression): Replacement[] {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken
    if (BOUNDS.has(kind) || EQUALITIES.has(kind) || LOGICAL.has(kind)) return []
  }
  const isNegated = ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken
  return [{ kind: 'condition', node, text: isNegated ? node.operand.getText() : `!(${node.getText()})` }]
}

/** A limit that is lost: a comparison of sizes that refuses or ends, or one that throws. */
function ofGuard(node: ts.IfStatement): Replacement[] {
  if (node.elseStatement !== undefined || !endsFlow(node.thenStatement)) return []
  const isLimit = containsBound(node.expression) || isThrow(node.thenStatement)
  return isLimit ? [{ kind: 'limit', node: node.expression, text: 'false' }] : []
}

const lastOf = (node: ts.Statement): ts.Statement | undefined => (ts.isBlock(node) ? node.statements.at(-1) : node)

function isThrow(node: ts.Statement): boolean {
  const last = lastOf(node)
  return last !== undefined && ts.isThrowStatement(last)
}

function endsFlow(node: ts.Statement): boolean {
  const last = lastOf(node)
  return (
    last !== undefined &&
    (ts.isThrowStatement(last) || ts.isReturnStatement(last) || ts.isBreakOrContinueStatement(last))
  )
}

function containsBound(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false
  if (ts.isBinaryExpression(node) && BOUNDS.has(node.operatorToken.kind)) return true
  return ts.forEachChild(node, (child) => containsBound(child) || undefined) === true
}

/** A dropped statement: a call, an assignment, a counter. */
function ofStatement(node: ts.ExpressionStatement): Replacement[] {
  const { expression } = node
  const call = ts.isAwaitExpression(expression) ? expression.expression : expression
  if (ts.isCallExpression(call)) {
    if (call.expression.kind === K.SuperKeyword || LOG_CALL.test(call.expression.getText())) return []
  } else if (ts.isStringLiteral(call)) return [] // a directive
  return [{ kind: 'dropped', node, text: '' }]
}

/** An await that is dropped where its value is not used. */
function ofAwait(node: ts.AwaitExpression): Replacement[] {
  const isUnused = ts.isExpressionStatement(node.parent) || ts.isReturnStatement(node.parent)
  return isUnused ? [{ kind: 'await', node, text: node.expression.getText() }] : []
}

/** A limit by Math.min or Math.max that is lost, and neighbouring arguments in each other's place. */
function ofCall(node: ts.CallExpression | ts.NewExpression, checker: ts.TypeChecker): Replacement[] {
  const args = [...(node.arguments ?? [])]
  if (args.some((arg) => ts.isSpreadElement(arg))) return []
  const isLimit = /^Math\.(?:min|max)$/.test(node.expression.getText())
  if (isLimit) return args.map((arg) => ({ kind: 'limit', node, text: arg.getText() }))
  const [first, last] = [args[0], args.at(-1)]
  if (first === undefined || last === undefined) return []
  return args.slice(1).flatMap((next, i) => {
    const arg = args[i]
    if (arg === undefined || !canSwap(arg, next, checker)) return []
    const swapped = args.with(i, next).with(i + 1, arg)
    return [{ kind: 'swap' as const, node: first, end: last.end, text: swapped.map((one) => one.getText()).join(', ') }]
  })
}

function canSwap(a: ts.Expression, b: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isStringLiteralLike(a) && ts.isStringLiteralLike(b)) return false
  if (a.getText() === b.getText() || b.end - a.getStart() > MAX_SWAPPED) return false
  const [typeA, typeB] = [a, b].map((node) => checker.getBaseTypeOfLiteralType(checker.getTypeAtLocation(node)))
  if (typeA === undefined || typeB === undefined || isVague(typeA) || isVague(typeB)) return false
  return checker.isTypeAssignableTo(typeA, typeB) && checker.isTypeAssignableTo(typeB, typeA)
}

const isVague = ({ flags }: ts.Type): boolean =>
  (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0

/** A number that is one larger, and the other boolean. */
function ofLiteral(node: ts.Node): Replacement[] {
  if (node.kind === K.TrueKeyword) return [{ kind: 'constant', node, text: 'false' }]
  if (node.kind === K.FalseKeyword) return [{ kind: 'constant', node, text: 'true' }]
  const isInteger = ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)
  if (!isInteger || isName(node) || isTime(node)) return []
  const digits = node.getText().replaceAll('_', '')
  if (ts.isBigIntLiteral(node)) return [{ kind: 'constant', node, text: `${BigInt(digits.slice(0, -1)) + 1n}n` }]
  return [{ kind: 'constant', node, text: String(Number(digits) + 1) }]
}

const isName = ({ parent, pos }: ts.Node): boolean => ts.isPropertyAssignment(parent) && parent.name.pos === pos

/** Returns whether a number is a time by the name of what has it. */
function isTime(node: ts.Node): boolean {
  let { parent } = node
  while (ts.isBinaryExpression(parent) || ts.isParenthesizedExpression(parent)) parent = parent.parent
  if (!ts.isVariableDeclaration(parent) && !ts.isPropertyAssignment(parent) && !ts.isParameter(parent)) return false
  return TIME.test(parent.name.getText())
}
