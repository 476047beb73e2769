import type { Translate } from '~/lib/i18n/texts.ts'
import type { BuiltInText, PageValues } from './article.tsx'
import { grievanceClause } from './grievance.ts'

export const termsText = (t: Translate, values: PageValues): BuiltInText => ({
  title: t('Terms & conditions'),
  clauses: [
    {
      id: 'who',
      title: t('Who we are'),
      text: [
        t(
          'We connect customers with independent consultants. The advice is the consultant’s own. We handle the booking, the payment and the records.',
        ),
      ],
    },
    {
      id: 'account',
      title: t('Your account'),
      text: [
        t(
          'You log in with your mobile number and an OTP sent to it. Never share an OTP, and tell the help desk if you lose your phone.',
        ),
        t(
          'One mobile number can have one customer account and one consultant account. The details you give us must be true.',
        ),
      ],
    },
    {
      id: 'fees',
      title: t('Booking and fees'),
      text: [
        t(
          'The fee on a consultant’s profile does not include GST. GST is added at the rate on the day of payment and shown before you pay.',
        ),
        t('We hold your slot for ten minutes while you pay. After that it is released.'),
      ],
    },
    {
      id: 'refunds',
      title: t('Cancellation and refunds'),
      short: t(
        'Full refund if you cancel 24 hours or more before the session; half between 24 and 2 hours; no refund after that. If the consultant cancels, you get a full refund immediately.',
      ),
      text: [
        t(
          'You see the refund amount and where it goes before you confirm. Refunds to the wallet are instant; refunds to a card, bank or UPI account take 3 to 5 working days.',
        ),
        t(
          'You can reschedule a session twice, up to four hours before it starts. The payment and invoice stay the same.',
        ),
        t(
          'If you reschedule less than 24 hours before the start and cancel later, the refund is at most half, however early you cancel.',
        ),
      ],
    },
    {
      id: 'talk',
      title: t('Expert talk'),
      text: [
        t(
          'You pay only for the time both of you are connected, measured by our server and billed to the second. You do not pay for breaks in the connection; they are listed on the receipt.',
        ),
      ],
    },
    {
      id: 'written',
      title: t('Written consultancy'),
      text: [
        t(
          'You get an answer within {hours} hours, or a full refund. The price includes two follow-up questions within {days} days.',
          { hours: values.questionAnswerHours, days: values.followUpDays },
        ),
      ],
    },
    {
      id: 'wallet',
      title: t('Wallet'),
      text: [
        t(
          'You can pay for anything on this site from your wallet. Wallet money cannot be withdrawn as cash or sent to another person.',
        ),
      ],
    },
    {
      id: 'consultants',
      title: t('Consultants'),
      text: [
        t(
          'We verify consultants before listing them. They set their own hours and fees, keep your information confidential, and may not take bookings outside this site.',
        ),
      ],
    },
    grievanceClause(t, values),
  ],
})
