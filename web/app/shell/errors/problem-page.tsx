import { isRouteErrorResponse, useLocation } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { CallHelpDesk } from './call-help-desk.tsx'
import { ErrorView } from './error-view.tsx'

const reload = () => window.location.reload()

/** A page that does not exist, or a screen that failed on our side. */
export function ProblemPage({ error }: { error: unknown }) {
  const t = useT()
  const { pathname } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const number = isRouteErrorResponse(error) ? (error.data as { requestId?: string } | null)?.requestId : undefined
  if (status === 404) {
    return (
      <ErrorView
        drawing="door"
        tint="e"
        title={t('Page not found')}
        actions={
          <>
            <ButtonLink to="/consultants" size="lg" icon="search">
              {t('Search consultants')}
            </ButtonLink>
            <ButtonLink to="/" size="lg" variant="outline">
              {t('Home page')}
            </ButtonLink>
          </>
        }
        meta={`404 · ${pathname}`}
      >
        {t('The page may have moved, or the link may have a typo. Your bookings and papers are safe.')}
      </ErrorView>
    )
  }
  return (
    <ErrorView
      drawing={status === 503 ? 'scaffold' : 'torn-page'}
      tint={status === 503 ? 'b' : 'c'}
      title={status === 503 ? t('We are busy right now') : t('Something went wrong on our side')}
      actions={
        <>
          <PlainButton size="lg" onClick={reload}>
            {t('Try again')}
          </PlainButton>
          <CallHelpDesk />
        </>
      }
      meta={number ? t('{status} · reference number for the help desk: {number}', { status, number }) : String(status)}
    >
      {t('If you were paying, check My wallet before you try again. You will never be charged twice.')}
    </ErrorView>
  )
}
