import { type ReactNode, useState } from 'react'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { type CatalogueTree, entryPath, type TreeSector } from './api.ts'
import classes from './tree.module.css'

export interface Chosen {
  kind: 'industry' | 'sector' | 'type'
  id: number | 'new'
}

interface TreeProps {
  types: CatalogueTree
  chosen: Chosen | undefined
}

/** Type → sector → industry, with a filter field. */
export function Tree({ types, chosen }: TreeProps) {
  const t = useT()
  const [find, setFind] = useState('')
  const shown = narrowed(types, find.trim().toLowerCase())
  return (
    <nav className={classes.tree} aria-label={t('Catalogue')}>
      <TextInput
        type="search"
        aria-label={t('Find')}
        placeholder={t('Find')}
        leftSection={<Icon name="search" size={18} />}
        value={find}
        onChange={(event) => setFind(event.currentTarget.value)}
      />
      <ul>
        {shown.map((type) => (
          <Branch
            key={`${type.id} ${find !== ''}`}
            label={titleOf(type, t.language)}
            count={type.sectors.reduce((sum, { industries }) => sum + industries.length, 0)}
            startsOpen
            to={entryPath('type', type.id)}
            current={chosen?.kind === 'type' && chosen.id === type.id}
          >
            {type.sectors.map((sector) => (
              <SectorBranch key={`${sector.id} ${find !== ''}`} sector={sector} chosen={chosen} open={find !== ''} />
            ))}
          </Branch>
        ))}
      </ul>
      {shown.length === 0 && <p className={classes.none}>{t('No results.')}</p>}
    </nav>
  )
}

function SectorBranch({ sector, chosen, open }: { sector: TreeSector; chosen: Chosen | undefined; open: boolean }) {
  const t = useT()
  const isChosen = (kind: Chosen['kind'], id: number) => chosen?.kind === kind && chosen.id === id
  const holds = isChosen('sector', sector.id) || sector.industries.some(({ id }) => isChosen('industry', id))
  return (
    <Branch
      label={titleOf(sector, t.language)}
      count={sector.industries.length}
      hidden={sector.hidden}
      startsOpen={open || holds}
      to={entryPath('sector', sector.id)}
      current={isChosen('sector', sector.id)}
    >
      {sector.industries.map((industry) => (
        <li key={industry.id}>
          <LocalLink
            to={entryPath('industry', industry.id)}
            className={classes.leaf}
            preventScrollReset
            aria-current={isChosen('industry', industry.id) ? 'page' : undefined}
            data-hidden={industry.hidden}
          >
            {titleOf(industry, t.language)}
            {industry.hidden && <HiddenMark />}
            <span className="pm-num">{formatCount(industry.consultantsCount)}</span>
          </LocalLink>
        </li>
      ))}
    </Branch>
  )
}

interface BranchProps {
  label: string
  count: number
  hidden?: boolean
  startsOpen: boolean
  to: string
  current: boolean
  children: ReactNode
}

function Branch({ label, count, hidden = false, startsOpen, to, current, children }: BranchProps) {
  const t = useT()
  const [open, setOpen] = useState(startsOpen)
  return (
    <li>
      <div className={classes.branch} data-hidden={hidden}>
        <button
          type="button"
          aria-expanded={open}
          aria-label={open ? t('Close {name}', { name: label }) : t('Open {name}', { name: label })}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'chevron-down' : 'chevron-right'} size={18} />
        </button>
        <LocalLink to={to} preventScrollReset aria-current={current ? 'page' : undefined}>
          {label}
        </LocalLink>
        {hidden && <HiddenMark />}
        <span className="pm-num">{formatCount(count)}</span>
      </div>
      {open && <ul>{children}</ul>}
    </li>
  )
}

function HiddenMark() {
  const t = useT()
  return (
    <span role="img" aria-label={t('Hidden')} title={t('Hidden')}>
      <Icon name="eye-off" size={16} />
    </span>
  )
}

function narrowed(types: CatalogueTree, text: string): CatalogueTree {
  if (!text) return types
  const named = (entry: { title_english: string; title_hindi: string; slug: string }) =>
    [entry.title_english, entry.title_hindi, entry.slug].some((name) => name.toLowerCase().includes(text))
  return types
    .map((type) => ({
      ...type,
      sectors: type.sectors
        .map((sector) => (named(sector) ? sector : { ...sector, industries: sector.industries.filter(named) }))
        .filter((sector) => named(sector) || sector.industries.length > 0),
    }))
    .filter(({ sectors }) => sectors.length > 0)
}
