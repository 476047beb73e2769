import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import { formatCount, formatPaise } from '~/lib/money.ts'
import { Icon } from '~/ui/icon.tsx'
import { When } from '~/ui/when.tsx'
import { type ConsultantCardData, headlineOf } from '../api.ts'
import { LivePresence } from '../presence/live-presence.tsx'
import classes from './consultant-card.module.css'
import { Portrait } from './portrait.tsx'

interface ConsultantCardProps {
  consultant: ConsultantCardData
  to: string
  headingOrder?: 2 | 3
}

/** Fee, experience and languages before anything else. */
export function ConsultantCard({ consultant, to, headingOrder = 3 }: ConsultantCardProps) {
  const t = useT()
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
            <LocalLink to={to} className={classes.link}>
              {name}
            </LocalLink>
          </Name>
          <p className={classes.headline}>{headlineOf(consultant, t.language)}</p>
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
      <NextAndFee consultant={consultant} />
    </article>
  )
}

function NextAndFee({ consultant: { lowestFeePaise, nextFreeAt, timeZone } }: { consultant: ConsultantCardData }) {
  const t = useT()
  return (
    <dl className={classes.fees}>
      <div>
        <dt>{t('Next free slot')}</dt>
        <dd>{nextFreeAt ? <When at={nextFreeAt} zone={timeZone} /> : '–'}</dd>
      </div>
      {lowestFeePaise !== null && (
        <div>
          <dt>{t('From|before a fee')}</dt>
          <dd>{formatPaise(lowestFeePaise)}</dd>
        </div>
      )}
    </dl>
  )
}
