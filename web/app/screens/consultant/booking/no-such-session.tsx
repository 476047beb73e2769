import { ApiProblem } from '~/lib/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'

/** A session that is not there, or another consultant's, or could not be loaded. */
export function NoSuchSession({ error, retry }: { error: Error; retry: () => unknown }) {
  const t = useT()
  const missing = error instanceof ApiProblem && (error.status === 404 || error.status === 422)
  if (!missing)
    return (
      <>
        <PageHead title={t('Session')} />
        <LoadFailed retry={retry} />
      </>
    )
  return (
    <EmptyState
      drawing="calendar"
      tint="e"
      headingOrder={1}
      title={t('There is no such session of yours')}
      actions={<ButtonLink to="/bookings">{t('Bookings')}</ButtonLink>}
    >
      {t('It may have been given to another consultant.')}
    </EmptyState>
  )
}
