import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Back office'),
  description: t('The work of the staff.'),
  private: true,
}))

export default function Overview() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Overview')} />
      <EmptyState
        drawing="seal"
        tint="d"
        title={t('Nothing waits for you')}
        actions={<ButtonLink to="/admin/people">{t('People')}</ButtonLink>}
      >
        {t('Approvals, withdrawals and late answers will be counted here.')}
      </EmptyState>
    </>
  )
}
