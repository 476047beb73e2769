import type { logout } from '#contract/accounts.ts'
import type { Api } from '~/lib/api.ts'
import { signedOut } from './state.ts'

/** Ends the session here at once, and on the server as soon as it can be reached. */
export function logOut(api: Api) {
  const ending = api.call<typeof logout>('POST /api/web/v1/logout', {}).catch(() => undefined)
  signedOut()
  return ending
}
