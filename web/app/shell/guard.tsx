import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AccountType } from '#contract/endpoint.ts'
import { openLogin, useAuth } from '~/domains/accounts/state.ts'
import { localPath, plainPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { entryAt, homeOf } from './account-entries.ts'

interface GuardProps {
  types: readonly [AccountType, ...AccountType[]]
  /** Shown to visitors instead of sending them to the login page. */
  visitor?: ReactNode
  children: ReactNode
}

/** Shows the page to permitted account types. The server guards the data; this avoids pages that would stay empty. */
export function Guard({ types, visitor, children }: GuardProps) {
  const t = useT()
  const { auth: signedIn, interrupted, known } = useAuth()
  // A page stays as it is while its owner, whose token was refused, is asked to sign in again.
  const auth = signedIn ?? interrupted
  const here = useLocation()
  const navigate = useNavigate()
  const wasIn = useRef(false)
  if (auth) wasIn.current = true
  const isVisitor = known && !auth && !wasIn.current
  const turnAway = isVisitor && !visitor
  const [type] = types
  const back = here.pathname + here.search
  // Depends on the type and not on the list, which is new with every render: each navigation would cancel the previous
  // one.
  useEffect(() => {
    if (turnAway) navigate(loginPath(type, back, t.language), { replace: true })
  }, [turnAway, navigate, type, back, t.language])

  if (isVisitor && visitor) return visitor
  if (!known || turnAway) return <Waiting />
  if (!auth) return <SignedOut type={type} />
  if (!types.includes(auth.type)) return <WrongAccount type={auth.type} />
  return children
}

/** The page's title, until the signed-in account is known. */
function Waiting() {
  const t = useT()
  const label = entryAt(plainPath(useLocation().pathname))?.label
  return (
    <>
      <PageHead title={label ? t(label) : t('My Account')} />
      <SkeletonLines lines={6} />
    </>
  )
}

function loginPath(type: AccountType, back: string, language: 'en' | 'hi') {
  const door = type === 'admin' ? '/admin/login?' : `/login?type=${type}&`
  return localPath(`${door}next=${encodeURIComponent(back)}`, language)
}

/** The session ended while the page was open: it stays until the user has signed in again. */
function SignedOut({ type }: { type: AccountType }) {
  const t = useT()
  const logIn = () => openLogin({ type: type === 'consultant' ? 'consultant' : 'user', andThen: () => {} })
  return (
    <EmptyState
      drawing="door"
      tint="e"
      headingOrder={1}
      title={t('You are logged out')}
      actions={
        type === 'admin' ? (
          <ButtonLink to="/admin/login">{t('Log in')}</ButtonLink>
        ) : (
          <PlainButton onClick={logIn}>{t('Log in')}</PlainButton>
        )
      }
    >
      {t('Log in again to come back to this page.')}
    </EmptyState>
  )
}

function WrongAccount({ type }: { type: AccountType }) {
  const t = useT()
  const reason = {
    user: t('You are logged in as a customer. This page is for consultants or staff.'),
    consultant: t('You are logged in as a consultant. This page is for customers or staff.'),
    admin: t('You are logged in as staff. This page is for customers or consultants.'),
  }
  return (
    <EmptyState
      drawing="door"
      tint="c"
      headingOrder={1}
      title={t('This page is for another type of account')}
      actions={<ButtonLink to={homeOf[type]}>{t('Go to my dashboard')}</ButtonLink>}
    >
      {reason[type]}
    </EmptyState>
  )
}
