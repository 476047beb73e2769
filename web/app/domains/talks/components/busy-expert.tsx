import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import type { ExpertOffer } from '../api.ts'
import { firstName } from '../words.ts'
import classes from './pre-ring-sheet.module.css'
import { QueueButton } from './queue-button.tsx'

/** Why the expert cannot be called, and the alternatives. */
export function BusyExpert({ offer: { expert }, onClose }: { offer: ExpertOffer; onClose: () => void }) {
  const t = useT()
  const zone = useReaderZone()
  return (
    <>
      <p className={classes.busy} role="status">
        {why(expert, zone, t)}
      </p>
      <div className={classes.acts}>
        <ButtonLink to={`/consultants/${expert.slug}`} variant="outline" size="lg" onClick={onClose}>
          {t('Book a time')}
        </ButtonLink>
        {expert.state === 'on_call' ? (
          <QueueButton expert={expert} />
        ) : (
          <ButtonLink to="/expert-talk/industrial" size="lg" onClick={onClose}>
            {t('Other experts')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

function why(expert: ExpertOffer['expert'], zone: string, t: Translate) {
  const name = firstName(expert.name)
  if (expert.state === 'on_call' && expert.queued)
    return expert.queued.place === 1
      ? t('{name} is on a call. You are next; we will notify you.', { name })
      : t('{name} is on a call. You are number {place} in the queue; we will notify you.', {
          ...{ name, place: expert.queued.place },
        })
  if (expert.state === 'on_call') return t('{name} is on a call. Join the queue and we will notify you.', { name })
  if (expert.state === 'in_session')
    return expert.freeAt
      ? t('{name} is in a session and free after {time}.', { name, time: formatTime(expert.freeAt, { zone }) })
      : t('{name} is in a session.', { name })
  if (expert.state === 'not_taking') return t('{name} is not taking calls right now.', { name })
  return t('{name} is offline right now.', { name })
}
