import { useQuery } from '@tanstack/react-query'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { type Waiting, waitingQuery } from '../api.ts'
import classes from './rail-badge.module.css'

/** Number of open items, beside the list's name in the rail. */
export function RailBadge({ queue }: { queue: keyof Waiting }) {
  const t = useT()
  const { data } = useQuery(waitingQuery(useApi()))
  const count = data?.[queue]?.count ?? 0
  if (count === 0) return null
  return (
    <span className={`${classes.badge} pm-num`}>
      {formatCount(count)}
      <span className="pm-visually-hidden"> {t('waiting')}</span>
    </span>
  )
}
