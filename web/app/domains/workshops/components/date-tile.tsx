import { monthName } from '~/lib/calendar-words.ts'
import { dayIn, INDIA } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import classes from './date-tile.module.css'

const SHORT = 3

/** Month and day like a page of a calendar. Decorative: the date is written beside it. */
export function DateTile({ at }: { at: string }) {
  const { language } = useT()
  const day = dayIn(INDIA, at)
  const month = monthName(Number(day.slice(5, 7)) - 1, language)
  return (
    <span className={classes.tile} aria-hidden="true">
      <span>{language === 'hi' ? month : month.slice(0, SHORT)}</span>
      <strong className="pm-num">{Number(day.slice(8))}</strong>
    </span>
  )
}
