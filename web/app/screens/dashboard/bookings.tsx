import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('My bookings'),
  description: t('Your sessions: upcoming, past and cancelled.'),
  private: true,
}))

export default function Bookings() {
  const t = useT()
  return (
    <>
      <PageHead title={t('My bookings')} />
      <EmptyState
        drawing="calendar"
        tint="a"
        title={t('No sessions yet')}
        actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
      >
        {t('Book your first session and it will appear here with a join link.')}
      </EmptyState>
    </>
  )
}
