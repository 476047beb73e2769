import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Blogs'),
  description: t('Short articles by consultants: licences, tax, machines, money.'),
}))

export default function Blogs() {
  const t = useT()
  return (
    <Page>
      <PageHead title={t('Blogs')} />
      <EmptyState
        drawing="letter"
        tint="c"
        title={t('No articles yet')}
        actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
      >
        {t('Consultants will write here about licences, tax, machines and money. Until then, ask one directly.')}
      </EmptyState>
    </Page>
  )
}
