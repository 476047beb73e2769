import { isRouteErrorResponse, useRouteError } from 'react-router'

/** The last resort: nothing of the house around it may be relied on. */
export function RootError() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <h1>{status}</h1>
}
