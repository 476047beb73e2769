import { sectorPath } from '~/domains/catalogue/api.ts'
import { SectorIcon } from '~/domains/catalogue/components/sector-icon.tsx'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { Section } from './section.tsx'
import classes from './sectors.module.css'

interface SectorRow {
  id: number
  slug: string
  icon: string
  title_english: string
  title_hindi: string
  categoryTypeId: number
  consultantsCount: number
}

const SHOWN = 12

export function Sectors({ sectors }: { sectors: readonly SectorRow[] }) {
  const t = useT()
  const largest = [...sectors].sort((a, b) => b.consultantsCount - a.consultantsCount).slice(0, SHOWN)
  return (
    <Section title={t('Browse by sector')} more={{ to: '/consultants', label: t('All consultants') }}>
      <ul className={classes.grid}>
        {largest.map((sector) => (
          <li key={sector.id}>
            <LocalLink to={sectorPath(sector.categoryTypeId, sector.slug)}>
              <SectorIcon name={sector.icon} />
              <span>
                <strong>{titleOf(sector, t.language)}</strong>
                <span className={`${classes.count} pm-num`}>
                  {t.count(sector.consultantsCount, '{count} consultant', '{count} consultants', {
                    count: formatCount(sector.consultantsCount),
                  })}
                </span>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
