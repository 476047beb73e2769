import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Courses'),
  description: t('Courses for people who run a business, at your own pace and with a certificate.'),
}))

export default function Courses() {
  const t = useT()
  return (
    <Page>
      <PageHead title={t('Courses')}>{t('Learn at your pace, earn a certificate.')}</PageHead>
      <EmptyState
        drawing="book"
        tint="a"
        title={t('No courses yet')}
        actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
      >
        {t(
          'Courses will appear here with their lessons, hours and price. A consultant can answer your question today.',
        )}
      </EmptyState>
    </Page>
  )
}
