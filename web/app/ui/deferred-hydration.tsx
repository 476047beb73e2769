import { type PropsWithChildren, Suspense } from 'react'

/**
 * A server-rendered part of a page that is hydrated separately: deferred, or at once on interaction. Hydrating a page
 * in one piece would block input on a slow phone.
 */
export const DeferredHydration = ({ children }: PropsWithChildren) => <Suspense fallback={null}>{children}</Suspense>
