import { useAuth } from '~/domains/accounts/state.ts'
import { Locker } from '~/domains/locker/components/locker.tsx'
import { Papers } from '~/domains/locker/components/papers.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'

export const meta = page((t) => ({
  title: t('Document locker'),
  description: t('Your documents for approval and sessions.'),
  private: true,
}))

export default function DocumentLocker() {
  const t = useT()
  const token = useAuth(({ auth }) => (auth?.type === 'consultant' ? auth.token : undefined))
  return (
    <Locker
      title={t('Document locker')}
      token={token}
      empty={t('Keep identity documents for approval and files for your customers here.')}
    >
      {token && <Papers />}
    </Locker>
  )
}
