import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { changeIndustry } from '#contract/catalogue/editing.ts'
import { type CatalogueTree, entryPath, treeQuery } from '~/domains/catalogue/editing/api.ts'
import { IndustryPanel, SectorPanel, TypePanel } from '~/domains/catalogue/editing/entry-panel.tsx'
import { ImportDialog } from '~/domains/catalogue/editing/import-dialog.tsx'
import { IndustryForm } from '~/domains/catalogue/editing/industry-form.tsx'
import { SectorForm } from '~/domains/catalogue/editing/sector-form.tsx'
import { type Chosen, Tree } from '~/domains/catalogue/editing/tree.tsx'
import { VainSearches } from '~/domains/catalogue/editing/vain-searches.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { NotAllowed } from '~/ui/operated/data-table/not-allowed.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './catalogue.module.css'

export const meta = page((t) => ({
  title: t('Catalogue'),
  description: t('Types, sectors and industries.'),
  private: true,
}))

export default function CataloguePage() {
  const t = useT()
  const [query] = useSearchParams()
  const { data, isError, refetch } = useQuery(treeQuery(useApi()))
  const [importing, setImporting] = useState(false)
  const chosen = chosenIn(query)
  const types = data?.categoryTypes
  const mayEdit = useMayUse()<typeof changeIndustry>('PUT /api/web/v1/admin/catalogue/industries/{id}')
  return (
    <>
      <PageHead
        title={t('Catalogue')}
        action={
          mayEdit && (
            <div className={classes.acts}>
              <Button variant="default" onClick={() => setImporting(true)}>
                {t('Import CSV')}
              </Button>
              <ButtonLink to={entryPath('sector', 'new')} variant="outline">
                {t('Add sector')}
              </ButtonLink>
              <ButtonLink to={entryPath('industry', 'new')}>{t('Add industry')}</ButtonLink>
            </div>
          )
        }
      >
        {types && <Totals types={types} />}
      </PageHead>
      {types ? (
        <div className={classes.frame} data-chosen={chosen !== undefined}>
          <Tree types={types} chosen={chosen} />
          <div>{chosen && !mayEdit ? <NotAllowed /> : <Entry chosen={chosen} types={types} />}</div>
        </div>
      ) : isError ? (
        <LoadFailed retry={refetch} />
      ) : (
        <SkeletonLines lines={10} />
      )}
      {importing && <ImportDialog close={() => setImporting(false)} />}
    </>
  )
}

function Totals({ types }: { types: CatalogueTree }) {
  const t = useT()
  const sectors = types.flatMap((type) => type.sectors)
  const industries = sectors.reduce((sum, sector) => sum + sector.industries.length, 0)
  return t('{types} types, {sectors} sectors, {industries} industries', {
    types: types.length,
    sectors: sectors.length,
    industries,
  })
}

function Entry({ chosen, types }: { chosen: Chosen | undefined; types: CatalogueTree }) {
  const t = useT()
  if (!chosen) return <VainSearches />
  const { kind, id } = chosen
  if (kind === 'type') return id === 'new' ? <VainSearches /> : <TypePanel id={id} />
  if (id === 'new')
    return (
      <Panel title={kind === 'industry' ? t('New industry') : t('New sector')}>
        {kind === 'industry' ? (
          <IndustryForm industry={undefined} types={types} />
        ) : (
          <SectorForm sector={undefined} types={types} />
        )}
      </Panel>
    )
  return kind === 'industry' ? <IndustryPanel id={id} types={types} /> : <SectorPanel id={id} types={types} />
}

function chosenIn(query: URLSearchParams): Chosen | undefined {
  for (const kind of ['industry', 'sector', 'type'] as const) {
    const id = query.get(kind)
    if (id === 'new') return { kind, id }
    if (id && /^\d{1,15}$/.test(id)) return { kind, id: Number(id) }
  }
  return undefined
}
