import type { QuestionAwaiting, QuestionState } from '#contract/questions/constants.ts'
import type { Actor } from '#server/platform/http/actor.ts'

export type Side = 'customer' | 'consultant'
/** Who changes a question; null for the system. */
export type By = { id: number; role: Side | 'staff' } | null

/** A question as stored. */
export interface QuestionFacts {
  id: number
  number: string | null
  customerId: number
  consultantId: number | null
  industryId: number | null
  title: string
  body: string
  pricePaise: number | null
  state: QuestionState
  awaiting: QuestionAwaiting | null
  dueAt: Date | null
  secondsLeft: number | null
  reservedUntil: Date | null
  askedAt: Date | null
  acceptedAt: Date | null
  clarificationAskedAt: Date | null
  answeredAt: Date | null
  followUps: number
  followUpsUntil: Date | null
  lateAt: Date | null
  closedAt: Date | null
  refundedAt: Date | null
  orderId: number | null
  lineId: number | null
  createdAt: Date
  changedAt: Date
}

export const sideOf = ({ type }: Pick<Actor, 'type'>): Side => (type === 'consultant' ? 'consultant' : 'customer')
