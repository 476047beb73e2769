import { lazy, Suspense } from 'react'
import { useRouteError } from 'react-router'
import { isOffline, Unreachable } from './unreachable.tsx'

// Online there is time to load it; offline it must be present already.
const ProblemPage = lazy(async () => ({ default: (await import('./problem-page.tsx')).ProblemPage }))

/** A failed screen, inside its layout. */
export function ErrorPage() {
  const error = useRouteError()
  if (isOffline(error)) return <Unreachable error={error} />
  return (
    <Suspense fallback={null}>
      <ProblemPage error={error} />
    </Suspense>
  )
}
