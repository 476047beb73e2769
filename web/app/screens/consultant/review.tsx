import { useAuth } from '~/domains/accounts/state.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { OwnReviews } from './review/own-reviews.tsx'

export const meta = page((t) => ({
  title: t('Reviews'),
  description: t('Reviews from your customers.'),
  private: true,
}))

export default function Reviews() {
  const t = useT()
  const id = useAuth(({ auth }) => auth?.id)
  const none = (
    <EmptyState
      drawing="star"
      tint="a"
      title={t('No reviews yet')}
      actions={<ButtonLink to="/consultant-dashboard">{t('Dashboard')}</ButtonLink>}
    >
      {t('Customer reviews appear here and on your public profile.')}
    </EmptyState>
  )
  return (
    <>
      <PageHead title={t('Reviews')}>{t('You may reply once to each. Replies are public.')}</PageHead>
      {id !== undefined && <OwnReviews consultantId={id} empty={none} />}
    </>
  )
}
