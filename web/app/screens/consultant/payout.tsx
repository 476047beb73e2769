import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { earningsQuery } from '~/domains/payouts/api.ts'
import { Entries } from '~/domains/payouts/components/entries.tsx'
import { StatementButton } from '~/domains/payouts/components/statement-button.tsx'
import { Waterfall } from '~/domains/payouts/components/waterfall.tsx'
import { Whereabouts } from '~/domains/payouts/components/whereabouts.tsx'
import { daysOf, PERIODS, periodWords } from '~/domains/payouts/periods.ts'
import { dayIn, INDIA } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { useListAddress } from '~/ui/operated/paged-list/use-list-address.ts'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './money.module.css'

export const meta = page((t) => ({
  title: t('Transaction history'),
  description: t('Your earnings and all deductions.'),
  private: true,
}))

export default function Payout() {
  const t = useT()
  const address = useListAddress()
  const period = PERIODS.find((one) => one === address.get('period')) ?? '30-days'
  const days = daysOf(period, dayIn(INDIA, new Date()))
  const answer = useQuery({
    ...earningsQuery(useApi(), { page: address.page, ...days }),
    placeholderData: keepPreviousData,
  })
  const { data } = answer
  return (
    <>
      <PageHead
        title={t('Transaction history')}
        action={
          <div className={classes.tools}>
            <NativeSelect
              aria-label={t('Time')}
              value={period}
              onChange={(event) => address.set({ period: event.currentTarget.value })}
              data={PERIODS.map((value) => ({ value, label: t(periodWords[value]) }))}
            />
            <StatementButton input={{ ...days, format: 'csv' }}>CSV</StatementButton>
            <StatementButton input={{ ...days, format: 'pdf' }}>PDF</StatementButton>
          </div>
        }
      >
        {t('From customer payments to your bank.')}
      </PageHead>
      <div className={classes.page}>
        {answer.isError && <LoadFailed retry={answer.refetch} />}
        {answer.isPending && <SkeletonLines lines={10} />}
        {data && (
          <>
            <div className={classes.history}>
              <Waterfall title={t(periodWords[period])} page={data} />
              <Whereabouts whereabouts={data.whereabouts} />
            </div>
            {data.data.length > 0 ? (
              <Entries page={data} hrefOf={address.pageHref} />
            ) : (
              <EmptyState
                drawing="bank"
                tint="d"
                title={t('No transactions in this period')}
                actions={<ButtonLink to="/withdrawals">{t('Withdrawals')}</ButtonLink>}
              >
                {t('Each session will be listed with the gross fee, commission, taxes and your earnings.')}
              </EmptyState>
            )}
          </>
        )}
      </div>
    </>
  )
}
