import type { Translate } from '~/lib/i18n/texts.ts'
import type { BuiltInText, PageValues } from './article.tsx'
import { grievanceClause } from './grievance.ts'

export const privacyText = (t: Translate, values: PageValues): BuiltInText => ({
  title: t('Privacy'),
  clauses: [
    {
      id: 'kept',
      title: t('What we store'),
      text: [
        t(
          'Your name, mobile number, email and address; your bookings, questions and payments; the documents in your locker; and the devices you are logged in on.',
        ),
        t('We do not record calls. OTPs are stored only in hashed form and deleted after use.'),
      ],
    },
    {
      id: 'why',
      title: t('How we use it'),
      text: [
        t(
          'To run your account, sessions and payments, to reply to you, and to keep the records that the law requires. We never sell your data.',
        ),
      ],
    },
    {
      id: 'seen',
      title: t('Who can see it'),
      text: [
        t(
          'The consultant you book sees your name, your question and the documents you share, until the session ends or you stop sharing. Our staff see only what they need to help you, and every access is logged.',
        ),
        t('Consultants cannot see your mobile number.'),
      ],
    },
    {
      id: 'browser',
      title: t('In your browser'),
      text: [
        t(
          'Your login, cart and theme are stored in your browser. We use no advertising cookies and load nothing from other companies.',
        ),
      ],
    },
    {
      id: 'rights',
      title: t('Your data is yours'),
      short: t('Download it, correct it or delete it in My profile.'),
      text: [
        t(
          'We wait a few days before deleting, in case you change your mind. Invoices and payment records are kept as long as tax law requires.',
        ),
      ],
    },
    grievanceClause(t, values),
  ],
})
