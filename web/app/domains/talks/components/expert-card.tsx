import { formatTime } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { languageNames } from '~/lib/languages.ts'
import { formatCount, formatPaise } from '~/lib/money.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Icon } from '~/ui/icon.tsx'
import type { TalkExpert } from '../api.ts'
import { endsAtSession } from '../limits.ts'
import { Arch } from './arch.tsx'
import classes from './expert-card.module.css'
import { QueueButton } from './queue-button.tsx'

interface ExpertCardProps {
  expert: TalkExpert
  /** Opens the sheet before calling. */
  onTalk: () => void
  /** Joins the waiting list, after signing in if needed. */
  onQueue: (join: () => void) => void
}

/** Rate and minutes first; below, the available actions. */
export function ExpertCard({ expert, onTalk, onQueue }: ExpertCardProps) {
  const t = useT()
  const zone = useReaderZone()
  const { id, slug, name, thumbnail, languages, ratingAverage, ratingCount, ratePaise, state } = expert
  const headline = (t.language === 'hi' && expert.headlineHindi) || expert.headline
  return (
    <article className={classes.card} data-state={state}>
      <div className={classes.top}>
        <span className={classes.portrait}>
          <Arch id={id} name={name} picture={thumbnail} width={68} />
          <span className={classes.dot} aria-hidden="true" />
        </span>
        <div className={classes.who}>
          <h3 className={classes.name}>
            <LocalLink to={`/consultants/${slug}`} lang={t.lang(name)}>
              {name}
            </LocalLink>
          </h3>
          <p className={classes.headline} lang={t.lang(headline)}>
            {headline}
          </p>
          <p className={`${classes.rating} pm-num`}>
            {ratingAverage !== null && (
              <>
                <Icon name="star-filled" size={16} />
                <strong>{ratingAverage.toFixed(1)}</strong>
                <span className={classes.quiet} aria-hidden="true">
                  ({formatCount(ratingCount)})
                </span>
                <span className="pm-visually-hidden">
                  {t.count(ratingCount, 'from {count} review', 'from {count} reviews')}
                </span>
              </>
            )}
            <span className={classes.languages}>{languageNames(languages.slice(0, 2), t.language)}</span>
          </p>
        </div>
      </div>
      <p className={`${classes.figures} pm-num`}>
        <span className={classes.rate}>
          {t.rich('{rate} + GST per minute', { rate: <strong key="rate">{formatPaise(ratePaise)}</strong> })}
        </span>
        <span className={classes.quiet}>{asideOf(expert, t, zone)}</span>
      </p>
      <Act expert={expert} onTalk={onTalk} onQueue={onQueue} />
    </article>
  )
}

function asideOf(expert: TalkExpert, t: Translate, zone: string) {
  const { state, minutesWithBalance, mostMinutes, nextSession } = expert
  if (state === 'on_call') return t('On a call')
  if (state === 'in_session') return t('In a session')
  if (state === 'not_taking') return t('Online now')
  if (minutesWithBalance === null) return t('Free to talk')
  if (nextSession && endsAtSession(expert))
    return t('{minutes} min, session at {time}', {
      minutes: formatCount(mostMinutes ?? 0),
      time: formatTime(nextSession.startsAt, { zone }),
    })
  return t('{minutes} min with your balance', { minutes: formatCount(minutesWithBalance) })
}

function Act({ expert, onTalk, onQueue }: ExpertCardProps) {
  const t = useT()
  const zone = useReaderZone()
  const { state, freeAt, queued } = expert
  if (state === 'free' || queued?.offeredUntil)
    return (
      <LocalLink
        to={`?talk=${expert.id}`}
        prefetch="none"
        className={classes.act}
        aria-label={t('Talk now with {name}', { name: expert.name })}
        onClick={(event) => {
          event.preventDefault()
          onTalk()
        }}
      >
        <Icon name="phone-call" />
        {t('Talk now')}
      </LocalLink>
    )
  if (state === 'on_call') return <QueueButton expert={expert} className={classes.act ?? ''} onQueue={onQueue} />
  if (state === 'in_session' && freeAt)
    return (
      <p className={`${classes.act} pm-num`} data-look="later">
        {t('Free after {time}', { time: formatTime(freeAt, { zone }) })}
      </p>
    )
  return (
    <p className={classes.act} data-look="later">
      {t('Not taking calls')}
    </p>
  )
}
