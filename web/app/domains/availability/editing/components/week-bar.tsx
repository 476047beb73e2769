import { useT } from '~/lib/i18n/react.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Segments } from '~/ui/segments.tsx'
import { addDays } from '../../choice.ts'
import { weekText } from '../words.ts'
import classes from './week-bar.module.css'

export type Scope = 'week' | 'always'

interface WeekBarProps {
  monday: string
  /** The current week: earlier ones cannot be planned. */
  earliest: string
  scope: Scope
  onWeek: (monday: string) => void
  onScope: (scope: Scope) => void
  hasExternal: boolean
}

/** Which week, and whether a change applies to it alone or to every week. */
export function WeekBar({ monday, earliest, scope, onWeek, onScope, hasExternal }: WeekBarProps) {
  const t = useT()
  return (
    <div className={classes.bar}>
      {scope === 'week' ? (
        <div className={classes.week}>
          <IconButton
            icon="chevron-left"
            label={t('Previous week')}
            className={classes.turn ?? ''}
            disabled={monday <= earliest}
            onClick={() => onWeek(addDays(monday, -7))}
          />
          <span aria-live="polite" className={classes.days}>
            {weekText(monday, addDays(monday, 6), t)}
          </span>
          <IconButton
            icon="chevron-right"
            label={t('Next week')}
            className={classes.turn ?? ''}
            onClick={() => onWeek(addDays(monday, 7))}
          />
        </div>
      ) : (
        <p className={classes.usual}>{t('Your usual hours, for every week without its own hours')}</p>
      )}
      <ul className={classes.legend} aria-hidden>
        <li data-kind="open">{t('Open|hours')}</li>
        {scope === 'week' && <li data-kind="booking">{t('Booked|session')}</li>}
        {scope === 'week' && <li data-kind="leave">{t('Leave|time off')}</li>}
        {scope === 'week' && hasExternal && <li data-kind="external">{t('Busy in your other calendar')}</li>}
      </ul>
      <Segments
        legend={t('Editing')}
        name="scope"
        chosen={scope}
        onChoose={(chosen) => onScope(chosen as Scope)}
        choices={[
          { value: 'week', label: t('This week') },
          { value: 'always', label: t('Every week') },
        ]}
      />
    </div>
  )
}
