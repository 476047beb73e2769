import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Segments } from '~/ui/segments.tsx'
import { type ConsultantCardData, comparisonQuery, headlineOf } from '../../api.ts'
import { ConsultantCard } from '../../components/consultant-card.tsx'
import { Portrait } from '../../components/portrait.tsx'
import type { OwnProfile } from '../api.ts'
import { feesIn, talkRateIn, type Values } from '../form.ts'
import classes from './preview.module.css'

interface PreviewProps {
  profile: OwnProfile
  values: Values
}

/** The card and the profile as customers will see them, during editing. */
export function Preview({ profile, values }: PreviewProps) {
  const t = useT()
  const [view, setView] = useState('card')
  const api = useApi()
  // Only listed consultants have slots.
  const listed = useQuery({ ...comparisonQuery(api, [profile.id]), enabled: profile.approval === 'approved' })
  const card = { ...cardOf(profile, values), nextFree: listed.data?.consultants[0]?.nextFree ?? null }
  return (
    <section aria-labelledby="preview" className={classes.preview}>
      <div className={classes.head}>
        <h2 id="preview">{t('What customers see')}</h2>
        <Segments
          legend={t('What customers see')}
          name="preview"
          chosen={view}
          onChoose={setView}
          choices={[
            { value: 'card', label: t('Card') },
            { value: 'page', label: t('Page') },
          ]}
        />
      </div>
      {view === 'card' ? (
        <div inert>
          <ConsultantCard consultant={card} />
        </div>
      ) : (
        <PagePreview card={card} values={values} />
      )}
    </section>
  )
}

function PagePreview({ card, values }: { card: ConsultantCardData; values: Values }) {
  const t = useT()
  return (
    <article className={classes.page}>
      <div className={classes.who}>
        <Portrait id={card.id} picture={card.thumbnail} width={88} />
        <div>
          <h3 lang={t.lang(card.name)}>{card.name}</h3>
          <p>{headlineOf(card, t.language)}</p>
          <p>{[card.city, card.state].filter(Boolean).join(', ')}</p>
          <p>{languageNames(card.languages, t.language)}</p>
        </div>
      </div>
      {values.about && <p className={classes.text}>{values.about}</p>}
      {values.procedure && (
        <>
          <h4>{t('What happens in a session')}</h4>
          <p className={classes.text}>{values.procedure}</p>
        </>
      )}
      {card.industries.length > 0 && (
        <>
          <h4>{t('Can help with')}</h4>
          <ul className={classes.chips}>
            {card.industries.map((industry) => (
              <li key={industry.id}>{titleOf(industry, t.language)}</li>
            ))}
          </ul>
        </>
      )}
      {values.credentials.length > 0 && (
        <>
          <h4>{t('Education and registrations')}</h4>
          <ul className={classes.lines}>
            {values.credentials.map(({ title, issuer, year }) => (
              <li key={`${title} ${issuer} ${year}`}>{[title, issuer, year].filter(Boolean).join(', ')}</li>
            ))}
          </ul>
        </>
      )}
    </article>
  )
}

function cardOf(profile: OwnProfile, values: Values): Omit<ConsultantCardData, 'nextFree'> {
  const fees = feesIn(values).filter(({ feePaise }) => Number.isFinite(feePaise))
  return {
    id: profile.id,
    slug: profile.slug ?? '',
    name: profile.name,
    headline: values.headline,
    headlineHindi: values.headlineHindi || null,
    thumbnail: profile.thumbnail,
    city: values.city,
    state: values.state,
    languages: values.languages,
    experienceYears: Number(values.experienceYears || 0),
    fees,
    lowestFeePaise: fees.length > 0 ? Math.min(...fees.map(({ feePaise }) => feePaise)) : null,
    talkRatePaise: talkRateIn(values) || null,
    ratingAverage: profile.ratingAverage,
    ratingCount: profile.ratingCount,
    sector: null,
    industries: profile.industries,
    presence: 'online',
    takingCalls: profile.takingCalls,
    timeZone: values.timeZone,
  }
}
