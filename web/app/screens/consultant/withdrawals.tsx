import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Withdrawals'),
  description: t('Money you asked to be paid out.'),
  private: true,
}))

export default function Withdrawals() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Withdrawals')} />
      <EmptyState
        drawing="purse"
        tint="b"
        title={t('Nothing to withdraw yet')}
        actions={<ButtonLink to="/payout">{t('Transaction history')}</ButtonLink>}
      >
        {t('What you earn can be withdrawn some days after the session it came from.')}
      </EmptyState>
    </>
  )
}
