import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import type { ExpertOffer } from '../api.ts'
import { endsAtSession } from '../limits.ts'
import { firstName } from '../words.ts'
import classes from './pre-ring-sheet.module.css'

/** Rate, minutes and maximum cost first; and the session that ends the talk, if there is one. */
export function PriceFacts({ offer: { expert } }: { offer: ExpertOffer }) {
  const t = useT()
  const zone = useReaderZone()
  const { name, mayLastUntil, nextSession } = expert
  const minutes = expert.mostMinutes ?? 0
  const session = endsAtSession(expert) ? nextSession : null
  return (
    <>
      <dl className={`${classes.facts} pm-num`}>
        <div>
          <dt>{t('Rate')}</dt>
          <dd>{formatPaise(expert.ratePaise)}</dd>
          <dd>{t('+ GST per minute')}</dd>
        </div>
        <div>
          <dt>{t('You can talk')}</dt>
          <dd>{t('{minutes} min', { minutes })}</dd>
          <dd>
            {session && mayLastUntil
              ? t('until {time}', { time: formatTime(mayLastUntil, { zone }) })
              : t('with your balance')}
          </dd>
        </div>
        <div>
          <dt>{t('Maximum cost')}</dt>
          <dd>{formatPaise(expert.mostPaise ?? 0)}</dd>
          <dd>{session ? t('including GST') : t('never more than your wallet balance')}</dd>
        </div>
      </dl>
      {session && (
        <p className={`${classes.until} pm-num`}>
          {session.of === 'consultant'
            ? t('You can talk for {minutes} min. {name} has a session at {time}', {
                ...{ minutes, name: firstName(name) },
                time: formatTime(session.startsAt, { zone }),
              })
            : t('You can talk for {minutes} min. You have a session at {time}', {
                minutes,
                time: formatTime(session.startsAt, { zone }),
              })}
        </p>
      )}
    </>
  )
}
