import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownProfileQuery } from '~/domains/consultants/own/api.ts'
import { type OwnOffer, ownOffersQuery } from '~/domains/packages/api.ts'
import { OfferDialog, type Session } from '~/domains/packages/offers/offer-dialog.tsx'
import { OfferRow } from '~/domains/packages/offers/offer-row.tsx'
import classes from '~/domains/packages/offers/offers.module.css'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Packages'),
  description: t('Several sessions at a lower price.'),
  private: true,
}))

export default function ConsultantPackages() {
  const t = useT()
  const api = useApi()
  const answer = useQuery(ownOffersQuery(api))
  const profile = useQuery(ownProfileQuery(api))
  const [open, setOpen] = useState<OwnOffer | 'new'>()
  const offers = answer.data?.offers ?? []
  const sessions = (profile.data?.consultantDetail.fees ?? []).filter((fee): fee is Session => fee.mode !== 'written')
  const add = (
    <Button onClick={() => setOpen('new')} disabled={sessions.length === 0}>
      {t('New package')}
    </Button>
  )
  return (
    <>
      <PageHead title={t('Packages')} action={offers.length > 0 && add}>
        {t('Several sessions at a lower price. You earn your share after each session.')}
      </PageHead>
      {answer.isLoading && <SkeletonLines />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {answer.isSuccess && offers.length === 0 && (
        <EmptyState
          drawing="calendar"
          tint="c"
          title={t('No packages yet')}
          actions={
            profile.isSuccess && sessions.length === 0 ? (
              <ButtonLink to="/my-profile">{t('Add your fees first')}</ButtonLink>
            ) : (
              add
            )
          }
        >
          {t('Offer five sessions for the price of four, for example. Customers see it when they book you.')}
        </EmptyState>
      )}
      <ul className={classes.rows}>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} onEdit={() => setOpen(offer)} />
        ))}
      </ul>
      {open && (
        <OfferDialog offer={open === 'new' ? undefined : open} sessions={sessions} close={() => setOpen(undefined)} />
      )}
    </>
  )
}
