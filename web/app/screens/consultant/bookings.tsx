import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Bookings'),
  description: t('Sessions that customers booked with you.'),
  private: true,
}))

export default function Bookings() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Bookings')} />
      <EmptyState
        drawing="calendar"
        tint="a"
        title={t('No bookings yet')}
        actions={<ButtonLink to="/schedule-timing">{t('Set your hours')}</ButtonLink>}
      >
        {t('A new booking comes here at once, with the brief and the papers of the customer.')}
      </EmptyState>
    </>
  )
}
