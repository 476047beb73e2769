import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('My services'),
  description: t('The services you ordered and their next step.'),
  private: true,
}))

export default function MyServices() {
  const t = useT()
  return (
    <>
      <PageHead title={t('My services')} />
      <EmptyState
        drawing="box"
        tint="e"
        title={t('No services ordered')}
        actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
      >
        {t('A service is work with a fixed scope, a project report for example. Its steps and files will stand here.')}
      </EmptyState>
    </>
  )
}
