import { ApiProblem } from '~/lib/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'

/** A booking that is not there, or not this person's, or could not be loaded. */
export function NoSuchBooking({ error, retry }: { error: Error; retry: () => unknown }) {
  const t = useT()
  const isMissing = error instanceof ApiProblem && (error.status === 404 || error.status === 422)
  if (!isMissing)
    return (
      <>
        <PageHead title={t('Your session')} />
        <LoadFailed retry={retry} />
      </>
    )
  return (
    <EmptyState
      drawing="calendar"
      tint="e"
      headingOrder={1}
      title={t('There is no such session of yours')}
      actions={<ButtonLink to="/dashboard">{t('My bookings')}</ButtonLink>}
    >
      {t('Check the address, or find the session in your bookings.')}
    </EmptyState>
  )
}
