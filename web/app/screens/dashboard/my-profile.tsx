import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('My profile'),
  description: t('Your details, devices and notices.'),
  private: true,
}))

export default function MyProfile() {
  const t = useT()
  return (
    <>
      <PageHead title={t('My profile')} />
      <EmptyState drawing="people" tint="b" title={t('Your details are safe with us')}>
        {t(
          'This page shows your name, mobile and address once they can be changed here. The help desk changes them for you today.',
        )}
      </EmptyState>
    </>
  )
}
