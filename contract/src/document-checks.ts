import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Instant, Paise, Text } from './fields.ts'
import { DOCUMENT_KINDS } from './limits.ts'

export const checkDocument = endpoint({
  method: 'GET',
  path: '/api/web/v1/document-checks',
  summary: 'Whether an invoice or credit note is ours, by its number and the code that its QR carries.',
  for: 'anyone',
  input: z.object({ number: Text(20).default(''), code: Text(64).default('') }),
  reply: z.object({
    /** Null: no document of ours has this number and this code. */
    document: z
      .object({
        kind: z.enum(DOCUMENT_KINDS),
        number: z.string(),
        issuedAt: Instant,
        totalPaise: Paise,
        seller: z.object({ name: z.string(), gstin: z.string().nullable() }),
        /** Initials, enough to compare with the paper. */
        buyer: z.string(),
        /** What was credited of an invoice since. */
        creditedPaise: Paise,
      })
      .nullable(),
  }),
  limit: { per: 'address', max: 60, seconds: 60 },
})
