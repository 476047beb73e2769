import type { ReactNode } from 'react'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { When } from '~/ui/when.tsx'
import { type ConsultantCardData, headlineOf } from '../../api.ts'
import { sessionOn, sessionPath } from '../../card-session.ts'
import { LivePresence } from '../../presence/live-presence.tsx'
import { Portrait } from '../portrait.tsx'
import classes from './consultant-row.module.css'
import { ModeFees } from './mode-fees.tsx'
import { Rating } from './rating.tsx'

interface ConsultantRowProps {
  consultant: ConsultantCardData
  /** The mode the list is filtered by. */
  mode?: ConsultantCardData['fees'][number]['mode'] | undefined
  /** In the corner: the favourite button. */
  corner?: ReactNode
  /** Below the slot: the compare checkbox. */
  tick?: ReactNode
  /** The first rows are visible at once, so their images load eagerly. */
  early?: boolean
}

/** One consultant of the list, with fee, next slot and languages first. */
export function ConsultantRow({ consultant, mode, corner, tick, early = false }: ConsultantRowProps) {
  const t = useT()
  const { id, name, thumbnail, presence, sector, experienceYears, city, languages, industries } = consultant
  const path = sessionPath(consultant, mode)
  const headline = headlineOf(consultant, t.language)
  return (
    <article className={classes.card} aria-label={name}>
      <div className={classes.portrait} aria-hidden="true">
        <Portrait id={id} picture={thumbnail} width={96} early={early} />
        <LivePresence id={id} rendered={presence} dotOnly />
      </div>
      <div className={classes.who}>
        <h2 className={classes.name}>
          <LocalLink to={path} lang={t.lang(name)}>
            {name}
          </LocalLink>
          <LivePresence id={id} rendered={presence} />
        </h2>
        <p className={classes.headline}>
          <span lang={t.lang(headline)}>{headline}</span>
          {sector && <span className={classes.sector}> · {titleOf(sector, t.language)}</span>}
        </p>
        <p className={classes.facts}>
          <Rating average={consultant.ratingAverage} count={consultant.ratingCount} />
          <span>{t.count(experienceYears, '{count} yr', '{count} yrs')}</span>
          <span>{t(city)}</span>
          <span>{languageNames(languages.slice(0, 3), t.language)}</span>
        </p>
        <ul className={classes.industries} aria-label={t('Works in')}>
          {industries.slice(0, 3).map((industry) => (
            <li key={industry.id}>{titleOf(industry, t.language)}</li>
          ))}
        </ul>
      </div>
      {corner && <div className={classes.corner}>{corner}</div>}
      <div className={classes.fees}>
        <ModeFees fees={consultant.fees} />
      </div>
      <div className={classes.act}>
        <NextSlot consultant={consultant} mode={mode} />
        <ButtonLink to={path} aria-label={t('Book {name}', { name })}>
          {t('Book|verb')}
        </ButtonLink>
        {tick && <div className={classes.tick}>{tick}</div>}
      </div>
    </article>
  )
}

function NextSlot({ consultant, mode }: Pick<ConsultantRowProps, 'consultant' | 'mode'>) {
  const t = useT()
  const session = sessionOn(consultant, mode)
  if (session?.mode === 'written')
    return (
      <p className={classes.slot}>
        <span>{t('Written answer')}</span>
        <strong>{formatPaise(session.feePaise)}</strong>
      </p>
    )
  return (
    <p className={classes.slot}>
      <span>{session ? t('Next free, {minutes} min', { minutes: session.minutes }) : t('Next free slot')}</span>
      <strong>{session?.at ? <When at={session.at} zone={consultant.timeZone} /> : t('No free slots soon')}</strong>
    </p>
  )
}
