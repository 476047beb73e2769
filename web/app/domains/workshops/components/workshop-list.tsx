import { dayIn, formatMonth, INDIA } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Cover } from '~/ui/cover.tsx'
import { type WorkshopCard, workshopPath } from '../api.ts'
import { placeOf, timesOf } from '../words.ts'
import { DateTile } from './date-tile.tsx'
import { SeatMeter } from './seat-meter.tsx'
import classes from './workshops.module.css'

const monthOf = ({ startsAt }: WorkshopCard) => dayIn(INDIA, startsAt).slice(0, 7)

/** Workshops by month. */
export function WorkshopList({ workshops }: { workshops: readonly WorkshopCard[] }) {
  const t = useT()
  return [...Map.groupBy(workshops, monthOf)].map(([month, group]) => (
    <section key={month} aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`} className={classes.month}>
        {formatMonth(`${month}-01`, t)}
      </h2>
      <ul className={classes.list}>
        {group.map((workshop) => (
          <WorkshopRow key={workshop.id} workshop={workshop} />
        ))}
      </ul>
    </section>
  ))
}

function WorkshopRow({ workshop }: { workshop: WorkshopCard }) {
  const t = useT()
  const title = titleOf(workshop, t.language)
  const to = workshopPath(workshop.slug)
  const isFree = workshop.seatsLeft > 0
  return (
    <li className={classes.row}>
      <DateTile at={workshop.startsAt} />
      <span className={classes.cover}>
        <Cover drawing={workshop.drawing} tint={workshop.tint} />
      </span>
      <div className={classes.what}>
        <h3>
          <LocalLink to={to}>{title}</LocalLink>
        </h3>
        <p>
          <span lang={t.lang(workshop.trainer.name)}>{workshop.trainer.name}</span>
          {` · ${languageNames(workshop.languages, t.language)}`}
        </p>
        <p>{`${placeOf(workshop, t)} · ${timesOf(workshop, t)}`}</p>
      </div>
      <SeatMeter workshop={workshop} />
      <div className={classes.deal}>
        <p>
          <strong className="pm-num">{formatPaise(workshop.pricePaise)}</strong> {t('+ GST')}
        </p>
        <ButtonLink to={to} variant="outline" className={isFree ? classes.book : undefined}>
          {isFree ? t('Book a seat') : t('Join waiting list')}
          <span className="pm-visually-hidden">: {title}</span>
        </ButtonLink>
      </div>
    </li>
  )
}
