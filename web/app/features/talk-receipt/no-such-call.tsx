import { historyPath } from '~/domains/talks/paths.ts'
import { ApiProblem } from '~/lib/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'

interface NoSuchCallProps {
  side: 'customer' | 'consultant'
  error: Error
  retry: () => unknown
}

/** The receipt does not exist or could not be loaded. */
export function NoSuchCall({ side, error, retry }: NoSuchCallProps) {
  const t = useT()
  if (!(error instanceof ApiProblem) || error.status !== 404) return <LoadFailed retry={retry} />
  return (
    <EmptyState
      drawing="phone"
      tint="d"
      headingOrder={1}
      title={t('Call not found')}
      actions={<ButtonLink to={historyPath(side)}>{t('All calls')}</ButtonLink>}
    >
      {t('You have no call with this number.')}
    </EmptyState>
  )
}
