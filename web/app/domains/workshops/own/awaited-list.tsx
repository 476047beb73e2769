import { formatDate, formatTime } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { type AwaitedWorkshop, workshopPath } from '../api.ts'
import { inIndia, placeOf } from '../words.ts'
import classes from './tickets.module.css'

/** The waiting lists on which the customer is, with the place in each or the seat that is held. */
export function AwaitedList({ workshops }: { workshops: readonly AwaitedWorkshop[] }) {
  const t = useT()
  const style = inIndia(t.language)
  return (
    <div className={classes.awaited}>
      <Panel title={t('Waiting list')} flush>
        <RowList
          empty=""
          rows={workshops.map((workshop) => ({
            key: workshop.id,
            icon: 'hourglass-high' as const,
            title: (
              <LocalLink to={workshopPath(workshop.slug)} data-own>
                {titleOf(workshop, t.language)}
              </LocalLink>
            ),
            meta: (
              <>
                {`${formatDate(workshop.startsAt, style)} · ${placeOf(workshop, t)}`}
                <br />
                {workshop.ownWaiting.offeredUntil
                  ? t('A seat is held for you till {time}.', {
                      time: formatTime(workshop.ownWaiting.offeredUntil, style),
                    })
                  : t('You are number {position} on the waiting list.', { position: workshop.ownWaiting.position })}
              </>
            ),
            end: workshop.ownWaiting.offeredUntil && (
              <ButtonLink to={workshopPath(workshop.slug)}>{t('Take the seat')}</ButtonLink>
            ),
          }))}
        />
      </Panel>
    </div>
  )
}
