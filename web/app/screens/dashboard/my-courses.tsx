import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('My courses'),
  description: t('Your courses and your progress.'),
  private: true,
}))

export default function MyCourses() {
  const t = useT()
  return (
    <>
      <PageHead title={t('My courses')} />
      <EmptyState
        drawing="book"
        tint="a"
        title={t('No courses yet')}
        actions={<ButtonLink to="/courses">{t('See courses')}</ButtonLink>}
      >
        {t('The courses you buy appear here with your progress and certificates.')}
      </EmptyState>
    </>
  )
}
