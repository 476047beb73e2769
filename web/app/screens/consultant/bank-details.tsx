import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Bank details'),
  description: t('Where your earnings are paid.'),
  private: true,
}))

export default function BankDetails() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Bank details')} />
      <EmptyState drawing="bank" tint="d" title={t('No bank account yet')}>
        {t('The account your earnings go to will stand here with the state of its check.')}
      </EmptyState>
    </>
  )
}
