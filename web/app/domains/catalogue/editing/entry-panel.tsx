import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import * as calls from './api.ts'
import { EntryActs } from './entry-acts.tsx'
import classes from './form.module.css'
import { IndustryForm } from './industry-form.tsx'
import { SectorForm } from './sector-form.tsx'
import { TypeForm } from './type-form.tsx'

interface PanelProps {
  id: number
  types: calls.CatalogueTree
}

export function IndustryPanel({ id, types }: PanelProps) {
  const t = useT()
  const api = useApi()
  const { data: industry, isError, refetch } = useQuery(calls.industryQuery(api, id))
  if (!industry) return <NotThere failed={isError} retry={refetch} />
  const { inUse, oldSlugs, siblings, ...stored } = industry
  return (
    <EntryPanel
      entry={industry}
      unused={inUse.consultants + inUse.services === 0}
      setHidden={(hidden, reason) => calls.changeIndustry(api, { ...stored, hidden, reason })}
      remove={(reason) => calls.deleteIndustry(api, { id, version: industry.version, reason })}
      uses={[
        [t('Consultants'), inUse.consultants],
        [t('Services'), inUse.services],
        [t('Searches, 30 days'), inUse.searches],
      ]}
    >
      <IndustryForm key={`${id} ${industry.version}`} industry={industry} types={types} />
    </EntryPanel>
  )
}

export function SectorPanel({ id, types }: PanelProps) {
  const t = useT()
  const api = useApi()
  const { data: sector, isError, refetch } = useQuery(calls.sectorQuery(api, id))
  if (!sector) return <NotThere failed={isError} retry={refetch} />
  const { inUse, oldSlugs, siblings, ...stored } = sector
  return (
    <EntryPanel
      entry={sector}
      unused={inUse.industries === 0}
      setHidden={(hidden, reason) => calls.changeSector(api, { ...stored, hidden, reason })}
      remove={(reason) => calls.deleteSector(api, { id, version: sector.version, reason })}
      uses={[
        [t('Industries'), inUse.industries],
        [t('Consultants listed'), inUse.listed],
      ]}
    >
      <SectorForm key={`${id} ${sector.version}`} sector={sector} types={types} />
    </EntryPanel>
  )
}

const NotThere = ({ failed, retry }: { failed: boolean; retry: () => void }) =>
  failed ? <LoadFailed retry={retry} /> : <SkeletonLines lines={8} />

interface EntryPanelProps extends Omit<ComponentProps<typeof EntryActs>, 'title' | 'hidden'> {
  entry: { title_english: string; title_hindi: string; hidden: boolean; oldSlugs: readonly string[] }
  uses: readonly (readonly [string, number])[]
  /** Its form. */
  children: ReactNode
}

/** An entry with its actions, its form, and what prevents deleting it. */
function EntryPanel({ entry, uses, children, ...acts }: EntryPanelProps) {
  const t = useT()
  const title = titleOf(entry, t.language)
  return (
    <Panel title={title} action={<EntryActs title={title} hidden={entry.hidden} {...acts} />}>
      {children}
      <Uses uses={uses} oldSlugs={entry.oldSlugs} />
      {!acts.unused && (
        <Alert icon={<Icon name="info-circle" />} color="gray" mt="md">
          {t(
            'It cannot be deleted while something uses it. Hiding removes it from menus and search and keeps old bookings intact.',
          )}
        </Alert>
      )}
    </Panel>
  )
}

export function TypePanel({ id }: { id: number }) {
  const t = useT()
  const { data: type, isError, refetch } = useQuery(calls.typeQuery(useApi(), id))
  if (!type) return <NotThere failed={isError} retry={refetch} />
  return (
    <Panel title={titleOf(type, t.language)}>
      <TypeForm key={`${id} ${type.version}`} type={type} />
      <Uses
        uses={[
          [t('Sectors'), type.inUse.sectors],
          [t('Consultants listed'), type.inUse.listed],
        ]}
        oldSlugs={[]}
      />
      <Alert icon={<Icon name="info-circle" />} color="gray" mt="md">
        {t('This also changes the top bar, menus and filters. A type cannot be deleted.')}
      </Alert>
    </Panel>
  )
}

function Uses({ uses, oldSlugs }: { uses: readonly (readonly [string, number])[]; oldSlugs: readonly string[] }) {
  const t = useT()
  return (
    <>
      <dl className={classes.uses} aria-label={t('In use')}>
        {uses.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="pm-num">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {oldSlugs.length > 0 && <p>{t('Former slugs that still work: {slugs}', { slugs: oldSlugs.join(', ') })}</p>}
    </>
  )
}
