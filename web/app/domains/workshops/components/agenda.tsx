import { formatSlot } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import type { WorkshopDetail } from '../api.ts'
import classes from './agenda.module.css'

/** The parts of the day with their times. */
export function Agenda({ items }: { items: WorkshopDetail['agenda'] }) {
  const t = useT()
  return (
    <ol className={classes.agenda}>
      {items.map((item) => (
        <li key={`${item.at} ${item.title_english}`}>
          <time className="pm-num">{formatSlot(item.at)}</time>
          <div>
            {titleOf(item, t.language)}
            <p>{t.language === 'hi' ? item.about_hindi : item.about_english}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
