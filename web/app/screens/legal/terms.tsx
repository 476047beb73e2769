import { useSettings } from '~/domains/settings/api.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Article } from './article.tsx'
import { useGrievanceClause } from './grievance.ts'

export const meta = page((t) => ({
  title: t('Terms & conditions'),
  description: t('The rules between customers, consultants and us: fees, cancelling, refunds, disputes.'),
}))

export default function Terms() {
  const t = useT()
  const settings = useSettings()
  const grievance = useGrievanceClause()
  return (
    <Article
      title={t('Terms & conditions')}
      {...(settings && { line: t('Version {version}.', { version: settings.termsVersion }) })}
      clauses={[
        {
          id: 'who',
          title: t('Who we are'),
          text: [
            t(
              'We bring customers and independent consultants together. The advice is the consultant’s own; the booking, the payment and the records are ours.',
            ),
          ],
        },
        {
          id: 'account',
          title: t('Your account'),
          text: [
            t(
              'Your mobile number is your account and a code sent to it is your key. Keep both to yourself, and tell the help desk when a phone is lost.',
            ),
            t(
              'One number may hold one customer account and one consultant account. What you tell us about yourself must be true.',
            ),
          ],
        },
        {
          id: 'fees',
          title: t('Booking and fees'),
          text: [
            t(
              'The fee on the consultant’s page is before tax. GST is added at the rate of the day of payment and shown before you pay.',
            ),
            t('A slot is held for ten minutes while you pay; after that it returns to the calendar.'),
          ],
        },
        {
          id: 'refunds',
          title: t('Cancelling and refunds'),
          short: t(
            '24 hours or more before, all of it back. Between 24 and 2 hours, half. Later, nothing. If the consultant cancels, all of it, at once.',
          ),
          text: [
            t(
              'The amount and where it goes are shown on the screen before you confirm. Refunds reach the wallet at once; to a card, bank or UPI account they take as long as your bank takes.',
            ),
            t('You may move a session twice, up to four hours before it starts, under the same payment and invoice.'),
            t(
              'If you move it less than 24 hours before it starts and cancel it later, at most half comes back, however early that is.',
            ),
          ],
        },
        {
          id: 'talk',
          title: t('Expert talk'),
          text: [
            t(
              'You are billed only for the time both sides are connected, measured by our server, the last part of a minute by the second. Gaps caused by either network are not billed and are listed on the receipt.',
            ),
          ],
        },
        {
          id: 'written',
          title: t('Written consultancy'),
          text: [
            t(
              'An answer is due within 48 hours; an overdue question is refunded in full. Two follow-ups within seven days belong to the price.',
            ),
          ],
        },
        {
          id: 'wallet',
          title: t('Wallet'),
          text: [
            t(
              'Money in the wallet pays for anything sold here. It cannot be paid out in cash or passed to another person.',
            ),
          ],
        },
        {
          id: 'consultants',
          title: t('Consultants'),
          text: [
            t(
              'Consultants are checked before they are listed. They set their own hours and fees, keep what customers tell them to themselves, and may not move a booking outside the site.',
            ),
          ],
        },
        grievance,
      ]}
    />
  )
}
