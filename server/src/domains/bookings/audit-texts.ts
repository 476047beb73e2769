import { getBookingStory } from '#contract/bookings/staff.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const bookingAudit = {
  group: 'bookings',
  title: { en: 'Bookings', hi: 'बुकिंग' },
  actions: {
    'bookings.exported': { en: '{who} exported the list of bookings.', hi: '{who} ने बुकिंग की सूची डाउनलोड की।' },
    'booking.cancelled': {
      en: '{who} cancelled {it}[; the refund goes to {to}].',
      hi: '{who} ने {it} रद्द की[; रिफ़ंड: {to}]।',
    },
    'booking.refunded': {
      en: '{who} refunded {paise} of {it}[ to {to}].',
      hi: '{who} ने {it} में से {paise} रिफ़ंड किए[: {to}]।',
    },
    'booking.appeal_decided': {
      en: '{who} decided an appeal about {it}[: {outcome}].',
      hi: '{who} ने {it} की अपील पर फ़ैसला किया[: {outcome}]।',
    },
    'booking.credit_given': {
      en: '{who} gave the customer of {it} a credit of {paise}.',
      hi: '{who} ने {it} के ग्राहक को {paise} का क्रेडिट दिया।',
    },
    'booking.credit_dismissed': {
      en: '{who} dismissed a credit of {paise} for {it}.',
      hi: '{who} ने {it} का {paise} का क्रेडिट ख़ारिज किया।',
    },
    'booking.messaged': {
      en: '{who} wrote to the customer and the consultant of {it}.',
      hi: '{who} ने {it} के ग्राहक और सलाहकार, दोनों को संदेश भेजा।',
    },
    'booking.reminded': {
      en: '{who} reminded the customer and the consultant of {it}.',
      hi: '{who} ने {it} के ग्राहक और सलाहकार, दोनों को याद दिलाया।',
    },
    'booking.reassigned': {
      en: '{who} reassigned {it} from {before} to {consultant}.',
      hi: '{who} ने {before} की {it} {consultant} को दी।',
    },
  },
  subjects: {
    booking: {
      en: 'booking {name}',
      hi: 'बुकिंग {name}',
      page: { path: (id) => `/admin/bookings/${id}`, shownBy: getBookingStory },
      names: { table: 'bookings', column: 'number' },
    },
  },
  facts: {
    before: { en: 'Consultant before', hi: 'पहले के सलाहकार', of: 'account' },
    outcome: { en: 'Decision', hi: 'फ़ैसला' },
    to: { en: 'Refunded to', hi: 'रिफ़ंड कहाँ गया' },
  },
  values: {
    completed: { en: 'session completed', hi: 'सत्र पूरा' },
    refund: { en: 'refund to the customer', hi: 'ग्राहक को रिफ़ंड' },
  },
} satisfies AuditTexts

type BookingAudit = typeof bookingAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof BookingAudit['actions'], true> {}
}
