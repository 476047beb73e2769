import { Navigate, useSearchParams } from 'react-router'
import type { AccountType } from '#contract/endpoint.ts'
import { ownPath } from '#contract/own-path.ts'
import { Panel } from '~/domains/accounts/components/sign-in/panel.tsx'
import { SignIn } from '~/domains/accounts/components/sign-in/sign-in.tsx'
import { useAfterSignIn } from '~/domains/accounts/components/use-after-sign-in.ts'
import { useAuth } from '~/domains/accounts/state.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { Logo } from '~/domains/settings/components/logo.tsx'
import { localPath } from '~/lib/i18n/language.ts'
import { useLanguage } from '~/lib/i18n/react.tsx'
import classes from './sign-in-page.module.css'

interface SignInPageProps {
  type: AccountType
  startAt: 'mobile' | 'register'
  /** Where to go after signing in, unless something was interrupted. */
  home: string
  /** Below the logo; by default the text for customers. */
  words?: { title: string; lead: string }
}

/** The forms of the popup as a page. */
export function SignInPage({ type, startAt, home, words }: SignInPageProps) {
  const language = useLanguage()
  const [query] = useSearchParams()
  const goal = localPath(ownPath(query.get('next')) ?? home, language)
  const onSignedIn = useAfterSignIn(goal)
  const signedIn = useAuth((state) => state.isAuthentiCated)
  const productName = useSettings()?.productName ?? ''
  if (signedIn) return <Navigate to={goal} replace />
  return (
    <div className={classes.page}>
      <div className={classes.card}>
        <Panel logo={<Logo onBand />} {...words}>
          <SignIn
            key={`${type} ${startAt}`}
            type={type}
            startAt={startAt}
            source="page"
            headingOrder={1}
            productName={productName}
            onSignedIn={onSignedIn}
          />
        </Panel>
      </div>
    </div>
  )
}
