import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Enquiries'),
  description: t('Questions from customers.'),
  private: true,
}))

export default function Enquiries() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Enquiries')} />
      <EmptyState
        drawing="letter"
        tint="c"
        title={t('No enquiries yet')}
        actions={<ButtonLink to="/consultant-dashboard">{t('Dashboard')}</ButtonLink>}
      >
        {t('Messages sent from your profile appear here, and you can reply.')}
      </EmptyState>
    </>
  )
}
