import { lazy, Suspense } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import classes from './bell.module.css'

const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }))

/** The bell of a signed-in user; visitors do not load it. Its space is reserved from the first paint. */
export function BellSlot() {
  const type = useAuth(({ auth }) => auth?.type)
  return (
    <div className={classes.slot}>
      {(type === 'user' || type === 'consultant') && (
        <Suspense fallback={null}>
          <Bell type={type} />
        </Suspense>
      )}
    </div>
  )
}
