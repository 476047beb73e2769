import { z } from 'zod'
import { SessionMode } from './booking-shapes.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdInPath, Instant, Paise, pageOf, paging } from './fields.ts'
import { CALL_STATES, TALK_ENDS, TALK_SIDES } from './limits.ts'
import { CallOther, Talk } from './talks.ts'

const ReceiptPart = z.object({
  kind: z.enum(['connected', 'gap']),
  fromAt: Instant,
  toAt: Instant,
  seconds: z.int(),
  /** Whose network made the gap. */
  whose: z.enum([...TALK_SIDES, 'both', 'house']).nullable(),
  /** Before tax; the parts add up to the price. */
  paise: Paise,
})

export const TalkReceipt = z.object({
  talk: Talk,
  /** From the first moment both were connected to the end, without a hole. */
  parts: z.array(ReceiptPart),
  connectedSeconds: z.int(),
  /** From the first moment both were connected to the end. */
  wholeSeconds: z.int(),
  pricePaise: Paise,
  gstPercent: z.number(),
  /** As computed and as the invoice shows it: CGST and SGST, each rounded by itself, or IGST. */
  cgstPaise: Paise,
  sgstPaise: Paise,
  igstPaise: Paise,
  totalPaise: Paise,
  refundedPaise: Paise,
  /** To the customer. */
  paid: z
    .object({
      promoPaise: Paise,
      walletPaise: Paise,
      /** Right after this talk. */
      balanceAfterPaise: Paise,
      orderId: Id,
      invoice: z.object({ id: Id, number: z.string() }).nullable(),
    })
    .nullable(),
  /** To the consultant. */
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
  summary: 'What a talk came to: each connected part and each free gap.',
  for: ['user', 'consultant'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'talk' },
  reply: z.object({ receipt: TalkReceipt }),
  problems: ['not_found'],
})

/** A talk or a booked call, as one of its sides finds it later. */
export const CallRow = z.object({
  kind: z.enum(['talk', 'booking']),
  /** The talk's or the booking's. */
  id: Id,
  number: z.string(),
  at: Instant,
  mode: SessionMode,
  other: CallOther,
  subject: z.string(),
  state: z.enum(CALL_STATES),
  why: z.enum(TALK_ENDS).nullable(),
  /** How long both were connected. */
  seconds: z.int(),
  /** Customers: what they paid, tax included. Consultants: the fee before commission. */
  amountPaise: Paise,
})

export const listCallHistory = endpoint({
  method: 'GET',
  path: '/api/web/v1/get-user-call-history',
  summary: 'The caller’s talks and booked calls, newest first.',
  for: ['user', 'consultant'],
  input: z.object({ ...paging, kind: z.enum(['talk', 'booking']).optional() }),
  reply: pageOf(CallRow).extend({ callHistory: z.array(CallRow), callCount: z.int() }),
})
