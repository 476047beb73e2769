import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { SignInPage } from './sign-in-page.tsx'

export const handle: TextsHandle = { texts: ['accounts'] }

export const meta = page((t) => ({
  title: t('Staff login'),
  description: t('Log in to the back office.'),
  private: true,
}))

export default function AdminLogin() {
  const t = useT()
  const words = { title: t('The back office.'), lead: t('Every change you make is recorded in the audit log.') }
  return <SignInPage type="admin" startAt="mobile" home="/admin" words={words} />
}
