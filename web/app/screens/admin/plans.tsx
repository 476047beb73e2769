import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { createPlan } from '#contract/memberships/staff.ts'
import { allPlansQuery, type StaffPlan } from '~/domains/memberships/staff/api.ts'
import { PlanDialog } from '~/domains/memberships/staff/plan-dialog.tsx'
import { PlanRows } from '~/domains/memberships/staff/plan-rows.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { useApi } from '~/lib/query.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({ title: t('Plans'), description: t('Membership plans.'), private: true }))

export default function Plans() {
  const t = useT()
  const [open, setOpen] = useState<StaffPlan | 'new'>()
  const answer = useQuery(allPlansQuery(useApi()))
  const mayEdit = useMayUse()<typeof createPlan>('POST /api/web/v1/admin/membership-plans')
  const plans = answer.data?.plans ?? []
  return (
    <>
      <PageHead title={t('Plans')} action={mayEdit && <Button onClick={() => setOpen('new')}>{t('New plan')}</Button>}>
        {t('A change makes a new version. Members keep the one they bought.')}
      </PageHead>
      {answer.isLoading && <SkeletonLines />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {answer.isSuccess && plans.length === 0 && (
        <EmptyState drawing="card" title={t('No plans yet')}>
          {t('A plan has a price, percentages off and included minutes, answers and courses.')}
        </EmptyState>
      )}
      {plans.length > 0 && <PlanRows plans={plans} open={mayEdit ? setOpen : undefined} />}
      {open && <PlanDialog plan={open === 'new' ? undefined : open} close={() => setOpen(undefined)} />}
    </>
  )
}
