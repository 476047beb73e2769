import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Locker'),
  description: t('Your documents, private and shared only when you choose.'),
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
        {t('Keep licences and notes here in one place, ready to share in a session.')}
      </EmptyState>
    </>
  )
}
