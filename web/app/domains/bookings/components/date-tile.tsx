import { dayIn, formatMonth } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import classes from './date-tile.module.css'

/** A calendar leaf; the date is also given as text beside it. */
export function DateTile({ at }: { at: string }) {
  const t = useT()
  const day = dayIn(useReaderZone(), at)
  const [month = ''] = formatMonth(day, t).split(' ')
  return (
    <span className={classes.tile} aria-hidden="true">
      <span>{t.language === 'hi' ? month : month.slice(0, 3)}</span>
      <strong>{Number(day.slice(8))}</strong>
    </span>
  )
}
