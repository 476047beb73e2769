import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Workshops'),
  description: t('Live workshops in small groups, online and in your city.'),
}))

export default function Workshops() {
  const t = useT()
  return (
    <Page>
      <PageHead title={t('Workshops')}>{t('Live, in small groups. Bring your questions.')}</PageHead>
      <EmptyState
        drawing="board"
        tint="d"
        title={t('No workshops yet')}
        actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
      >
        {t('Upcoming workshops will appear here with date, venue, trainer and seats left.')}
      </EmptyState>
    </Page>
  )
}
