import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Membership'),
  description: t('Membership plans for regular customers: discounts, free minutes and courses.'),
}))

export default function Membership() {
  const t = useT()
  return (
    <Page>
      <PageHead title={t('Membership')} />
      <EmptyState
        drawing="card"
        tint="b"
        title={t('No membership plans yet')}
        actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
      >
        {t('Each plan will appear here with its price, duration and savings. Until then you pay per session.')}
      </EmptyState>
    </Page>
  )
}
