import { useQuery } from '@tanstack/react-query'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { Row } from '../components/security/row.tsx'
import classes from '../components/security/security.module.css'
import { blocksQuery, ownReportsQuery, reportReasons, reportStates, useBlocking } from './api.ts'

/** People someone has blocked or reported. */
export function BlockedCard() {
  const t = useT()
  const api = useApi()
  const { data, isError, refetch } = useQuery(blocksQuery(api))
  const reports = useQuery(ownReportsQuery(api)).data?.reports ?? []
  return (
    <section className={classes.card} aria-labelledby="blocked-title">
      <header className={classes.head}>
        <h2 id="blocked-title" className={classes.title}>
          {t('Blocked and reported people')}
        </h2>
      </header>
      {isError && !data && <LoadFailed retry={refetch} />}
      {!data && !isError && <SkeletonLines />}
      {data?.blocks.length === 0 && (
        <p className={`${classes.box} ${classes.text}`}>
          {t('You have not blocked anyone. You can do it from a past session, call or question.')}
        </p>
      )}
      <ul className={classes.rows}>
        {data?.blocks.map((person) => (
          <Row
            key={person.id}
            icon="user-off"
            title={person.name}
            meta={t('Blocked on {date}', { date: formatDate(person.blockedAt, t) })}
            action={<Unblock person={person} />}
          />
        ))}
        {reports.map(({ id, name, reason, state, reportedAt }) => (
          <Row
            key={`report ${id}`}
            icon="flag"
            title={t('Report about {name}', { name })}
            meta={`${t(reportReasons[reason])} · ${formatDate(reportedAt, t)}`}
            action={<Badge color={reportStates[state].color}>{t(reportStates[state].word)}</Badge>}
          />
        ))}
      </ul>
    </section>
  )
}

function Unblock({ person: { id, name } }: { person: { id: number; name: string } }) {
  const t = useT()
  const blocking = useBlocking(id)
  return (
    <Button variant="default" loading={blocking.isPending} onClick={() => blocking.mutate(true)}>
      {t('Unblock')}
      <span className="pm-visually-hidden"> {name}</span>
    </Button>
  )
}
