import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { WITHDRAWALS, withdrawalsQuery } from '~/domains/payouts/api.ts'
import { ReadyCard } from '~/domains/payouts/components/ready-card.tsx'
import { RequestList } from '~/domains/payouts/components/request-list.tsx'
import { StatementButton } from '~/domains/payouts/components/statement-button.tsx'
import { WithdrawCard } from '~/domains/payouts/components/withdraw-card.tsx'
import { daysOf } from '~/domains/payouts/periods.ts'
import { dayIn, INDIA } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { useListAddress } from '~/ui/operated/paged-list/use-list-address.ts'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './money.module.css'

export const meta = page((t) => ({
  title: t('Withdrawals'),
  description: t('Your withdrawal requests.'),
  private: true,
}))

/** Polling interval while a withdrawal is in progress. */
const LOOK_AGAIN_MS = 15_000

export default function Withdrawals() {
  const t = useT()
  const client = useQueryClient()
  const address = useListAddress()
  const answer = useQuery({
    ...withdrawalsQuery(useApi(), address.page),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data && state.data.requestedPaise + state.data.underWayPaise > 0 ? LOOK_AGAIN_MS : false,
  })
  const refresh = () => void client.invalidateQueries({ queryKey: [WITHDRAWALS] })
  const thisYear = daysOf('this-year', dayIn(INDIA, new Date()))
  const { data } = answer
  return (
    <>
      <PageHead
        title={t('Withdrawals')}
        action={
          <StatementButton input={{ ...thisYear, format: 'pdf', statement: 'tds' }}>
            {t('TDS statement')}
          </StatementButton>
        }
      >
        {t('Payouts reach your bank in one working day.')}
      </PageHead>
      <div className={classes.page}>
        {answer.isError && !data && <LoadFailed retry={answer.refetch} />}
        <div className={classes.top}>
          <ReadyCard money={data} />
          {data ? (
            <WithdrawCard key={data.accounts.length} money={data} onAsked={refresh} />
          ) : (
            <SkeletonLines lines={5} />
          )}
        </div>
        {data ? <RequestList page={data} hrefOf={address.pageHref} onChanged={refresh} /> : <SkeletonLines lines={6} />}
      </div>
    </>
  )
}
