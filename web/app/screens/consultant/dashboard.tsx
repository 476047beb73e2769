import { useQuery } from '@tanstack/react-query'
import { ownProfileQuery } from '~/domains/consultants/own/api.ts'
import { ApprovalNote } from '~/domains/consultants/own/components/approval-note.tsx'
import { TakingCalls } from '~/domains/consultants/own/components/taking-calls.tsx'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import classes from './dashboard.module.css'

export const meta = page((t) => ({
  title: t('Dashboard'),
  description: t('Your sessions, earnings and reviews at a glance.'),
  private: true,
}))

export default function Dashboard() {
  const t = useT()
  const profile = useQuery(ownProfileQuery(useApi())).data?.consultantDetail
  return (
    <>
      <PageHead title={t('Dashboard')} action={profile && <TakingCalls profile={profile} />} />
      {profile && profile.approval !== 'approved' && (
        <div className={classes.note}>
          <ApprovalNote profile={profile} />
          <LocalLink to="/my-profile">{t('Go to your profile')}</LocalLink>
        </div>
      )}
      <EmptyState
        drawing="clock"
        tint="a"
        title={t('Nothing planned for today')}
        actions={<ButtonLink to="/schedule-timing">{t('Set your hours')}</ButtonLink>}
      >
        {t('Sessions, enquiries and earnings will stand here as soon as customers book you.')}
      </EmptyState>
    </>
  )
}
