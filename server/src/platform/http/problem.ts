import { type ProblemBody, type ProblemCode, problems } from '#contract/problems.ts'

type Details = Partial<Pick<ProblemBody, 'errors' | 'mobile' | 'retryAfterSeconds' | 'nearest' | 'missingPaise'>>

/** A named failure that is returned to the caller. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: Details

  constructor(code: ProblemCode, details: Details = {}) {
    super(problems[code].message)
    this.code = code
    this.details = details
  }

  get status() {
    return problems[this.code].status
  }

  body(requestId: string): ProblemBody {
    return { message: this.message, code: this.code, ...this.details, requestId }
  }
}
