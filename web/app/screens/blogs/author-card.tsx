import type { ComparedConsultant } from '~/domains/consultants/api.ts'
import { sessionOn, sessionPath, sessionWords } from '~/domains/consultants/card-session.ts'
import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import { LivePresence } from '~/domains/consultants/presence/live-presence.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { When } from '~/ui/when.tsx'
import classes from './article.module.css'

/** The author's fee and next slot, with the way to book it. */
export function AuthorCard({ consultant }: { consultant: ComparedConsultant }) {
  const t = useT()
  const { id, name, thumbnail, presence, timeZone } = consultant
  const session = sessionOn(consultant)
  return (
    <aside className={classes.author} aria-label={t('About the author')}>
      <span className={classes.portrait}>
        <Portrait id={id} picture={thumbnail} />
        <LivePresence id={id} rendered={presence} dotOnly />
      </span>
      <p>
        <strong>{t('Ask {name} about your own case', { name })}</strong>
        {session && (
          <span>
            {sessionWords(session, t)}: {formatPaise(session.feePaise)}
            {session.at && (
              <>
                {' · '}
                {t('Next free')}: <When at={session.at} zone={timeZone} />
              </>
            )}
          </span>
        )}
      </p>
      <ButtonLink to={sessionPath(consultant)}>{t('Book a session')}</ButtonLink>
    </aside>
  )
}
