import { type CallExpression, type Expression, parseSync } from '@swc/core'

export interface UsedTexts {
  /** English texts shown through t, t.count, t.rich or msg. */
  keys: Set<string>
  /** Texts built at run time, which no catalogue can contain. */
  built: number
}

/** Reads the texts of a source file from its syntax tree. */
export function usedTexts(source: string, isTsx: boolean): UsedTexts {
  const found: UsedTexts = { keys: new Set(), built: 0 }
  walk(parse(source, isTsx), (node) => {
    if (node.type !== 'CallExpression') return
    const text = textArgument(node as unknown as CallExpression)
    if (text) collect(text, found)
  })
  return found
}

const sentence = /^[A-Z].* .*[.!]$/s

/** The server's texts for people: the `message` of a problem or endpoint, and validation messages. */
export function spokenTexts(source: string): Set<string> {
  const keys = new Set<string>()
  walk(parse(source, false), (node) => {
    if (node.type === 'KeyValueProperty' && nameOf(node.key) === 'message' && isText(node.value))
      keys.add(node.value.value)
    if (node.type === 'CallExpression') {
      for (const { expression } of (node as unknown as CallExpression).arguments) {
        if (isText(expression) && sentence.test(expression.value)) keys.add(expression.value)
      }
    }
  })
  keys.delete('')
  return keys
}

/** What the server says about a field: the texts below `errors`. */
export function fieldTexts(source: string): Set<string> {
  const keys = new Set<string>()
  walk(parse(source, false), (node) => {
    if (node.type === 'KeyValueProperty' && nameOf(node.key) === 'errors')
      walk(node.value, (inner) => void (isText(inner) && sentence.test(inner.value) && keys.add(inner.value)))
  })
  return keys
}

/** Every string and every part of a template that reads like words: it has a space or is Hindi. */
export function literalTexts(source: string): Set<string> {
  const found = new Set<string>()
  walk(parse(source, false), (node) => {
    const text = node.type === 'StringLiteral' ? node.value : node.type === 'TemplateLiteral' ? templateText(node) : ''
    if (typeof text === 'string' && /\s|\p{Script=Devanagari}/u.test(text.trim())) found.add(text)
  })
  return found
}

/** A template as one text, with {} where a value goes. */
const templateText = (node: Node) =>
  (node.quasis as { cooked?: string }[] | undefined)?.map(({ cooked }) => cooked ?? '').join('{}')

type Node = Record<string, unknown> & { type: string }

const parse = (source: string, tsx: boolean) => parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' })

function walk(value: unknown, visit: (node: Node) => void) {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  if (typeof (value as Node).type === 'string') visit(value as Node)
  for (const child of Object.values(value)) walk(child, visit)
}

/** The argument of a call that is shown to people. */
function textArgument({ callee, arguments: given }: CallExpression): Expression | undefined {
  if (callee.type === 'Identifier' && (callee.value === 't' || callee.value === 'msg')) return given[0]?.expression
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined
  if (callee.object.type !== 'Identifier' || callee.object.value !== 't') return undefined
  if (callee.property.value === 'rich') return given[0]?.expression
  return callee.property.value === 'count' ? given[2]?.expression : undefined
}

function collect(text: Expression, found: UsedTexts) {
  if (isText(text)) found.keys.add(text.value)
  else if (text.type === 'TemplateLiteral' && text.expressions.length === 0)
    found.keys.add(text.quasis[0]?.cooked ?? '')
  else if (text.type === 'ConditionalExpression') {
    collect(text.consequent, found)
    collect(text.alternate, found)
  } else if (text.type === 'TemplateLiteral' || text.type === 'BinaryExpression') found.built += 1
}

const isText = (node: unknown): node is { type: 'StringLiteral'; value: string } =>
  typeof node === 'object' && node !== null && (node as Node).type === 'StringLiteral'
const nameOf = (key: unknown) => (key as { value?: unknown }).value
