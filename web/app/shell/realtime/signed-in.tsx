import { type ComponentType, lazy, Suspense } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import { useSeen } from '../popups/use-seen.ts'

const nothing: ComponentType = () => null
// Without the server's ear the page still works; the next page tries again.
const OwnLine = lazy(() =>
  import('./own-line.tsx').then(
    ({ OwnLine: loaded }): { default: ComponentType } => ({ default: loaded }),
    () => ({ default: nothing }),
  ),
)

/** Only whoever has signed in loads what keeps them in touch; from then on it stays. */
export function SignedIn() {
  const seen = useSeen(useAuth(({ auth }) => auth !== null))
  return seen ? (
    <Suspense fallback={null}>
      <OwnLine />
    </Suspense>
  ) : null
}
