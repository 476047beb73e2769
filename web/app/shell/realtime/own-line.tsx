import { useAuth } from '~/domains/accounts/state.ts'
import { OwnConsent } from '~/features/consent/own-consent.tsx'
import { OwnRating } from '~/features/rating/own-rating.tsx'
import { OwnTalk } from '../../features/talk-ring/own-talk.tsx'
import { OwnSaved } from '../offline/own-saved.tsx'
import { OwnConnection } from './own-connection.tsx'

/** Handles the server's events for a signed-in customer or consultant. */
export function OwnLine() {
  const mayTalk = useAuth(({ auth }) => auth !== null && auth.type !== 'admin')
  return (
    <>
      {mayTalk && <OwnTalk />}
      <OwnConnection />
      <OwnRating />
      <OwnConsent />
      <OwnSaved />
    </>
  )
}
