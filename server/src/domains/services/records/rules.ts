import { OVERDUE_DAYS, RETURNS_MAX, type ServiceAction, type ServiceOrderState } from '#contract/services/constants.ts'
import { DAY_MS, dayInIndia, daysAfter, endOfDay, startOfDay } from '#server/platform/time.ts'
import type { MilestoneFacts, OrderFacts, Side } from './order.ts'

/** A day, so many days later. */
export const dayAfter = (day: string, days: number) => dayInIndia(daysAfter(startOfDay(day), days))

export const isOver = ({ state }: Pick<OrderFacts, 'state'>) => state === 'done' || state === 'cancelled'

/** The one that is delivered, returned or accepted next; undefined once all are accepted. */
export const currentOf = (milestones: readonly MilestoneFacts[]) =>
  milestones.find(({ acceptedAt }) => acceptedAt === null)

/** Whether the work is so late that the customer may cancel it. An agreed extension has moved the day. */
export const isFarOverdue = ({ state, dueOn }: Pick<OrderFacts, 'state' | 'dueOn'>, now: Date) =>
  state === 'working' && dueOn !== null && now >= endOfDay(dayAfter(dueOn, OVERDUE_DAYS))

/** The days in which the customer checks a delivery do not count: the promised day moves by as many, rounded up. */
export function dueAfterCheck(dueOn: string, deliveredAt: Date, now: Date) {
  return dayAfter(dueOn, Math.ceil((now.getTime() - deliveredAt.getTime()) / DAY_MS))
}

/** Shortly before the promised day ends, if that is still to come. */
export function reminderOf(until: Date, now: Date) {
  const at = daysAfter(until, -1)
  return at > now ? at : null
}

/** Whether a delivery can still be decided by the customer; later it counts as accepted. */
export const isInTime = ({ acceptUntil }: Pick<OrderFacts, 'acceptUntil'>, now: Date) =>
  acceptUntil !== null && now < acceptUntil

const BEFORE_START: readonly ServiceOrderState[] = ['briefing', 'briefed']

export const mayCancel = (order: OrderFacts, side: Side, now: Date) =>
  side === 'consultant'
    ? [...BEFORE_START, 'working'].includes(order.state)
    : BEFORE_START.includes(order.state) || isFarOverdue(order, now)

/** What a side can do with an order now. */
export function actionsOf(
  order: OrderFacts,
  milestones: readonly MilestoneFacts[],
  side: Side,
  now: Date,
): ServiceAction[] {
  const { state } = order
  const returns = currentOf(milestones)?.returns ?? 0
  const decides = state === 'delivered' && isInTime(order, now)
  const can: Partial<Record<ServiceAction, boolean>> =
    side === 'customer'
      ? {
          send_brief: BEFORE_START.includes(state),
          accept: decides,
          send_back: decides && returns < RETURNS_MAX,
          dispute: decides && returns >= RETURNS_MAX,
          answer_extension: order.extensionOn !== null,
        }
      : {
          start: state === 'briefed',
          deliver: state === 'working',
          ask_extension: state === 'working' && order.extensionOn === null,
        }
  const both = { write: !isOver(order), cancel: mayCancel(order, side, now) }
  return (Object.entries({ ...can, ...both }) as [ServiceAction, boolean][]).flatMap(([action, isPossible]) =>
    isPossible ? [action] : [],
  )
}

const TURN: Record<Side, readonly ServiceOrderState[]> = {
  customer: ['briefing', 'delivered'],
  consultant: ['briefed', 'working'],
}

/** Whether the order waits for this side. */
export const isTurnOf = ({ state, extensionOn }: Pick<OrderFacts, 'state' | 'extensionOn'>, side: Side) =>
  extensionOn === null ? TURN[side].includes(state) : side === 'customer'
