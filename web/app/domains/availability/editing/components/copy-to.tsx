import { formatWeekday } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { keyOf, type Place } from '../draft.ts'
import { placeName, weekdayName } from '../words.ts'
import classes from './day-dialog.module.css'

interface CopyToProps {
  place: Place
  places: readonly Place[]
  chosen: readonly Place[]
  onChoose: (places: readonly Place[]) => void
}

/** The other days of the week that get the same hours. */
export function CopyTo({ place, places, chosen, onChoose }: CopyToProps) {
  const t = useT()
  const isChosen = (one: Place) => chosen.some((other) => keyOf(other) === keyOf(one))
  return (
    <fieldset className={classes.copy}>
      <legend>{t('Copy to other days')}</legend>
      {places
        .filter((one) => keyOf(one) !== keyOf(place))
        .map((one) => (
          <label key={keyOf(one)}>
            <input
              type="checkbox"
              checked={isChosen(one)}
              aria-label={placeName(one, t)}
              onChange={() =>
                onChoose(isChosen(one) ? chosen.filter((other) => keyOf(other) !== keyOf(one)) : [...chosen, one])
              }
            />
            <span>
              {'date' in one
                ? `${formatWeekday(one.date, 'short', t)} ${Number(one.date.slice(8))}`
                : weekdayName(one.weekday, t, 'short')}
            </span>
          </label>
        ))}
    </fieldset>
  )
}
