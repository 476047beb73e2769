import { useAuth } from '~/domains/accounts/state.ts'
import { Locker } from '~/domains/locker/components/locker.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'

export const meta = page((t) => ({
  title: t('Locker'),
  description: t('Your documents, private and shared only when you choose.'),
  private: true,
}))

export default function LockerPage() {
  const t = useT()
  const token = useAuth(({ auth }) => (auth?.type === 'user' ? auth.token : undefined))
  return (
    <Locker
      title={t('Locker')}
      token={token}
      empty={t('Keep licences and notes here in one place, ready to share in a session.')}
    />
  )
}
