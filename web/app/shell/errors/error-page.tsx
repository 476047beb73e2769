import { lazy, Suspense } from 'react'
import { useRouteError } from 'react-router'
import { isOffline, Unreachable } from './unreachable.tsx'

// Where somebody is online there is time to load it; offline there must be something to show already.
const ProblemPage = lazy(async () => ({ default: (await import('./problem-page.tsx')).ProblemPage }))

/** What a screen that failed looks like, inside its layout. */
export function ErrorPage() {
  const error = useRouteError()
  if (isOffline(error)) return <Unreachable error={error} />
  return (
    <Suspense fallback={null}>
      <ProblemPage error={error} />
    </Suspense>
  )
}
