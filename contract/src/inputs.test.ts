import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

interface Schema {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  maxItems?: number
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

const UNBOUNDED = /[*+]|\{\d+,\}/
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'input' in value && 'path' in value

/** Days and instants have a fixed format and are therefore bounded. */
const isBoundedText = ({ maxLength, format, pattern, enum: words, const: word }: Schema) =>
  maxLength !== undefined ||
  format?.startsWith('date') ||
  words !== undefined ||
  word !== undefined ||
  (pattern?.startsWith('^') && pattern.endsWith('$') && !UNBOUNDED.test(pattern))

function unboundedIn(schema: Schema, path: string): string[] {
  const { type, properties = {}, additionalProperties: others, items, anyOf = [], oneOf = [], allOf = [] } = schema
  return [
    ...(type === 'string' && !isBoundedText(schema) ? [`${path} is a text without a maximum length`] : []),
    ...(type === 'array' && schema.maxItems === undefined ? [`${path} is a list without a maximum length`] : []),
    ...(typeof others === 'object' ? [`${path} takes any number of keys`] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => unboundedIn(inner, `${path}.${name}`)),
    ...(items ? unboundedIn(items, `${path}[]`) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((inner) => unboundedIn(inner, path)),
  ]
}
const schemaOf = (input: z.ZodType) =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema

test('every text and list input has a maximum length', async () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((name) => !name.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((name) => import(join(import.meta.dirname, name))))
  const endpoints = modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
  expect(endpoints.length).toBeGreaterThan(200)
  expect(endpoints.flatMap(({ method, path, input }) => unboundedIn(schemaOf(input), `${method} ${path}`))).toEqual([])
})

test('an unbounded text, list or record is found', () => {
  const input = z.object({ name: z.string(), many: z.array(z.int()), any: z.record(z.string(), z.int()), id: z.int() })
  expect(unboundedIn(schemaOf(input), 'POST /x')).toEqual([
    'POST /x.name is a text without a maximum length',
    'POST /x.many is a list without a maximum length',
    'POST /x.any takes any number of keys',
  ])
})
