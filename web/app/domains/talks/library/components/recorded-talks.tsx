import { useQuery } from '@tanstack/react-query'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { expertTalkQuery, recordedIn, type Segment, talksPath } from '../api.ts'
import classes from './section.module.css'
import { TalkGrid, TalkGridSkeleton } from './talk-grid.tsx'

const SHOWN = 4

/** The newest recordings of a segment, with a link to all. */
export function RecordedTalks({ segment }: { segment: Segment }) {
  const t = useT()
  const answer = useQuery(expertTalkQuery(useApi(), segment))
  const talks = answer.data && recordedIn(answer.data).slice(0, SHOWN)
  return (
    <section className={classes.section} aria-labelledby="recorded-talks">
      <div className={classes.head}>
        <h2 id="recorded-talks">{t('Recorded talks')}</h2>
        {answer.data && answer.data.count > 0 && (
          <LocalLink to={talksPath(segment)} className={classes.all}>
            {t('All {count}', { count: formatCount(answer.data.count) })}
            <span className="pm-visually-hidden"> {t('Recorded talks')}</span>
          </LocalLink>
        )}
      </div>
      {answer.isPending && <TalkGridSkeleton />}
      {answer.isError && !talks && <LoadFailed retry={answer.refetch} />}
      {talks && talks.length > 0 && <TalkGrid talks={talks} oneRow />}
      {talks?.length === 0 && (
        <p className={classes.nothing}>{t('No recordings yet. Talks by experts will appear here.')}</p>
      )}
    </section>
  )
}
