import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Text } from '../fields.ts'
import { ConsultantCard, Fee } from './consultant-card.ts'

export const compareConsultants = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultant-comparisons',
  summary: 'Compares up to three consultants, in the requested order. Consultants who are not listed are omitted.',
  for: 'anyone',
  /** Comma-separated ids; invalid ids are ignored. */
  input: z.object({ ids: Text(200).default('') }),
  ids: { ids: 'public' },
  reply: z.object({
    consultants: z.array(
      ConsultantCard.extend({
        /** Every mode and length, shortest first. */
        allFees: z.array(Fee),
      }),
    ),
  }),
})
