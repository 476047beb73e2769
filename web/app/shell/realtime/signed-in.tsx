import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import { connectPublicly } from '~/lib/realtime.ts'
import { useSeen } from '../../lib/use-seen.ts'

const nothing: ComponentType = () => null
// Without a connection the page still works; the next page tries again.
const OwnLine = lazy(() =>
  import('./own-line.tsx').then(
    ({ OwnLine: loaded }): { default: ComponentType } => ({ default: loaded }),
    () => ({ default: nothing }),
  ),
)

/**
 * SPEC: a realtime connection starts on load, for everyone. Visitors and staff get a bare one; only signed-in customers
 * and consultants load the handlers, which then stay.
 */
export function SignedIn() {
  const isSignedIn = useAuth(({ auth }) => auth !== null)
  const hearsOnlyPublic = useAuth(({ auth, known }) => known && (auth === null || auth.type === 'admin'))
  const seen = useSeen(isSignedIn)
  useEffect(() => (hearsOnlyPublic ? connectPublicly() : undefined), [hearsOnlyPublic])
  return seen ? (
    <Suspense fallback={null}>
      <OwnLine />
    </Suspense>
  ) : null
}
