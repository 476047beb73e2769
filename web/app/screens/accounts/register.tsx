import { useSearchParams } from 'react-router'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { SignInPage } from './sign-in-page.tsx'

export const handle: TextsHandle = { texts: ['accounts'] }

export const meta = page((t, _args, site) => ({
  title: t('Register'),
  description: t('Create your {name} account with your mobile number, as a customer or as a consultant.', {
    name: site.name,
  }),
}))

export default function Register() {
  const [query] = useSearchParams()
  const type = query.get('type') === 'consultant' ? 'consultant' : 'user'
  return <SignInPage type={type} startAt="register" home="/" />
}
