import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Locker'),
  description: t('Your documents, kept private and shared for one session at a time.'),
  private: true,
}))

export default function Locker() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Locker')} />
      <EmptyState
        drawing="chest"
        tint="b"
        title={t('Your locker is empty')}
        actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
      >
        {t('Licences and notes will be kept here in one place, ready to be shared in a session.')}
      </EmptyState>
    </>
  )
}
