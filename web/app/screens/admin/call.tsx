import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { endTalkByStaff } from '#contract/talks/staff.ts'
import { kindInWords } from '~/domains/talks/history/words.ts'
import { callStoryQuery } from '~/domains/talks/staff/api.ts'
import { CallBadge } from '~/domains/talks/staff/call-badge.tsx'
import { EndDialog } from '~/domains/talks/staff/end-dialog.tsx'
import { CallStoryView } from '~/domains/talks/staff/story.tsx'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './person.module.css'

export const meta = page((t) => ({
  title: t('Call'),
  description: t('Call details and timeline.'),
  private: true,
}))

const LOOK_AGAIN_MS = 5_000

export default function CallPage() {
  const t = useT()
  const id = Number(useParams().call)
  const [ending, setEnding] = useState(false)
  const mayUse = useMayUse()
  const query = callStoryQuery(useApi(), id)
  const { data: story, error } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data?.mayEnd ? LOOK_AGAIN_MS : false),
  })
  if (error && !story)
    return (
      <>
        <PageHead title={t('Call')} />
        <EmptyState
          drawing="phone"
          tint="d"
          title={t('This call cannot be shown')}
          actions={<ButtonLink to="/admin/calls">{t('All calls')}</ButtonLink>}
        >
          {problemText(error, t)}
        </EmptyState>
      </>
    )
  if (!story) return <SkeletonLines lines={10} />
  const { call, mayEnd } = story
  return (
    <>
      <LocalLink to="/admin/calls" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Calls')}
      </LocalLink>
      <PageHead
        title={call.number}
        action={
          mayEnd &&
          mayUse<typeof endTalkByStaff>('POST /api/web/v1/admin/calls/{id}/endings') && (
            <Button variant="light" color="madder" onClick={() => setEnding(true)}>
              {t('End this call')}
            </Button>
          )
        }
      >
        <span className={classes.under}>
          <CallBadge call={call} />
          {kindInWords(call, t)} · {formatDate(call.at, t)}, {formatTime(call.at, t)}
        </span>
      </PageHead>
      <CallStoryView story={story} />
      {ending && <EndDialog call={call} onClose={() => setEnding(false)} />}
    </>
  )
}
