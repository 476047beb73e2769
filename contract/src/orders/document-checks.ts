import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant, Paise, Text } from '../fields.ts'
import { DOCUMENT_KINDS } from './constants.ts'

export const checkDocument = endpoint({
  method: 'GET',
  path: '/api/web/v1/document-checks',
  summary: 'Verifies an invoice or credit note by its number and the code in its QR.',
  for: 'anyone',
  input: z.object({ number: Text(20).default(''), code: Text(64).default('') }),
  reply: z.object({
    /** Null if we issued no document with this number and code. */
    document: z
      .object({
        kind: z.enum(DOCUMENT_KINDS),
        number: z.string(),
        issuedAt: Instant,
        totalPaise: Paise,
        seller: z.object({ name: z.string(), gstin: z.string().nullable() }),
        /** The buyer's initials, enough to compare with the document. */
        buyer: z.string(),
        /** Amount credited against the invoice since. */
        creditedPaise: Paise,
      })
      .nullable(),
  }),
  limit: { per: 'address', max: 60, seconds: 60 },
})
