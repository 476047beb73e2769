import type { ReactNode } from 'react'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { Story } from '../api.ts'
import { roleInWords } from '../words.ts'
import classes from './story.module.css'
import { StoryList } from './story-list.tsx'
import { StoryMoney, StorySums } from './story-money.tsx'
import { StorySteps } from './story-steps.tsx'

interface BookingStoryProps {
  story: Story
  placeInWords: (place: string) => string
  kindInWords: (kind: string) => string
  portrait: ReactNode
  /** What both sides shared, while staff decide an appeal. */
  documents: ReactNode
}

/** One booking in full: history, every rupee, every message sent, and who was in the room. */
export function BookingStory({ story, placeInWords, kindInWords, portrait, documents }: BookingStoryProps) {
  const t = useT()
  const { booking, appeal, credit, may, money } = story
  return (
    <div className={classes.page}>
      {appeal && <AppealNote appeal={appeal} />}
      {credit && may.decideCredit && <CreditNote credit={credit} />}
      <StorySteps story={story} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <StoryList story={story} kindInWords={kindInWords} />
          {documents}
        </div>
        <div className={classes.column}>
          <StoryMoney money={money} placeInWords={placeInWords} />
          <StorySums money={money} />
          <section className={classes.consultant} aria-label={t('Consultant')}>
            {portrait}
            <div>
              <LocalLink to={`/admin/people/${booking.consultant.id}`} lang={t.lang(booking.consultant.name)}>
                {booking.consultant.name}
              </LocalLink>
              <span className={classes.missed}>
                {t('No-shows in 90 days: {missed} of {sessions}', {
                  missed: booking.missed,
                  sessions: booking.sessions,
                })}
              </span>
            </div>
          </section>
          <Panel
            title={t('Customer’s question')}
            action={
              <LocalLink to={`/admin/people/${booking.customer.id}`} lang={t.lang(booking.customer.name)}>
                {booking.customer.name}
              </LocalLink>
            }
          >
            <p className={classes.brief} lang={booking.brief ? t.lang(booking.brief) : undefined}>
              {booking.brief || t('The customer did not add a question.')}
            </p>
            {booking.industry && <p className={classes.brief}>{titleOf(booking.industry, t.language)}</p>}
          </Panel>
        </div>
      </div>
    </div>
  )
}

function AppealNote({ appeal }: { appeal: NonNullable<Story['appeal']> }) {
  const t = useT()
  const open = appeal.state === 'open'
  const title = open
    ? t('Appeal by {name} ({role})', { name: appeal.by, role: roleInWords(appeal.byRole, t) })
    : appeal.state === 'upheld'
      ? t('{name}’s appeal was accepted', { name: appeal.by })
      : t('{name}’s appeal was declined', { name: appeal.by })
  return (
    <Alert color={open ? 'marigold' : 'gray'} icon={<Icon name="alert-circle" />} title={title}>
      “{appeal.reason}”{!open && ` ${t('{name}: {note}', { name: appeal.decidedBy ?? '', note: appeal.note })}`}
    </Alert>
  )
}

function CreditNote({ credit: { promisedPaise, givenPaise } }: { credit: NonNullable<Story['credit']> }) {
  const t = useT()
  const [amount, all] = [formatPaise(promisedPaise - givenPaise), formatPaise(promisedPaise)]
  return (
    <Alert
      color="marigold"
      icon={<Icon name="receipt-rupee" />}
      title={t('{amount} of the customer’s {all} credit was withheld', { amount, all })}
    >
      {t(
        'The consultant did not take the session and already owes the maximum. Pay the credit from the platform, or do not give it.',
      )}
    </Alert>
  )
}
