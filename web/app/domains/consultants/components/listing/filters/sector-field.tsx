import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { Icon } from '~/ui/icon.tsx'
import { Group } from './group.tsx'
import classes from './sector-field.module.css'
import type { Choices, FieldProps, SectorChoice } from './types.ts'

const AT_FIRST = 5

/** One sector of many: the largest first, the others after a click or by typing. */
export function SectorField({ choices: { sectors, chosen }, change }: FieldProps & { choices: Choices }) {
  const t = useT()
  const [wanted, setWanted] = useState('')
  const [pinned] = useState(chosen.sectorSlug)
  // A sector chosen among the rest stays there: moving it to the first ones would lose the focus.
  const [late, setLate] = useState<string>()
  const found = sectors.filter(({ title }) => title.toLowerCase().includes(wanted.trim().toLowerCase()))
  const first = wanted ? found : found.filter(({ slug }, i) => slug !== late && (i < AT_FIRST || slug === pinned))
  const rest = wanted ? [] : found.filter((sector) => !first.includes(sector))
  const choose = (sector: SectorChoice) => {
    setLate(rest.includes(sector) ? sector.slug : undefined)
    change({ consultant: String(sector.typeId), sector: sector.slug, industry: undefined })
  }
  const row = (sector: SectorChoice) => (
    <Row
      key={sector.slug}
      value={sector.slug}
      title={sector.title}
      count={sector.count}
      checked={sector.slug === chosen.sectorSlug}
      onChoose={() => choose(sector)}
    />
  )
  return (
    <Group legend={t('Sector')}>
      <div className={classes.find}>
        <Icon name="search" size={18} />
        <input
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          // Enter filters the sectors; it does not submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          placeholder={t('Find a sector')}
          aria-label={t('Find a sector')}
          maxLength={80}
        />
      </div>
      {!wanted && (
        <Row
          value=""
          title={t('All sectors')}
          checked={chosen.sectorSlug === undefined}
          onChoose={() => change({ sector: undefined, industry: undefined })}
        />
      )}
      {first.map(row)}
      {rest.length > 0 && (
        <details className={classes.more} open={rest.some(({ slug }) => slug === chosen.sectorSlug)}>
          <summary>{t('{count} more', { count: formatCount(rest.length) })}</summary>
          {rest.map(row)}
        </details>
      )}
      {found.length === 0 && (
        <p className={classes.none} role="status">
          {t('No sector with that name')}
        </p>
      )}
    </Group>
  )
}

interface RowProps {
  value: string
  title: string
  count?: string | undefined
  checked: boolean
  onChoose: () => void
}

const Row = ({ value, title, count, checked, onChoose }: RowProps) => (
  <label className={classes.row}>
    <input type="radio" name="sector" value={value} checked={checked} onChange={onChoose} />
    <span>{title}</span>
    {count !== undefined && <span className={`${classes.count} pm-num`}>{count}</span>}
  </label>
)
