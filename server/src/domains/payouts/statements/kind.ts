import { z } from 'zod'
import { Day } from '#contract/fields.ts'
import { STATEMENTS } from '#contract/payouts/endpoints.ts'
import { signedKind } from '#server/platform/http/signed-urls.ts'

export const statementFile = signedKind(
  'earnings-statement',
  z.object({
    from: Day,
    to: Day,
    format: z.enum(['pdf', 'csv']),
    statement: z.enum(STATEMENTS),
    language: z.enum(['en', 'hi']),
  }),
)
