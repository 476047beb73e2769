import { MyAccount } from '~/domains/accounts/components/profile/my-account.tsx'
import { useSettings } from '~/domains/settings/api.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'

export const meta = page((t) => ({
  title: t('Profile'),
  description: t('Your details and what keeps them safe.'),
  private: true,
}))

export default function MyProfile() {
  const t = useT()
  const settings = useSettings()
  if (!settings) return null
  return <MyAccount title={t('Profile')} line={t('Your name and photo are what customers see.')} policies={settings} />
}
