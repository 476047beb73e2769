import { useEffect, useState } from 'react'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { pageSaver } from '~/lib/page-saver.ts'
import { titleOf } from '~/lib/titles.ts'
import { useOnline } from '~/lib/use-online.ts'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { inIndia } from '../words.ts'
import { Camera } from './camera.tsx'
import classes from './door.module.css'
import { findTickets, type Verdict } from './rules.ts'
import { useDoor } from './use-door.ts'

const savePage = pageSaver(['/admin/workshops/0/check-in'])

/** Checks people in at the door, with or without a network. */
export function CheckIn({ workshopId, owner }: { workshopId: number; owner: number }) {
  const t = useT()
  const online = useOnline()
  const { door, answer, checkIn, checkInCode } = useDoor(workshopId, owner)
  const [words, setWords] = useState('')
  const [verdict, setVerdict] = useState<Verdict>()
  useEffect(() => {
    if (answer.data && 'serviceWorker' in navigator) void savePage()
  }, [answer.data])
  if (!door)
    return (
      <>
        <PageHead title={t('Check-in')} />
        {answer.isError ? <LoadFailed retry={answer.refetch} /> : <SkeletonLines />}
      </>
    )
  const { tickets, workshop } = door.list
  const inside = tickets.filter(({ checkedInAt }) => checkedInAt !== null).length
  const style = inIndia(t.language)
  return (
    <>
      <LocalLink to={`/admin/workshops/${workshopId}`} className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Workshop')}
      </LocalLink>
      <PageHead title={titleOf(workshop, t.language)}>
        {`${formatDate(workshop.startsAt, style)}, ${formatTime(workshop.startsAt, style)}`}
      </PageHead>
      <p className={classes.line} role="status">
        <strong>{t('{inside} of {all} checked in', { inside, all: tickets.length })}</strong>
        <Badge color={online ? 'leaf' : 'marigold'}>{online ? t('Online|connected') : t('Offline')}</Badge>
        {door.queue.length > 0 && (
          <span>{t.count(door.queue.length, '{count} scan is not sent yet', '{count} scans are not sent yet')}</span>
        )}
      </p>
      <Camera onCode={async (code) => setVerdict(await checkInCode(code))} />
      {verdict && <Said verdict={verdict} />}
      <TextInput
        label={t('Name or ticket number')}
        value={words}
        autoComplete="off"
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <ul className={classes.people}>
        {findTickets(door, words).map(({ id, name, number, seat, checkedInAt }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong>
              <small>{t('Seat {seat}, {number}', { seat, number })}</small>
            </span>
            {checkedInAt ? (
              <span className={classes.inside}>{t('In since {time}', { time: formatTime(checkedInAt, style) })}</span>
            ) : (
              <Button variant="default" onClick={() => setVerdict(checkIn(id))}>
                {t('Check in')}
                <span className="pm-visually-hidden">: {name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Said({ verdict }: { verdict: Verdict }) {
  const t = useT()
  if (verdict.kind === 'unknown')
    return (
      <p className={classes.verdict} data-kind="unknown" role="alert">
        {t('This is not a valid ticket of this workshop.')}
      </p>
    )
  const { name, seat, checkedInAt } = verdict.ticket
  return (
    <p className={classes.verdict} data-kind={verdict.kind} role="alert">
      {verdict.kind === 'checked_in'
        ? t('{name} is checked in, seat {seat}.', { name, seat })
        : t('{name} was already checked in at {time}.', {
            name,
            time: checkedInAt ? formatTime(checkedInAt, inIndia(t.language)) : '',
          })}
    </p>
  )
}
