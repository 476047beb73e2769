import { isRouteErrorResponse, useLocation } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { CallHelpDesk } from './call-help-desk.tsx'
import { ErrorView } from './error-view.tsx'

const reload = () => window.location.reload()

/** An address without a page, or a screen that failed on our side. */
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
        title={t('Nobody lives at this address')}
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
        {t('The page has moved or the link has a letter wrong. Your bookings and papers are where you left them.')}
      </ErrorView>
    )
  }
  return (
    <ErrorView
      drawing={status === 503 ? 'scaffold' : 'torn-page'}
      tint={status === 503 ? 'b' : 'c'}
      title={status === 503 ? t('We are busy right now') : t('Something broke on our side')}
      actions={
        <>
          <PlainButton size="lg" onClick={reload}>
            {t('Try again')}
          </PlainButton>
          <CallHelpDesk />
        </>
      }
      meta={number ? t('{status} · tell the help desk this number: {number}', { status, number }) : String(status)}
    >
      {t('If you were paying, check My wallet before you try again: a payment is never taken twice.')}
    </ErrorView>
  )
}
