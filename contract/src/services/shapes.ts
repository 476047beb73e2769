import { z } from 'zod'
import { Day, Id, Instant, Line, OptionalLine, Paise, RequiredText, Text } from '../fields.ts'
import {
  MILESTONES_MAX,
  SERVICE_ACTIONS,
  SERVICE_ENTRY_KINDS,
  SERVICE_ORDER_STATES,
  SERVICE_PRICE_MAX_PAISE,
  SERVICE_PRICE_MIN_PAISE,
} from './constants.ts'

/** A part of the work that is delivered and accepted on its own, with its share of the price. */
export const Milestone = z.object({
  title_english: z.string(),
  title_hindi: z.string(),
  percent: z.int(),
})

const MilestoneInput = z.object({
  title_english: Line(80),
  title_hindi: OptionalLine(80),
  percent: z.int('Enter a whole number.').min(1, 'Enter at least 1%.').max(100, 'Enter at most 100%.'),
})

const wholePrice = (milestones: readonly { percent: number }[]) =>
  milestones.length === 0 || milestones.reduce((sum, { percent }) => sum + percent, 0) === 100

/** What a consultant enters for every package, the basic one included. Where there is no Hindi text, the English one is shown. */
export const scope = {
  delivered_english: RequiredText(600),
  delivered_hindi: Text(600),
  days: z.int('Enter a whole number.').min(1, 'Enter at least 1 day.').max(365, 'Enter at most 365 days.'),
  pricePaise: Paise.min(SERVICE_PRICE_MIN_PAISE, 'The price must be at least ₹100.').max(
    SERVICE_PRICE_MAX_PAISE,
    'This number is too large.',
  ),
  /** None: the work is delivered and accepted as a whole. */
  milestones: z
    .array(MilestoneInput)
    .max(MILESTONES_MAX)
    .refine(wholePrice, 'The shares of the milestones must add up to 100%.'),
}

/** All if absent. */
export const ServiceOrderView = z.enum(['running', 'done', 'cancelled']).optional()

/** How many orders each view has, whatever the search. */
export const ServiceOrderCounts = z.object({ running: z.int(), done: z.int(), cancelled: z.int() })

/** The other side as the caller sees it. */
const OtherSide = z.object({ id: Id, name: z.string(), slug: z.string().nullable(), thumbnail: z.string() })

export const ServiceOrderRow = z.object({
  id: Id,
  number: z.string(),
  /** The order that paid for it; null for the consultant. */
  orderId: Id.nullable(),
  serviceId: Id,
  title_english: z.string(),
  title_hindi: z.string(),
  state: z.enum(SERVICE_ORDER_STATES),
  orderedAt: Instant,
  /** The promised delivery day, in India; null until the brief is sent. */
  dueOn: Day.nullable(),
  /** Delivered work counts as accepted from then on. */
  acceptUntil: Instant.nullable(),
  doneAt: Instant.nullable(),
  cancelledAt: Instant.nullable(),
  milestones: z.int(),
  accepted: z.int(),
  /** Whether the caller has to act now. */
  isYourTurn: z.boolean(),
  other: OtherSide,
})

const OrderMilestone = Milestone.extend({
  position: z.int(),
  returns: z.int(),
  deliveredAt: Instant.nullable(),
  acceptedAt: Instant.nullable(),
})

const ServiceEntry = z.object({
  id: Id,
  at: Instant,
  kind: z.enum(SERVICE_ENTRY_KINDS),
  position: z.int().nullable(),
  body: z.string(),
  by: z.enum(['customer', 'consultant', 'staff', 'system']),
  /** By the caller's side. */
  isOwn: z.boolean(),
})

export const ServiceOrder = ServiceOrderRow.omit({ milestones: true, accepted: true }).extend({
  delivered_english: z.string(),
  delivered_hindi: z.string(),
  days: z.int(),
  brief: z.string(),
  briefedAt: Instant.nullable(),
  startedAt: Instant.nullable(),
  decideUntil: Instant.nullable(),
  /** The day the consultant asks for. */
  extensionOn: Day.nullable(),
  milestones: z.array(OrderMilestone),
  /** Oldest first. */
  entries: z.array(ServiceEntry),
  actions: z.array(z.enum(SERVICE_ACTIONS)),
  /** Before discounts and tax. */
  pricePaise: Paise,
  /** What was refunded last; only for the customer. */
  refund: z
    .object({ paise: Paise, at: Instant, to: z.enum(['source', 'wallet', 'both']), byStaff: z.boolean() })
    .nullable(),
  /** What was taken off, the tax and the total; only for the customer. */
  paid: z.object({ discountPaise: Paise, taxPaise: Paise, totalPaise: Paise }).nullable(),
  /** What is released to the consultant if the delivered milestone is accepted, with tax. */
  acceptPaise: Paise,
  /** What a cancellation would refund now, with tax. */
  refundPaise: Paise,
})
