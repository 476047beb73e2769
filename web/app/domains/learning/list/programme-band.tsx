import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { Band } from '~/ui/band.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import type { Programme } from '../api.ts'
import { programmePath } from '../paths.ts'
import { programmeTitle } from '../words.ts'
import classes from './programme-band.module.css'

/** Offers a programme above the list. */
export function ProgrammeBand({ programme }: { programme: Programme }) {
  const t = useT()
  const { courses, pricePaise, singlyPaise } = programme
  return (
    <Band className={classes.band} aria-labelledby="programme-band">
      <div>
        <h2 id="programme-band">{programmeTitle(programme, t)}</h2>
        <p className="pm-num">
          {t.count(courses, '{count} course at one price.', '{count} courses at one price.')}{' '}
          {singlyPaise > pricePaise &&
            t('Bought separately, they cost {amount}.', { amount: formatPaise(singlyPaise) })}
        </p>
      </div>
      <ButtonLink to={programmePath(programme.id)} className={classes.go}>
        {t('See programme, {amount}', { amount: formatPaise(pricePaise) })}
      </ButtonLink>
    </Band>
  )
}
