import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Tabs } from '~/ui/operated/tabs.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { userDetailsQuery } from '../../api.ts'
import { type Policies, SecurityTab } from '../security/security-tab.tsx'
import classes from './profile.module.css'
import { ProfileForm } from './profile-form.tsx'

interface MyAccountProps {
  title: string
  /** What the details are used for. */
  line: string
  policies: Policies
  /** Notification preferences. */
  notices: ReactNode
}

const FORM = 'profile-form'
const tabs = ['details', 'security', 'notices'] as const

/** The account's details and security settings. */
export function MyAccount({ title, line, policies, notices }: MyAccountProps) {
  const t = useT()
  const { data, isError, refetch } = useQuery(userDetailsQuery(useApi()))
  const [query, setQuery] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'details'
  const save = (
    <Button type="submit" form={FORM} className={classes.save ?? ''} loading={busy}>
      {t('Save changes')}
    </Button>
  )
  return (
    <>
      <PageHead title={title} action={tab === 'details' && data && save}>
        {tab === 'details' && line}
        {tab === 'security' && data && `${data.name}, ${formatMobile(data.mobile)}`}
        {tab === 'notices' && t('Choose your notifications and how you get them.')}
      </PageHead>
      <Tabs
        value={tab}
        styles={{ tab: { paddingInline: 0 } }}
        onChange={(next) =>
          setQuery(
            (now) => {
              if (next && next !== 'details') now.set('tab', next)
              else now.delete('tab')
              return now
            },
            { preventScrollReset: true },
          )
        }
      >
        <Tabs.List className={classes.tabs ?? ''}>
          <Tabs.Tab value="details">{t('Details')}</Tabs.Tab>
          <Tabs.Tab value="security">{t('Security')}</Tabs.Tab>
          <Tabs.Tab value="notices">{t('Notifications')}</Tabs.Tab>
        </Tabs.List>
        {isError && !data && <LoadFailed retry={refetch} />}
        {!data && !isError && <SkeletonLines lines={6} />}
        <Tabs.Panel value="details" keepMounted>
          {data && !data.profileComplete && (
            <Alert color="marigold" icon={<Icon name="user-check" />} title={t('Complete your profile')} mb="md">
              {t('Add your email and PIN code to receive invoices and session links.')}
            </Alert>
          )}
          {data && <ProfileForm key={data.id} id={FORM} details={data} onBusy={setBusy} />}
        </Tabs.Panel>
        <Tabs.Panel value="security">{data && <SecurityTab mobile={data.mobile} policies={policies} />}</Tabs.Panel>
        <Tabs.Panel value="notices">{notices}</Tabs.Panel>
      </Tabs>
    </>
  )
}
