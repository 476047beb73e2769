import type { Endpoint } from '#contract/endpoint.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { decode } from '#server/platform/http/bind.ts'
import { isWithinBounds } from '#server/platform/http/input-bounds.ts'
import { Problem } from '#server/platform/http/problem.ts'

export type Fields = Record<string, unknown>
/** What the platform decides about an input before any handler runs: a problem, or the handler's input. */
export type Verdict =
  | { problem: ProblemCode; errors?: Record<string, string[]> | undefined }
  | { problem?: undefined; decoded: unknown }

export const isInQuery = ({ method }: Endpoint) => method === 'GET' || method === 'DELETE'
export const parametersOf = ({ path }: Endpoint) => [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!)

/** The same in memory as over HTTP; `bad-input.test.ts` compares the two. */
export function verdictOn(endpoint: Endpoint, input: Fields, bodyLimit: number): Verdict {
  const inPath = parametersOf(endpoint)
  const params = Object.fromEntries(inPath.map((name) => [name, String(input[name])]))
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name)))
  if (!isInQuery(endpoint)) {
    const text = JSON.stringify(rest)
    if (Buffer.byteLength(text) > bodyLimit) return { problem: 'too_large' }
    const body = JSON.parse(text) as Fields
    return isWithinBounds(body) ? schemaOn(endpoint, { ...body, ...params }) : { problem: 'too_many_fields' }
  }
  return schemaOn(endpoint, { ...asQuery(rest), ...params })
}

/** What the schema alone decides. Anything it throws besides a problem is a bug and is rethrown. */
export function schemaOn(endpoint: Endpoint, fields: Fields): Verdict {
  try {
    return { decoded: decode(endpoint, fields) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { problem: error.code, errors: error.details.errors }
  }
}

/** Everything in a query is text; empty values and empty lists count as absent. */
function asQuery(fields: Fields): Fields {
  const text = (value: unknown) => String(value).toWellFormed()
  const asSent = (value: unknown) => {
    if (!Array.isArray(value)) return value === undefined ? '' : text(value)
    return value.length > 1 ? value.map(text) : value.map(text).join()
  }
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, asSent(value)] as const)
      .filter(([, sent]) => sent !== ''),
  )
}
