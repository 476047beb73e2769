import type { ServiceOrderState } from '#contract/services/constants.ts'
import type { Actor } from '#server/platform/http/actor.ts'

export type Side = 'customer' | 'consultant'
/** Who changes an order; null for the system. */
export type By = { id: number; role: Side | 'staff' } | null

/** An order of a service as stored. */
export interface OrderFacts {
  id: number
  number: string
  orderId: number
  lineId: number
  serviceId: number
  packageId: number | null
  customerId: number
  consultantId: number
  /** As on the invoice. */
  title_english: string
  title_hindi: string
  state: ServiceOrderState
  days: number
  brief: string
  orderedAt: Date
  briefedAt: Date | null
  startedAt: Date | null
  dueOn: string | null
  acceptUntil: Date | null
  decideUntil: Date | null
  extensionOn: string | null
  doneAt: Date | null
  cancelledAt: Date | null
}

export interface MilestoneFacts {
  position: number
  title_english: string
  title_hindi: string
  percent: number
  returns: number
  deliveredAt: Date | null
  acceptedAt: Date | null
}

export const sideOf = ({ type }: Pick<Actor, 'type'>): Side => (type === 'consultant' ? 'consultant' : 'customer')
