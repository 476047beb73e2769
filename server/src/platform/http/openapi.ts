import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { type ProblemCode, problems } from '#contract/problems.ts'

/** OpenAPI 3.1, generated from the schemas that validate and serialise. */
export function describeApi(endpoints: readonly Endpoint[], serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Paramarsh',
      version: '1',
      description: 'Amounts are rupees with at most two decimals, unless the field ends in Paise.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problemSchema },
    },
  }
}

function operation(endpoint: Endpoint) {
  const { properties = {}, required = [] } = z.toJSONSchema(endpoint.input, { io: 'input' })
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
  const others = Object.keys(properties).filter((name) => !inPath.includes(name))
  const asQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const parameter = (where: 'path' | 'query') => (name: string) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: properties[name],
  })
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace('/api', '').replaceAll(/\W+/g, '_')}`,
    summary: endpoint.summary,
    ...(endpoint.for !== 'anyone' && {
      security: [{ token: [] }],
      description: `For ${[endpoint.for].flat().join(', ')}.`,
    }),
    parameters: [
      ...inPath.map(parameter('path')),
      ...(asQuery ? others.map(parameter('query')) : []),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(!asQuery && others.length > 0 && { requestBody: bodyOf(endpoint, properties, required, others) }),
    responses: responsesOf(endpoint),
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'Identifies the attempt. The same key with the same body returns the same response; with another body, 409.',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
}

function bodyOf(endpoint: Endpoint, properties: Record<string, unknown>, required: string[], names: string[]) {
  const fields = Object.fromEntries(names.map((name) => [name, properties[name]]))
  const schema = { type: 'object', properties: fields, required: required.filter((name) => names.includes(name)) }
  const withFile = {
    ...schema,
    properties: { ...fields, file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  }
  return {
    content: { 'application/json': { schema }, ...(endpoint.file && { 'multipart/form-data': { schema: withFile } }) },
  }
}

/** Every problem an endpoint may return: those it declares, and those that follow from its declaration. */
export function problemsOf(endpoint: Endpoint): ProblemCode[] {
  const implied: ProblemCode[] = [
    endpoint.invalidProblem ?? 'invalid',
    ...(endpoint.for === 'anyone' ? [] : (['not_signed_in', 'wrong_account_type'] as const)),
    ...(endpoint.roles && endpoint.roles !== 'all' ? (['wrong_role'] as const) : []),
    ...(endpoint.secondFactor === 'fresh' ? (['second_factor_needed'] as const) : []),
    ...(endpoint.idempotent ? (['idempotency_key_missing', 'idempotency_conflict'] as const) : []),
    ...(endpoint.limit ? (['too_many_requests'] as const) : []),
  ]
  return [...new Set([...(endpoint.problems ?? []), ...implied])]
}

function responsesOf(endpoint: Endpoint) {
  const success = z.toJSONSchema(z.object({ message: z.string(), data: endpoint.reply }), { io: 'input' })
  const codes = Map.groupBy(problemsOf(endpoint), (code) => problems[code].status)
  const problemContent = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return {
    [endpoint.status ?? 200]: {
      description: endpoint.message ?? 'OK',
      content: { 'application/json': { schema: success } },
    },
    ...Object.fromEntries(
      [...codes].map(([status, names]) => [status, { description: names.join(', '), content: problemContent }]),
    ),
  }
}

const problemSchema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: { enum: Object.keys(problems) },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    mobile: { type: 'string' },
    retryAfterSeconds: { type: 'integer' },
    requestId: { type: 'string' },
  },
  required: ['message', 'code'],
}
