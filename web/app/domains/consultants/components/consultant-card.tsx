import type { ReactNode } from 'react'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import { formatCount, formatPaise } from '~/lib/money.ts'
import { Icon } from '~/ui/icon.tsx'
import { When } from '~/ui/when.tsx'
import { type ConsultantCardData, headlineOf } from '../api.ts'
import { sessionOn, sessionPath, sessionWords } from '../card-session.ts'
import { LivePresence } from '../presence/live-presence.tsx'
import classes from './consultant-card.module.css'
import { Portrait } from './portrait.tsx'

interface ConsultantCardProps {
  consultant: ConsultantCardData
  /** The mode the list is filtered by. */
  mode?: ConsultantCardData['fees'][number]['mode'] | undefined
  headingOrder?: 2 | 3
  /** How soon a question is answered, where the list is of written answers. */
  answered?: ReactNode
}

/** Fee, experience and languages come first. */
export function ConsultantCard({ consultant, mode, headingOrder = 3, answered }: ConsultantCardProps) {
  const t = useT()
  const headline = headlineOf(consultant, t.language)
  const Name = `h${headingOrder}` as const
  const { id, name, thumbnail, ratingAverage, ratingCount, experienceYears, city, languages } = consultant
  return (
    <article className={classes.card}>
      <div className={classes.top}>
        <span className={classes.portrait}>
          <Portrait id={id} picture={thumbnail} />
          <LivePresence id={id} rendered={consultant.presence} dotOnly />
        </span>
        <div className={classes.who}>
          <Name className={classes.name}>
            <LocalLink to={sessionPath(consultant, mode)} className={classes.link} lang={t.lang(name)}>
              {name}
            </LocalLink>
          </Name>
          <p className={classes.headline} lang={t.lang(headline)}>
            {headline}
          </p>
          {ratingAverage !== null && (
            <p className={`${classes.rating} pm-num`}>
              <Icon name="star-filled" size={16} />
              <strong>{ratingAverage.toFixed(1)}</strong>
              <span className={classes.quiet}>({formatCount(ratingCount)})</span>
              <span className="pm-visually-hidden">
                {t.count(ratingCount, 'from {count} review', 'from {count} reviews')}
              </span>
            </p>
          )}
        </div>
      </div>
      <p className={classes.facts}>
        <span>{t.count(experienceYears, '{count} yr', '{count} yrs')}</span>
        <span>{t(city)}</span>
        <span>{languageNames(languages.slice(0, 2), t.language)}</span>
      </p>
      <NextAndFee consultant={consultant} mode={mode} answered={answered} />
    </article>
  )
}

function NextAndFee({ consultant, mode, answered }: Omit<ConsultantCardProps, 'headingOrder'>) {
  const t = useT()
  const session = sessionOn(consultant, mode)
  if (!session) return null
  const { at, minutes, feePaise } = session
  return (
    <dl className={classes.fees}>
      {minutes > 0 && (
        <div>
          <dt>{t('Next free, {minutes} min', { minutes })}</dt>
          <dd>{at ? <When at={at} zone={consultant.timeZone} /> : '–'}</dd>
        </div>
      )}
      {answered}
      <div>
        <dt>{sessionWords(session, t)}</dt>
        <dd>
          {formatPaise(feePaise)} <small>{t('+ GST')}</small>
        </dd>
      </div>
    </dl>
  )
}
