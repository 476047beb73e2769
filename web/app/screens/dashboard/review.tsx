import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Reviews'),
  description: t('What you said about your sessions.'),
  private: true,
}))

export default function Reviews() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Reviews')} />
      <EmptyState
        drawing="star"
        tint="a"
        title={t('No reviews yet')}
        actions={<ButtonLink to="/dashboard">{t('My bookings')}</ButtonLink>}
      >
        {t('The reviews you have written stand here.')}
      </EmptyState>
    </>
  )
}
