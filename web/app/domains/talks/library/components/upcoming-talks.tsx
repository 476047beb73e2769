import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { expertTalkQuery, type LibraryTalk, type Segment } from '../api.ts'
import classes from './section.module.css'
import rows from './upcoming-row.module.css'
import { UpcomingRow } from './upcoming-row.tsx'

interface UpcomingTalksProps {
  segment: Segment
  /** Renders the action of a talk; the caller knows the signed-in account. */
  act: (talk: LibraryTalk) => ReactNode
}

/** Upcoming talks of a segment, the nearest first. */
export function UpcomingTalks({ segment, act }: UpcomingTalksProps) {
  const t = useT()
  const answer = useQuery(expertTalkQuery(useApi(), segment))
  const talks = answer.data?.expertTalk
  return (
    <section className={classes.section} aria-labelledby="upcoming-talks">
      <div className={classes.head}>
        <h2 id="upcoming-talks">{t('Upcoming talks')}</h2>
      </div>
      {answer.isPending && <SkeletonLines lines={4} />}
      {answer.isError && !talks && <LoadFailed retry={answer.refetch} />}
      {talks && talks.length > 0 && (
        <ul className={rows.rows}>
          {talks.map((talk) => (
            <UpcomingRow key={talk.id} talk={talk}>
              {act(talk)}
            </UpcomingRow>
          ))}
        </ul>
      )}
      {talks?.length === 0 && (
        <p className={classes.nothing}>{t('No upcoming talks right now. See the recorded talks below.')}</p>
      )}
    </section>
  )
}
