import { lazy, Suspense } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'

const OwnTalk = lazy(async () => ({ default: (await import('./own-talk.tsx')).OwnTalk }))

/** Only who is signed in rings or is rung; nobody else loads a word of it. */
export const Talks = () =>
  useAuth(({ auth }) => auth !== null && auth.type !== 'admin') ? (
    <Suspense fallback={null}>
      <OwnTalk />
    </Suspense>
  ) : null
