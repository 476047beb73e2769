import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { comparisonQuery } from '~/domains/consultants/api.ts'
import { idsIn } from '~/domains/consultants/compare/state.ts'
import { CompareTable } from '~/domains/consultants/components/compare/compare-table.tsx'
import { SwitchRow } from '~/domains/consultants/components/listing/filters/switch-row.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { pageContext, prefetch, useApi } from '~/lib/query.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import type { Route } from './+types/compare.ts'
import classes from './compare.module.css'

export const meta = page((t) => ({
  title: t('Compare consultants'),
  description: t('Two or three consultants side by side: rating, experience, languages, fees and the next free slot.'),
  private: true,
}))

export const loader = (args: Route.LoaderArgs) => {
  const { api } = args.context.get(pageContext)
  const ids = idsIn(new URL(args.request.url).searchParams.get('ids'))
  return prefetch(args, () => ({ optional: ids.length > 0 ? [comparisonQuery(api, ids)] : [] }))
}

export default function Compare() {
  const t = useT()
  const api = useApi()
  const [query] = useSearchParams()
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const ids = idsIn(query.get('ids'))
  const answer = useQuery({ ...comparisonQuery(api, ids), enabled: ids.length > 0 })
  const consultants = answer.data?.consultants ?? []
  const nobody = ids.length === 0 || (answer.isSuccess && consultants.length === 0)
  return (
    <Page>
      <Breadcrumbs crumbs={[{ title: t('Consultants'), to: '/consultants' }, { title: t('Compare') }]} />
      <PageHead
        title={
          consultants.length === 3
            ? t('Compare three')
            : consultants.length === 2
              ? t('Compare two')
              : t('Compare consultants')
        }
        action={
          consultants.length > 1 && (
            <div className={classes.switch}>
              <SwitchRow
                label={t('Show differences only')}
                name="differs"
                value="yes"
                checked={onlyDifferent}
                onToggle={setOnlyDifferent}
              />
            </div>
          )
        }
      >
        {consultants.length > 1 && t('The best value in each row is green.')}
      </PageHead>
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {answer.isLoading && <SkeletonLines />}
      {consultants.length > 0 && <CompareTable consultants={consultants} onlyDifferent={onlyDifferent} />}
      {nobody ? (
        <EmptyState
          drawing="people"
          title={t('No consultants to compare yet')}
          actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
        >
          {t('Select two or three consultants in the list to compare them here.')}
        </EmptyState>
      ) : (
        <p className={classes.back}>
          <ButtonLink to="/consultants" variant="plain" icon="arrow-left">
            {t('Back to consultants')}
          </ButtonLink>
        </p>
      )}
    </Page>
  )
}
