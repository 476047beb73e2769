import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Document locker'),
  description: t('Your documents for approval and sessions.'),
  private: true,
}))

export default function DocumentLocker() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Document locker')} />
      <EmptyState drawing="chest" tint="b" title={t('Your locker is empty')}>
        {t('Keep identity documents for approval and files for your customers here.')}
      </EmptyState>
    </>
  )
}
