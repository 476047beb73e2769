import { useSearchParams } from 'react-router'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { SignInPage } from './sign-in-page.tsx'

export const handle: TextsHandle = { texts: ['accounts'] }

export const meta = page((t, _args, site) => ({
  title: t('Login'),
  description: t('Log in to {name} with your mobile number and an OTP.', { name: site.name }),
}))

export default function Login() {
  const [query] = useSearchParams()
  const type = query.get('type') === 'consultant' ? 'consultant' : 'user'
  return <SignInPage type={type} startAt="mobile" home="/" />
}
