import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { BlockOrReport } from '~/domains/accounts/blocks/block-or-report.tsx'
import { useAuth } from '~/domains/accounts/state.ts'
import { DocumentButton } from '~/domains/orders/components/document-button.tsx'
import { receiptQuery } from '~/domains/talks/api.ts'
import { historyPath, roomPath } from '~/domains/talks/paths.ts'
import { Receipt } from '~/domains/talks/receipt/receipt.tsx'
import { NoSuchCall } from '~/features/talk-receipt/no-such-call.tsx'
import { OwnNotes } from '~/features/talk-receipt/own-notes.tsx'
import classes from '~/features/talk-receipt/receipt-page.module.css'
import { page } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Call receipt'),
  description: t('How long you talked and what you paid.'),
  private: true,
}))

export default function Call() {
  const t = useT()
  const id = Number(useParams().talk)
  const signedIn = useAuth((state) => state.auth?.type === 'user')
  const answer = useQuery({ ...receiptQuery(useApi(), id), enabled: signedIn, refetchOnMount: 'always' })
  const receipt = answer.data?.receipt
  if (answer.isError && !receipt) return <NoSuchCall side="customer" error={answer.error} retry={answer.refetch} />
  if (!receipt) return <SkeletonLines lines={10} />
  const { talk, paid } = receipt
  if (talk.state === 'live') return <Navigate to={localPath(roomPath(talk.room), t.language)} replace />
  return (
    <Receipt receipt={receipt}>
      <OwnNotes room={receipt.talk.room} />
      <div className={classes.acts}>
        {paid?.invoice && (
          <DocumentButton orderId={paid.orderId} document={paid.invoice}>
            {t('Invoice')}
          </DocumentButton>
        )}
        <ButtonLink to={`/consultants/${talk.other.slug}`} size="lg">
          {t('Book a follow-up')}
        </ButtonLink>
      </div>
      <LocalLink to={historyPath('customer')} className={classes.all}>
        {t('All calls')}
      </LocalLink>
      <BlockOrReport person={receipt.talk.other} />
    </Receipt>
  )
}
