import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { documentCheckQuery } from '~/domains/orders/api.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { prefetch, useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Facts } from '~/ui/facts.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import type { Route } from './+types/document-check.ts'
import classes from './document-check.module.css'

export const meta = page((t) => ({
  title: t('Check an invoice'),
  description: t('Check with its QR code whether an invoice or credit note is genuine.'),
  private: true,
}))

const askedIn = (query: URLSearchParams) => ({ number: query.get('number') ?? '', code: query.get('code') ?? '' })

export const loader = (args: Route.LoaderArgs) => {
  const asked = askedIn(new URL(args.request.url).searchParams)
  return prefetch(args, (api) => ({ optional: asked.number ? [documentCheckQuery(api, asked)] : [] }))
}

/** Target of an invoice's QR code: what our ledger has, to be compared with the paper. */
export default function DocumentCheck() {
  const t = useT()
  const [query] = useSearchParams()
  const asked = askedIn(query)
  const answer = useQuery({ ...documentCheckQuery(useApi(), asked), enabled: asked.number !== '' })
  const document = answer.data?.document
  if (answer.isError)
    return (
      <Page narrow>
        <PageHead title={t('Check an invoice')} />
        <LoadFailed retry={answer.refetch} />
      </Page>
    )
  if (asked.number !== '' && !answer.data)
    return (
      <Page narrow>
        <PageHead title={t('Check an invoice')} />
        <SkeletonLines lines={6} />
      </Page>
    )
  if (!document)
    return (
      <Page narrow>
        <PageHead title={t('Check an invoice')} />
        <EmptyState
          drawing="glass"
          tint="c"
          title={t('Document not found')}
          actions={<ButtonLink to="/">{t('Go to the home page')}</ButtonLink>}
        >
          {t(
            'Scan the QR code again. If you still see this, the document may not be genuine; please call our help desk.',
          )}
        </EmptyState>
      </Page>
    )
  return (
    <Page narrow>
      <PageHead title={document.kind === 'invoice' ? t('This invoice is genuine') : t('This credit note is genuine')}>
        {t('Compare these details with your copy.')}
      </PageHead>
      <div className={classes.paper}>
        <Facts
          facts={[
            [t('Number'), document.number],
            [t('Date'), formatDate(document.issuedAt, t)],
            [t('Total'), <strong key="total">{formatExactPaise(document.totalPaise)}</strong>],
            [t('Credited later'), document.creditedPaise > 0 ? formatExactPaise(document.creditedPaise) : null],
            [t('Issued by'), document.seller.name],
            ['GSTIN', document.seller.gstin],
            [t('Issued to'), document.buyer],
          ]}
        />
      </div>
    </Page>
  )
}
