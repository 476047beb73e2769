import { useQuery } from '@tanstack/react-query'
import { ConsultantCard } from '~/domains/consultants/components/consultant-card.tsx'
import { useSettings } from '~/domains/settings/api.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import classes from './best-of-mode.module.css'
import { bestOfModeQuery, type EntryMode } from './queries.ts'

/** The best rated consultants in this mode; left out if there are none. */
export function BestOfMode({ mode, title }: { mode: EntryMode; title: string }) {
  const t = useT()
  const hours = useSettings()?.questionAnswerHours
  const answered = hours !== undefined && (
    <div>
      <dt>{t('Answered|how soon')}</dt>
      <dd>{t('within {hours} hours', { hours })}</dd>
    </div>
  )
  const listing = useQuery(bestOfModeQuery(useApi(), mode)).data
  if (!listing || listing.consultants.length === 0) return null
  const { consultants, count, countIsExact } = listing
  return (
    <section className={classes.best}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <LocalLink to={`/consultants?mode=${mode}`}>
          {t('All {count}', { count: `${formatCount(count)}${countIsExact ? '' : '+'}` })}
        </LocalLink>
      </div>
      <div className={classes.cards}>
        {consultants.map((consultant) => (
          <ConsultantCard
            key={consultant.id}
            consultant={consultant}
            mode={mode}
            answered={mode === 'written' && answered}
          />
        ))}
      </div>
    </section>
  )
}
