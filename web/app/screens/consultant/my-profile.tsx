import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { MyAccount } from '~/domains/accounts/components/profile/my-account.tsx'
import { updateAuth } from '~/domains/accounts/state.ts'
import { ownProfileQuery } from '~/domains/consultants/own/api.ts'
import { ProfileEditor } from '~/domains/consultants/own/components/profile-editor.tsx'
import { NotificationChoices } from '~/domains/notifications/choices/notification-choices.tsx'
import { useSettings } from '~/domains/settings/api.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './my-profile.module.css'

export const meta = page((t) => ({
  title: t('Profile'),
  description: t('How customers see you.'),
  private: true,
}))

/** The public profile; name, number and devices belong to the account and are behind a link. */
export default function MyProfile() {
  const [query] = useSearchParams()
  return query.has('account') ? <Account /> : <Presented />
}

function Presented() {
  const t = useT()
  const { data, isError, refetch } = useQuery(ownProfileQuery(useApi()))
  if (data)
    return (
      <ProfileEditor
        key={data.consultantDetail.id}
        profile={data.consultantDetail}
        onPhoto={(thumbnail) => updateAuth({ thumbnail })}
        account={
          <>
            <LocalLink to="/my-profile?account">{t('Name, mobile number and security')}</LocalLink>
            <br />
            <LocalLink to="/packages">{t('Packages of several sessions')}</LocalLink>
          </>
        }
      />
    )
  return (
    <>
      <PageHead title={t('Profile')} />
      {isError ? <LoadFailed retry={refetch} /> : <SkeletonLines lines={10} />}
    </>
  )
}

function Account() {
  const t = useT()
  const settings = useSettings()
  if (!settings) return null
  return (
    <>
      <LocalLink to="/my-profile" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Back to your profile')}
      </LocalLink>
      <MyAccount
        title={t('Account')}
        line={t('If you change your name, our team will verify your documents again.')}
        policies={settings}
        notices={<NotificationChoices />}
      />
    </>
  )
}
