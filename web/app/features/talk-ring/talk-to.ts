import { openLogin, useAuth } from '~/domains/accounts/state.ts'
import { askToTalk } from '~/domains/talks/state.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { toastFailure } from '~/ui/toast.tsx'

/** Continues as a customer: at once, or after signing in. */
export function asCustomer(goOn: () => void, t: Translate) {
  const { auth } = useAuth.getState()
  if (!auth) openLogin({ type: 'user', andThen: goOn })
  else if (auth.type === 'user') goOn()
  else void toastFailure(t('Log in as a customer to talk to an expert.'))
}

/** Opens the sheet that shows the price and starts the call. */
export const talkTo = (expertId: number, t: Translate) => asCustomer(() => askToTalk(expertId), t)
