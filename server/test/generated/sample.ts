import fc from 'fast-check'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { gstinCheckCharacter } from '#contract/orders/tax-ids.ts'

interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  minimum?: number
  exclusiveMinimum?: number
}

const SEED = 20_260_302
const USUAL_TEXTS = [
  'Sunlight9',
  'asha.verma@example.in',
  '2026-03-09',
  '2026-03-09T04:30:00Z',
  '09:30',
  '1',
  'true',
  'Asia/Kolkata',
  'https://calendar.example/busy.ics',
  'https://youtu.be/abc',
  '50100241877012',
  'HDFC0000007',
  'ABCPK1234M',
  `27ABCPK1234M1Z${gstinCheckCharacter('27ABCPK1234M1Z')}`,
]

/** Within an object no candidates are tried: special values are given by field name. */
const byName: Record<string, string> = { timeZone: 'Asia/Kolkata' }

export const fieldsOf = (endpoint: Pick<Endpoint, 'input'>) => Object.keys(endpoint.input.shape)

const samples = new WeakMap<object, Record<string, unknown>>()

/** A plausible input of an endpoint, derived from its schema, including optional fields; cached, because it is slow. */
export function sampleInput({ input }: Pick<Endpoint, 'input'>): Record<string, unknown> {
  const known = samples.get(input)
  if (known) return known
  const found = Object.fromEntries(
    Object.entries(input.shape).map(([name, field]) => [name, sampleOf(name, field as z.ZodType)]),
  )
  samples.set(input, found)
  return found
}

/** The first candidate the field accepts: what schemas cannot express is found by trying. */
function sampleOf(name: string, field: z.ZodType): unknown {
  const schema = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }) as Schema
  const fits = candidates(schema).find((value) => value !== '' && field.safeParse(value).success)
  if (fits === undefined) throw new Error(`no sample fits the field ${name}; extend server/test/generated/sample.ts`)
  return fits
}

function candidates(schema: Schema): unknown[] {
  if (schema.const !== undefined) return [schema.const]
  if (schema.enum) return schema.enum
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap(candidates)
  switch ([schema.type].flat()[0]) {
    case 'string':
      return texts(schema)
    case 'integer':
    case 'number':
      return [Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1), 30]
    case 'boolean':
      return [true]
    case 'array':
      return [
        ...candidates(schema.items ?? {}).map((item) =>
          Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => item),
        ),
        [],
      ]
    case 'object':
      return [Object.keys(schema.properties ?? {}), schema.required ?? []].map((names) =>
        Object.fromEntries(names.map((name) => [name, byName[name] ?? candidates(schema.properties![name]!)[0]])),
      )
    default:
      return [...USUAL_TEXTS, 1, true]
  }
}

const texts = ({ pattern, minLength = 0 }: Schema): string[] => [
  ...(pattern ? fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: SEED, numRuns: 3 }) : []),
  ...USUAL_TEXTS.map((text) => text.padEnd(minLength, 'x')),
]
