import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { payoutQuery } from '~/domains/payouts/admin/api.ts'
import { Decide } from '~/domains/payouts/admin/decide.tsx'
import { PayoutView } from '~/domains/payouts/admin/payout-view.tsx'
import { payoutWord } from '~/domains/payouts/admin/payout-word.ts'
import { StateBadge } from '~/domains/payouts/components/state-badge.tsx'
import { problemText } from '~/lib/form.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './person.module.css'

export const meta = page((t) => ({
  title: t('Payout'),
  description: t('Withdrawal details.'),
  private: true,
}))

/** Polling interval while the bank is processing. */
const LOOK_AGAIN_MS = 3_000

export default function PayoutPage() {
  const t = useT()
  const id = Number(useParams().withdrawal)
  const { data, error } = useQuery({
    ...payoutQuery(useApi(), id),
    refetchInterval: ({ state }) =>
      state.data && ['approved', 'sending'].includes(state.data.payout.state) ? LOOK_AGAIN_MS : false,
  })
  if (error && !data)
    return (
      <>
        <PageHead title={t('Payout')} />
        <EmptyState
          drawing="bank"
          tint="d"
          title={t('This withdrawal cannot be shown')}
          actions={<ButtonLink to="/admin/payouts">{t('All payouts')}</ButtonLink>}
        >
          {problemText(error, t)}
        </EmptyState>
      </>
    )
  if (!data) return <SkeletonLines lines={8} />
  const { payout } = data
  return (
    <>
      <LocalLink to="/admin/payouts" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Payouts')}
      </LocalLink>
      <PageHead
        title={`${payout.reference}, ${formatPaise(payout.amountPaise)}`}
        action={(payout.state === 'asked' || payout.stuck) && <Decide payout={payout} />}
      >
        <span className={classes.under}>
          <StateBadge word={payoutWord(payout)} />
          {payout.consultant.name}
        </span>
      </PageHead>
      <PayoutView payout={payout} />
    </>
  )
}
