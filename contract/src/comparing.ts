import { z } from 'zod'
import { ConsultantCard, Fee } from './consultant-card.ts'
import { endpoint } from './endpoint.ts'
import { Text } from './fields.ts'

export const compareConsultants = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultant-comparisons',
  summary: 'Up to three consultants side by side, in the order asked; one who is not listed is left out',
  for: 'anyone',
  /** Ids with commas between; what is no id is left out. */
  input: z.object({ ids: Text(200).default('') }),
  ids: { ids: 'public' },
  reply: z.object({
    consultants: z.array(
      ConsultantCard.extend({
        /** Every mode with every length, the shortest first. */
        allFees: z.array(Fee),
      }),
    ),
  }),
})
