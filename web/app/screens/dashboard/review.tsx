import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Reviews'),
  description: t('Reviews you have written.'),
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
        {t('Your reviews will appear here.')}
      </EmptyState>
    </>
  )
}
