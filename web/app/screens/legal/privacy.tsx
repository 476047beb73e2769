import { useSettings } from '~/domains/settings/api.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Article } from './article.tsx'
import { useGrievanceClause } from './grievance.ts'

export const meta = page((t) => ({
  title: t('Privacy'),
  description: t('What we keep about you, why, for how long, and how to get it or have it deleted.'),
}))

export default function Privacy() {
  const t = useT()
  const settings = useSettings()
  const grievance = useGrievanceClause()
  return (
    <Article
      title={t('Privacy')}
      {...(settings && { line: t('Version {version}.', { version: settings.privacyVersion }) })}
      clauses={[
        {
          id: 'kept',
          title: t('What we keep'),
          text: [
            t(
              'Your name, mobile number, email and place; what you book, ask and pay; the papers you put into your locker; and the devices you are signed in on.',
            ),
            t('We do not record calls. Codes we send you are kept only as fingerprints and forgotten after use.'),
          ],
        },
        {
          id: 'why',
          title: t('What it is used for'),
          text: [
            t(
              'To run your account, your sessions and your payments, to answer you, and to keep the records the law asks for. We sell nothing about you to anybody.',
            ),
          ],
        },
        {
          id: 'seen',
          title: t('Who sees it'),
          text: [
            t(
              'The consultant you book sees your name, your brief and the papers you share for that session, until it ends or you take them back. Staff see what they need to help you, and every look is logged.',
            ),
            t('Your number is not shown to consultants.'),
          ],
        },
        {
          id: 'browser',
          title: t('In your browser'),
          text: [
            t(
              'Your sign-in, your cart and your choice of colours are stored in your browser. We set no cookies for advertising and load nothing from other companies.',
            ),
          ],
        },
        {
          id: 'rights',
          title: t('Your data is yours'),
          short: t('Ask for a copy, correct it, or have it deleted, from My profile.'),
          text: [
            t(
              'Deleting waits a few days in case you change your mind. Invoices and money records stay as long as tax law demands.',
            ),
          ],
        },
        grievance,
      ]}
    />
  )
}
