import { BoughtCourses } from '~/domains/learning/own/bought-learning.tsx'
import { OwnCourses } from '~/domains/learning/own/own-courses.tsx'
import { orderPath } from '~/domains/orders/paths.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
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
      <PageHead
        title={t('My courses')}
        action={
          <ButtonLink to="/dashboard/workshops" variant="outline" icon="armchair">
            {t('My workshops')}
          </ButtonLink>
        }
      />
      <OwnCourses />
      <BoughtCourses orderPath={orderPath} />
    </>
  )
}
