import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { profilePath } from '~/domains/consultants/api.ts'
import { orderPath } from '~/domains/orders/paths.ts'
import { type OwnPackage, ownPackagesQuery } from '~/domains/packages/api.ts'
import classes from '~/domains/packages/own/own.module.css'
import { PackageCard } from '~/domains/packages/own/package-card.tsx'
import { CancelPackage } from '~/features/refund-choice/cancel-package.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { PageLinks } from '~/ui/page-links.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('My packages'),
  description: t('Sessions you bought together, and how many are left.'),
  private: true,
}))

export default function Packages() {
  const t = useT()
  const [parameters] = useSearchParams()
  const at = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const answer = useQuery({ ...ownPackagesQuery(useApi(), at), placeholderData: keepPreviousData })
  const [cancelled, setCancelled] = useState<OwnPackage>()
  const rows = answer.data?.data ?? []
  return (
    <>
      <PageHead title={t('My packages')}>{t('Sessions you bought together, and how many are left.')}</PageHead>
      {answer.isLoading && <SkeletonLines />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {answer.isSuccess && rows.length === 0 && (
        <EmptyState
          drawing="calendar"
          tint="c"
          title={t('You have no packages')}
          actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
        >
          {t('Some consultants offer several sessions at a lower price. You see their packages when you book.')}
        </EmptyState>
      )}
      <div className={classes.list}>
        {rows.map((bought) => (
          <PackageCard
            key={bought.id}
            bought={bought}
            bookPath={`${profilePath(bought.consultant)}?mode=${bought.mode}&minutes=${bought.minutes}#book`}
            orderPath={orderPath(bought.orderId)}
            onCancel={() => setCancelled(bought)}
          />
        ))}
      </div>
      {cancelled && <CancelPackage bought={cancelled} onClose={() => setCancelled(undefined)} />}
      <PageLinks
        page={at}
        last={Math.ceil((answer.data?.count ?? 0) / 10)}
        to={(number) => ({ search: `?page=${number}` })}
      />
    </>
  )
}
