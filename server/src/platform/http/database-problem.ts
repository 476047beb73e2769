import { problemOfConstraint } from '../db/constraints.ts'
import { Problem } from './problem.ts'
import { isTemporaryFailure } from './temporary-failure.ts'

/** The problem for a database error; undefined if it is an internal error. */
export function problemOf(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined
  const { constraint } = error as Error & { constraint?: string }
  const code = constraint && problemOfConstraint(constraint)
  if (code) return new Problem(code)
  return isTemporaryFailure(error) ? new Problem('unavailable', { retryAfterSeconds: 2 }) : undefined
}
