import { type PropsWithChildren, Suspense } from 'react'

/**
 * A part of a page made by the server that comes to life on its own: in its turn, or at once when somebody touches it.
 * A page that did so in one piece would not hear a thumb on a slow phone meanwhile.
 */
export const InItsTurn = ({ children }: PropsWithChildren) => <Suspense fallback={null}>{children}</Suspense>
