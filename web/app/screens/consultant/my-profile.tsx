import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Profile'),
  description: t('What customers see of you.'),
  private: true,
}))

export default function MyProfile() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Profile')} />
      <EmptyState drawing="people" tint="b" title={t('Your public profile is not written yet')}>
        {t('Headline, experience, languages and fees will be edited here and shown as customers see them.')}
      </EmptyState>
    </>
  )
}
