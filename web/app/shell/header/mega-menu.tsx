import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { industryPath, type MenuSector, megaMenuQuery, sectorPath } from '~/domains/catalogue/api.ts'
import { rememberFirstCategory, useFirstCategory } from '~/domains/catalogue/state.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import classes from './mega-menu.module.css'
import { NotListed } from './not-listed.tsx'

interface MegaMenuProps {
  typeId: number
  close: () => void
}

export function MegaMenu({ typeId, close }: MegaMenuProps) {
  const { data, isError, refetch } = useQuery(megaMenuQuery(useApi()))
  const sectors = data?.categoryTypes.find(({ id }) => id === typeId)?.sectors ?? []
  const remembered = useFirstCategory(({ firstCategory }) => firstCategory)
  const [chosenId, choose] = useState<number | undefined>(remembered?.id)
  const sector = sectors.find(({ id }) => id === chosenId) ?? sectors[0]
  const select = (next: MenuSector) => {
    choose(next.id)
    rememberFirstCategory({ id: next.id, slug: next.slug, subSubCategories: next.industries })
  }
  return (
    <div className={classes.menu}>
      <div className={classes.inside}>
        {isError && !data && <LoadFailed retry={refetch} />}
        <SectorList sectors={sectors} chosen={sector?.id} select={select} />
        {sector ? <Industries typeId={typeId} sector={sector} close={close} /> : <div aria-busy={!isError} />}
        <NotListed />
      </div>
    </div>
  )
}

interface SectorListProps {
  sectors: readonly MenuSector[]
  chosen: number | undefined
  select: (sector: MenuSector) => void
}

function SectorList({ sectors, chosen, select }: SectorListProps) {
  const t = useT()
  return (
    <ul className={classes.sectors}>
      {sectors.map((sector) => (
        <li key={sector.id}>
          <button
            type="button"
            className={classes.sector}
            aria-pressed={sector.id === chosen}
            onPointerEnter={() => select(sector)}
            onFocus={() => select(sector)}
            onClick={() => select(sector)}
          >
            {titleOf(sector, t.language)}
            <span className={classes.count}>{formatCount(sector.consultantsCount)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Industries({ typeId, sector, close }: { typeId: number; sector: MenuSector; close: () => void }) {
  const t = useT()
  return (
    <div className={classes.industries}>
      <LocalLink to={sectorPath(typeId, sector.slug)} className={classes.all} onClick={close}>
        {t('View all in {sector}', { sector: titleOf(sector, t.language) })}
        <Icon name="arrow-right" size={18} />
      </LocalLink>
      <ul className={classes.columns}>
        {sector.industries.map((industry) => (
          <li key={industry.id}>
            <LocalLink to={industryPath(typeId, sector.slug, industry.id)} className={classes.industry} onClick={close}>
              {titleOf(industry, t.language)}
              <span className={classes.count}>{formatCount(industry.consultantsCount)}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
