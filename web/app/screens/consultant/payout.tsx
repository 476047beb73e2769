import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Transaction history'),
  description: t('Every rupee you earned, and what was kept from it.'),
  private: true,
}))

export default function Payout() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Transaction history')} />
      <EmptyState
        drawing="bank"
        tint="d"
        title={t('No transactions yet')}
        actions={<ButtonLink to="/withdrawals">{t('Withdrawals')}</ButtonLink>}
      >
        {t('Each session will be listed with its gross, commission, taxes and what you receive.')}
      </EmptyState>
    </>
  )
}
