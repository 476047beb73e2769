import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

const DEPTH_MAX = 20
const KEYS_MAX = 2_000
const ELEMENTS_MAX = 2_000

/** Whether input is shallow and small enough to be traversed recursively; itself iterates by level. */
export function isWithinBounds(value: unknown): boolean {
  let level = [value].filter(isContainer)
  let keys = 0
  let elements = 0
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEPTH_MAX) return false
    const next: object[] = []
    for (const container of level) {
      const inner = Array.isArray(container) ? container : Object.values(container)
      if (Array.isArray(container)) elements += inner.length
      else keys += inner.length
      if (keys > KEYS_MAX || elements > ELEMENTS_MAX) return false
      for (const one of inner) if (isContainer(one)) next.push(one)
    }
    level = next
  }
  return true
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)

/** Refuses a body or query with too many or too deeply nested fields, before any handler runs. */
export function boundInputs(app: FastifyInstance) {
  app.addHook('preValidation', ({ body, query }, _reply, done) => {
    done(isWithinBounds(body) && isWithinBounds(query) ? undefined : new Problem('too_many_fields'))
  })
}
