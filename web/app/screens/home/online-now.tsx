import { type ConsultantCardData, headlineOf, profilePath } from '~/domains/consultants/api.ts'
import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount, formatPaise } from '~/lib/money.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './online-now.module.css'

interface OnlineNowProps {
  consultants: readonly ConsultantCardData[]
  total: number
}

/** Experts available now, with their rate per minute. */
export function OnlineNow({ consultants, total }: OnlineNowProps) {
  const t = useT()
  return (
    <section className={classes.band} data-feature="expertTalk">
      <div className={classes.inside}>
        <div className={classes.head}>
          <div>
            <h2>{t('Expert talk: online now')}</h2>
            <p>{t('No appointment. Talk by the minute and stop whenever you like.')}</p>
          </div>
          <LocalLink to="/consultants?online=yes" className={classes.more}>
            {t('See all {count}', { count: formatCount(total) })}
            <Icon name="arrow-right" size={18} />
          </LocalLink>
        </div>
        <ul className={classes.cards}>
          {consultants.map((consultant) => (
            <li key={consultant.id} className={classes.card}>
              <div className={classes.who}>
                <Portrait id={consultant.id} picture={consultant.thumbnail} width={56} />
                <div>
                  <strong lang={t.lang(consultant.name)}>{consultant.name}</strong>
                  <span lang={t.lang(headlineOf(consultant, t.language))}>{headlineOf(consultant, t.language)}</span>
                </div>
              </div>
              <p className={`${classes.figures} pm-num`}>
                {consultant.ratingAverage !== null && (
                  <span className={classes.stars}>
                    <Icon name="star-filled" size={16} />
                    {consultant.ratingAverage.toFixed(1)}
                  </span>
                )}
                {consultant.talkRatePaise !== null && (
                  <strong>{t('{fee} + GST per minute', { fee: formatPaise(consultant.talkRatePaise) })}</strong>
                )}
              </p>
              {consultant.talkRatePaise !== null && consultant.takingCalls && consultant.presence === 'online' ? (
                <ButtonLink
                  to={`/expert-talk/industrial?talk=${consultant.id}`}
                  variant="outline"
                  icon="phone-call"
                  className={classes.talk}
                  aria-label={t('Talk now with {name}', { name: consultant.name })}
                >
                  {t('Talk now')}
                </ButtonLink>
              ) : (
                <ButtonLink
                  to={profilePath(consultant)}
                  variant="outline"
                  className={classes.talk}
                  aria-label={t('See profile of {name}', { name: consultant.name })}
                >
                  {t('See profile')}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
