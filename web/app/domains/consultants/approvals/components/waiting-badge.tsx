import { useQuery } from '@tanstack/react-query'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { applicantCountsQuery } from '../api.ts'
import classes from './waiting-badge.module.css'

const AGAIN_MS = 60_000

/** How many consultants wait for a decision, in the rail. */
export function WaitingBadge() {
  const t = useT()
  const { data } = useQuery({ ...applicantCountsQuery(useApi()), refetchInterval: AGAIN_MS })
  const waiting = data?.counts.find(({ approval }) => approval === 'submitted')?.consultants ?? 0
  if (waiting === 0) return null
  return (
    <span className={`${classes.badge} pm-num`}>
      {formatCount(waiting)}
      <span className="pm-visually-hidden"> {t('waiting')}</span>
    </span>
  )
}
