import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import type { Profile } from './api.ts'
import classes from './expertise.module.css'

/** Industries; each links to all consultants in it. */
export function Expertise({ industries }: { industries: Profile['industries'] }) {
  const t = useT()
  return (
    <ul className={classes.list}>
      {industries.map((industry) => (
        <li key={industry.id}>
          <LocalLink to={`/consultants?industry=${industry.id}`}>
            <Icon name="check" />
            <span>{titleOf(industry, t.language)}</span>
            <small>{t('All consultants')}</small>
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
