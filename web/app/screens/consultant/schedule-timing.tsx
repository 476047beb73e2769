import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Slot time'),
  description: t('The hours in which customers may book you.'),
  private: true,
}))

export default function SlotTime() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Slot time')} />
      <EmptyState
        drawing="clock"
        tint="a"
        title={t('No hours set yet')}
        actions={<ButtonLink to="/consultant-dashboard">{t('Dashboard')}</ButtonLink>}
      >
        {t('Your weekly hours, days off and session lengths will be set here.')}
      </EmptyState>
    </>
  )
}
