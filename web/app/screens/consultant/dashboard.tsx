import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Dashboard'),
  description: t('Your sessions, earnings and reviews at a glance.'),
  private: true,
}))

export default function Dashboard() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Dashboard')} />
      <EmptyState
        drawing="clock"
        tint="a"
        title={t('Nothing planned for today')}
        actions={<ButtonLink to="/schedule-timing">{t('Set your hours')}</ButtonLink>}
      >
        {t('Sessions, enquiries and earnings will stand here as soon as customers book you.')}
      </EmptyState>
    </>
  )
}
