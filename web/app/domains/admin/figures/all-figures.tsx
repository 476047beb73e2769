import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Days, OverviewAnswer } from '../api.ts'
import { changeOf, pointsBetween } from '../change.ts'
import { Change } from '../components/change.tsx'
import classes from './all-figures.module.css'
import { figureWords, inUnit, type ShownFigure } from './words.ts'

interface AllFiguresProps {
  overview: OverviewAnswer
  days: Days
  /** Whether the caller may open the rows behind a figure. */
  mayOpen: boolean
}

/** Every figure with its definition, the period before, and a link to what it counts. */
export function AllFigures({ overview: { figures }, days, mayOpen }: AllFiguresProps) {
  const t = useT()
  const shown = (Object.keys(figureWords) as ShownFigure[]).filter((key) => figures[key] !== null)
  return (
    <ul className={classes.figures}>
      {shown.map((key) => {
        const { name, definition, rows, unit } = figureWords[key]
        const { now, before } = figures[key]!
        const say = (amount: number | null) => (amount === null ? '–' : inUnit(amount, unit, t))
        const isCompared = now !== null && before !== null
        return (
          <li key={key}>
            <span className={classes.words}>
              <strong>
                {mayOpen ? (
                  <LocalLink className={classes.link} to={`/admin/figures/${rows}?days=${days}`}>
                    {t(name)}
                  </LocalLink>
                ) : (
                  t(name)
                )}
              </strong>
              <span>{t(definition)}</span>
            </span>
            <span className={`${classes.amount} pm-num`}>
              <strong>{say(now)}</strong>
              <span>
                {isCompared && (
                  <Change
                    tenths={unit === 'percent' ? pointsBetween({ now, before }) : changeOf({ now, before })}
                    before={before ? say(before) : undefined}
                    days={Number(days)}
                    unit={unit === 'percent' ? 'points' : 'percent'}
                  />
                )}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
