import { isRouteErrorResponse, Outlet } from 'react-router'
import { page } from '~/lib/head.ts'
import { isOffline } from '../errors/unreachable.tsx'

/** Error boundary of a screen, so that its layout stays. */
export { ErrorPage as ErrorBoundary } from '../errors/error-page.tsx'

/** Only used with an error: otherwise the screen's own meta applies. */
export const meta = page((t, { error }) => {
  const missing = isRouteErrorResponse(error) && error.status === 404
  const title = isOffline(error)
    ? t('You are offline')
    : missing
      ? t('Page not found')
      : t('Something went wrong on our side')
  return { title, description: missing ? t('There is no page at this address.') : title, private: true }
})

export default function ErrorEdge() {
  return <Outlet />
}
