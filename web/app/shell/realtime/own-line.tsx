import { useAuth } from '~/domains/accounts/state.ts'
import { OwnSaved } from '../offline/own-saved.tsx'
import { OwnTalk } from '../talks/own-talk.tsx'
import { OwnConnection } from './own-connection.tsx'

/** What a signed-in customer or consultant hears from the server, and what opens because of it. */
export function OwnLine() {
  const mayTalk = useAuth(({ auth }) => auth !== null && auth.type !== 'admin')
  return (
    <>
      {mayTalk && <OwnTalk />}
      <OwnConnection />
      <OwnSaved />
    </>
  )
}
