import { MyAccount } from '~/domains/accounts/components/profile/my-account.tsx'
import { NotificationChoices } from '~/domains/notifications/choices/notification-choices.tsx'
import { useSettings } from '~/domains/settings/api.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'

export const meta = page((t) => ({
  title: t('My profile'),
  description: t('Your details and security settings.'),
  private: true,
}))

export default function MyProfile() {
  const t = useT()
  const settings = useSettings()
  if (!settings) return null
  return (
    <>
      <MyAccount
        title={t('My profile')}
        line={t('Consultants see your name and photo when you book.')}
        policies={settings}
        notices={<NotificationChoices />}
      />
      <p>
        <ButtonLink to="/dashboard/addresses" variant="plain" icon="home">
          {t('My addresses')}
        </ButtonLink>
      </p>
    </>
  )
}
