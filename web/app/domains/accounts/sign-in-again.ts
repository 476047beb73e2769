import { writeStored } from '~/lib/stored.ts'
import { type AuthRecord, useAuth } from './state.ts'
import { AUTH_KEY } from './storage-key.ts'

let refusal: { token: string; owner: AuthRecord } | null = null

/**
 * The server refused a token: forgets it and asks its owner to sign in. Answers, once they did or closed the popup,
 * whether the refused call may be made again; it may not on behalf of somebody else. What is pressed while the popup is
 * on its way has no token any more, and waits with the rest.
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

/** Who is signed in once nobody is being asked any more. */
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
