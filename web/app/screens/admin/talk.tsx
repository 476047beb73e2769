import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { staffTalkQuery } from '~/domains/talks/library/staff/api.ts'
import { PublishPanel } from '~/domains/talks/library/staff/components/publish-panel.tsx'
import { RecordingPanel } from '~/domains/talks/library/staff/components/recording-panel.tsx'
import { TalkForm } from '~/domains/talks/library/staff/components/talk-form.tsx'
import { problemText } from '~/lib/form.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './talk.module.css'

export const meta = page((t) => ({
  title: t('Talk'),
  description: t('Talk details and recording.'),
  private: true,
}))

export default function TalkPage() {
  const t = useT()
  const token = useAuth(({ auth }) => auth?.token)
  const { data, error } = useQuery(staffTalkQuery(useApi(), Number(useParams().talkId)))
  if (error && !data)
    return (
      <>
        <PageHead title={t('Talk')} />
        <EmptyState
          drawing="screen"
          tint="d"
          title={t('This talk cannot be shown')}
          actions={<ButtonLink to="/admin/talks">{t('All talks')}</ButtonLink>}
        >
          {problemText(error, t)}
        </EmptyState>
      </>
    )
  if (!data) return <SkeletonLines lines={10} />
  const { talk } = data
  return (
    <>
      <LocalLink to="/admin/talks" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Talks')}
      </LocalLink>
      <PageHead title={titleOf(talk, t.language)}>
        {[
          talk.speaker.name,
          t.count(talk.views, '{count} view', '{count} views', { count: formatCount(talk.views) }),
          t('{count} attending', { count: formatCount(talk.going) }),
        ].join(' · ')}
      </PageHead>
      <div className={classes.columns}>
        <TalkForm key={`${talk.id} ${talk.version}`} talk={talk} onSaved={() => {}} />
        <div className={classes.side}>
          <PublishPanel talk={talk} />
          {token && <RecordingPanel talk={talk} token={token} />}
        </div>
      </div>
    </>
  )
}
