import { useRouteError } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { ErrorView } from './error-view.tsx'
import { isOffline, Unreachable } from './unreachable.tsx'

const reload = () => window.location.reload()

/** The last resort: the root itself failed, so no provider or layout can be relied on. */
export function RootError() {
  const t = useT()
  const error = useRouteError()
  return (
    <main id="content">
      {isOffline(error) ? (
        <Unreachable error={error} />
      ) : (
        <ErrorView
          drawing="torn-page"
          tint="c"
          title={t('Something went wrong on our side')}
          actions={
            <PlainButton size="lg" onClick={reload}>
              {t('Try again')}
            </PlainButton>
          }
        >
          {t('If you were paying, check My wallet before you try again. You will never be charged twice.')}
        </ErrorView>
      )}
    </main>
  )
}
