import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { BlockOrReport } from '~/domains/accounts/blocks/block-or-report.tsx'
import { receiptQuery } from '~/domains/talks/api.ts'
import { historyPath, roomPath } from '~/domains/talks/paths.ts'
import { Receipt } from '~/domains/talks/receipt/receipt.tsx'
import { NoSuchCall } from '~/features/talk-receipt/no-such-call.tsx'
import { OwnNotes } from '~/features/talk-receipt/own-notes.tsx'
import classes from '~/features/talk-receipt/receipt-page.module.css'
import { page } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useServerEvent } from '~/lib/server-events.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Call receipt'),
  description: t('How long you talked and what you earned.'),
  private: true,
}))

export default function Call() {
  const t = useT()
  const answer = useQuery({ ...receiptQuery(useApi(), Number(useParams().talk)), refetchOnMount: 'always' })
  // A ring is answered over this page, and its result is shown here.
  useServerEvent('talkchanged', () => void answer.refetch())
  const receipt = answer.data?.receipt
  if (answer.isError && !receipt) return <NoSuchCall side="consultant" error={answer.error} retry={answer.refetch} />
  if (!receipt) return <SkeletonLines lines={10} />
  if (receipt.talk.state === 'live') return <Navigate to={localPath(roomPath(receipt.talk.room), t.language)} replace />
  return (
    <Receipt receipt={receipt}>
      <OwnNotes room={receipt.talk.room} />
      <div className={classes.acts}>
        <ButtonLink to={historyPath('consultant')} size="lg" variant="outline">
          {t('All calls')}
        </ButtonLink>
      </div>
      <BlockOrReport person={receipt.talk.other} />
    </Receipt>
  )
}
