import { isRouteErrorResponse, Outlet } from 'react-router'
import { page } from '~/lib/head.ts'
import { isOffline } from '../errors/unreachable.tsx'

/** Catches what goes wrong in a screen, so that the house around it stays standing. */
export { ErrorPage as ErrorBoundary } from '../errors/error-page.tsx'

/** Shown only with an error: otherwise the screen's own words stand. */
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
