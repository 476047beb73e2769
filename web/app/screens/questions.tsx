import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('My written consultancy'),
  description: t('Your written questions and their answers.'),
  private: true,
}))

export default function Questions() {
  const t = useT()
  return (
    <>
      <PageHead title={t('My written consultancy')} />
      <EmptyState
        drawing="letter"
        tint="d"
        title={t('No written questions')}
        actions={<ButtonLink to="/written-consultancy">{t('How it works')}</ButtonLink>}
      >
        {t('Send a question with your papers. Most are answered within 48 hours.')}
      </EmptyState>
    </>
  )
}
