import { z } from 'zod'
import { SessionMode } from '../bookings/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Paise, pageOf, paging } from '../fields.ts'
import { CALL_STATES, TALK_ENDS, TALK_SIDES } from './constants.ts'
import { CallOther, Talk } from './endpoints.ts'

const ReceiptPart = z.object({
  kind: z.enum(['connected', 'gap']),
  fromAt: Instant,
  toAt: Instant,
  seconds: z.int(),
  /** Whose network caused the gap. */
  whose: z.enum([...TALK_SIDES, 'both', 'system']).nullable(),
  /** Before tax; the parts add up to the price. */
  paise: Paise,
})

export const TalkReceipt = z.object({
  talk: Talk,
  /** Covers the time from the first connection of both sides to the end, without gaps between parts. */
  parts: z.array(ReceiptPart),
  connectedSeconds: z.int(),
  /** From the first connection of both sides to the end. */
  wholeSeconds: z.int(),
  pricePaise: Paise,
  /** Free minutes and other discounts, before tax. */
  discountPaise: Paise,
  gstPercent: z.number(),
  /** As calculated and as shown on the invoice: CGST and SGST, each rounded separately, or IGST. */
  cgstPaise: Paise,
  sgstPaise: Paise,
  igstPaise: Paise,
  totalPaise: Paise,
  refundedPaise: Paise,
  /** For the customer. */
  paid: z
    .object({
      promoPaise: Paise,
      walletPaise: Paise,
      /** Immediately after this talk. */
      balanceAfterPaise: Paise,
      orderId: Id,
      invoice: z.object({ id: Id, number: z.string() }).nullable(),
    })
    .nullable(),
  /** For the consultant. */
  earning: z
    .object({
      grossPaise: Paise,
      commissionPaise: Paise,
      commissionGstPaise: Paise,
      tcsPaise: Paise,
      tdsPaise: Paise,
      netPaise: Paise,
      releaseAt: Instant,
    })
    .nullable(),
})

export const getTalkReceipt = endpoint({
  method: 'GET',
  path: '/api/web/v1/talks/{id}/receipt',
  summary: 'Returns the receipt of a talk: each connected part and each free gap.',
  for: ['user', 'consultant'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'talk' },
  reply: z.object({ receipt: TalkReceipt }),
  problems: ['not_found'],
})

/** A talk or booked call in the caller's history. */
export const CallRow = z.object({
  kind: z.enum(['talk', 'booking']),
  /** Id of the talk or booking. */
  id: Id,
  number: z.string(),
  at: Instant,
  mode: SessionMode,
  other: CallOther,
  subject: z.string(),
  state: z.enum(CALL_STATES),
  why: z.enum(TALK_ENDS).nullable(),
  /** How long both sides were connected. */
  seconds: z.int(),
  /** For customers, the amount paid including tax; for consultants, the fee before commission. */
  amountPaise: Paise,
})

export const listCallHistory = endpoint({
  method: 'GET',
  path: '/api/web/v1/get-user-call-history',
  summary: 'Lists the caller’s talks and booked calls, newest first.',
  for: ['user', 'consultant'],
  input: z.object({ ...paging, kind: z.enum(['talk', 'booking']).optional() }),
  reply: pageOf(CallRow).extend({ callHistory: z.array(CallRow), callCount: z.int() }),
})
