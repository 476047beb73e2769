import { writeStored } from '~/lib/stored.ts'
import { type AuthRecord, useAuth } from './state.ts'
import { AUTH_KEY } from './storage-key.ts'

let refusal: { token: string; owner: AuthRecord } | null = null

/**
 * The server refused a token: deletes it and asks its owner to sign in. Resolves, once they have signed in or closed
 * the popup, to whether the refused call may be repeated; it may not for another account. Calls made while the popup
 * loads have no token any more and wait with the rest.
 */
export async function signInAgain(token: string | undefined): Promise<boolean> {
  const { auth, interrupted } = useAuth.getState()
  if (auth && auth.token === token) ask(auth)
  if (!refusal || (token ? refusal.token !== token : !interrupted)) return false
  const { owner } = refusal
  const now = await answer()
  return now === null || (now.id === owner.id && now.type === owner.type)
}

function ask(auth: AuthRecord) {
  refusal = { token: auth.token, owner: auth }
  writeStored(AUTH_KEY, null)
  delete document.documentElement.dataset.signedIn
  const loginRequest = { type: auth.type, andThen: () => {} }
  useAuth.setState({ auth: null, isAuthentiCated: false, interrupted: auth, loginRequest })
}

/** The signed-in account once the popup is closed. */
function answer(): Promise<AuthRecord | null> {
  const { interrupted, auth } = useAuth.getState()
  if (!interrupted) return Promise.resolve(auth)
  return new Promise((resolve) => {
    const stop = useAuth.subscribe((state) => {
      if (state.interrupted) return
      stop()
      resolve(state.auth)
    })
  })
}
