import type { TalkDetail } from '~/domains/talks/library/api.ts'
import { RemindMe } from '~/features/talk-library/remind-me.tsx'
import { INDIA } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useNow } from '~/lib/use-now.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Cover } from '~/ui/cover.tsx'
import { When } from '~/ui/when.tsx'
import classes from './talk.module.css'

const MINUTE_MS = 60_000
/** The stream's host opens a little before the start. */
const DOORS_OPEN_MS = 10 * MINUTE_MS

/** In place of the player: start time, reminder, and during the talk the link to it. */
export function TalkToCome({ talk }: { talk: TalkDetail }) {
  const t = useT()
  const now = useNow()
  const begins = Date.parse(talk.startsAt)
  const isOver = now >= begins + talk.minutes * MINUTE_MS
  const isOn = !isOver && now >= begins - DOORS_OPEN_MS
  return (
    <div className={classes.toCome}>
      <Cover drawing={talk.drawing} tint={talk.tint} />
      <div className={classes.when} suppressHydrationWarning>
        <p>
          <strong>{isOver ? t('The recording will be here soon.') : <When at={talk.startsAt} zone={INDIA} />}</strong>
          {!isOver && (
            <span>
              {t('{count} minutes', { count: talk.minutes })}
              {talk.going > 0 && ` · ${t('{count} attending', { count: formatCount(talk.going) })}`}
            </span>
          )}
        </p>
        {isOn && talk.liveUrl ? (
          <ButtonLink to={talk.liveUrl} target="_blank" rel="noopener noreferrer nofollow" icon="external-link">
            {t('Watch it live')}
          </ButtonLink>
        ) : (
          now < begins && <RemindMe talk={talk} />
        )}
      </div>
    </div>
  )
}
