import type { LIVE_TALK_STATES, TALK_ENDS, TALK_SIDES } from '#contract/talks/constants.ts'

export type TalkState = (typeof LIVE_TALK_STATES)[number]
export type Side = (typeof TALK_SIDES)[number]
export type Why = (typeof TALK_ENDS)[number]
export type By = Side | 'system' | 'staff'

/** A talk as stored; `state` is the last written one, see `stateAt`. */
export interface TalkFacts {
  id: number
  number: string
  room: string
  customerId: number
  consultantId: number
  mode: 'video' | 'audio'
  subject: string
  ratePaise: number
  state: TalkState
  rangAt: Date
  ringUntil: Date
  answeredAt: Date | null
  endedAt: Date | null
  endedBy: By | null
  why: Why | null
  limitSeconds: number | null
  paidSeconds: number
  heldPaise: number
  triedAt: Date | null
  warned: 1 | 3 | null
  authorisationId: number
  billedSeconds: number | null
  pricePaise: number | null
  balanceAfterPaise: number | null
  orderId: number | null
  lineId: number | null
  billingState: string
}

export const sideOf = ({ type }: { type: string }): Side => (type === 'consultant' ? 'consultant' : 'customer')
