import type { Endpoint } from '#contract/endpoint.ts'

/** How an endpoint takes its input and who may call it: everything the platform decides by before a handler runs. */
export function shapeOf({ method, file, idempotent, for: audience, invalidProblem }: Endpoint) {
  const carries = method === 'GET' || method === 'DELETE' ? 'query' : 'body'
  const special = [file && 'multipart', idempotent && 'idempotent', invalidProblem].filter(Boolean)
  return [carries, ...special, 'for', [audience].flat()[0]].join(' ')
}

/** One endpoint of every shape. */
function representativesOf(endpoints: readonly Endpoint[]): Set<Endpoint> {
  const byShape = Map.groupBy(endpoints, shapeOf)
  // Among equals the one with most fields, which has most possible attacks.
  const fields = ({ input }: Endpoint) => Object.keys(input.shape).length
  return new Set([...byShape.values()].map((alike) => alike.reduce((a, b) => (fields(b) > fields(a) ? b : a))))
}

/**
 * All attacks for a representative, one for every other endpoint: a different one each time, so that all are covered.
 */
export function shareOf(endpoints: readonly Endpoint[]) {
  const representatives = representativesOf(endpoints)
  return <T>(attacks: readonly T[], endpoint: Endpoint, place: number): readonly T[] =>
    representatives.has(endpoint) || attacks.length === 0 ? attacks : [attacks[place % attacks.length]!]
}
