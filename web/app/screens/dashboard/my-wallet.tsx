import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('My wallet'),
  description: t('Your balance, payments and refunds.'),
  private: true,
}))

export default function MyWallet() {
  const t = useT()
  return (
    <>
      <PageHead title={t('My wallet')} />
      <EmptyState
        drawing="purse"
        tint="b"
        title={t('Nothing in the wallet yet')}
        actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
      >
        {t('Payments, refunds and credits will be listed here with the balance after each.')}
      </EmptyState>
    </>
  )
}
