import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { type ExpertOffer, expertQuery, type Talk } from '../api.ts'
import { Arch } from './arch.tsx'
import { BusyExpert } from './busy-expert.tsx'
import classes from './pre-ring-sheet.module.css'
import { RingForm } from './ring-form.tsx'

interface PreRingSheetProps {
  expertId: number
  onClose: () => void
  onRinging: (talk: Talk) => void
  /** Adds the missing amount to the wallet and returns to this sheet. */
  topUp: (offer: ExpertOffer, goOn: () => void) => ReactNode
}

/** Before calling: price per minute, how far the balance goes, the maximum cost, and the topic. */
export function PreRingSheet({ expertId, onClose, onRinging, topUp }: PreRingSheetProps) {
  const t = useT()
  const offer = useQuery({ ...expertQuery(useApi(), expertId), staleTime: 0 })
  const { data } = offer
  const title = data ? t('Talk to {name}?', { name: data.expert.name }) : t('Talk now')
  return (
    <Dialog opened onClose={onClose} title={title} heading={data ? <Who offer={data} title={title} /> : title}>
      {offer.isError && !data && <LoadFailed retry={offer.refetch} />}
      {offer.isPending && <SkeletonLines lines={8} />}
      {data && <Inside offer={data} goOn={() => void offer.refetch()} {...{ onClose, onRinging, topUp }} />}
    </Dialog>
  )
}

interface InsideProps extends Omit<PreRingSheetProps, 'expertId'> {
  offer: ExpertOffer
  goOn: () => void
}

function Inside({ offer, goOn, onClose, onRinging, topUp }: InsideProps) {
  const { expert } = offer
  if (expert.state !== 'free') return <BusyExpert offer={offer} onClose={onClose} />
  if (expert.missingPaise) return topUp(offer, goOn)
  return <RingForm offer={offer} onRinging={onRinging} onChanged={goOn} />
}

function Who({ offer: { expert }, title }: { offer: ExpertOffer; title: string }) {
  const t = useT()
  const headline = (t.language === 'hi' && expert.headlineHindi) || expert.headline
  return (
    <span className={classes.who}>
      <Arch id={expert.id} name={expert.name} picture={expert.thumbnail} width={68} />
      <span>
        {title}
        <small>
          {headline}&nbsp;· {languageNames(expert.languages, t.language)}
        </small>
      </span>
    </span>
  )
}
