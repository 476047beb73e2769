import { howLong } from '~/domains/bookings/until.ts'
import type { Question } from '~/domains/questions/api.ts'
import { dueFor, type Side } from '~/domains/questions/words.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useNow } from '~/lib/use-now.ts'
import { Icon } from '~/ui/icon.tsx'
import classes from './thread.module.css'

/** The time that is left, and for what. */
export function DueBand({ question, side }: { question: Question; side: Side }) {
  const t = useT()
  const now = useNow()
  const words = dueFor(question, side, t)
  if (!question.dueAt || !words || (side === 'customer' && isAllAsked(question))) return null
  const seconds = Math.max(0, (Date.parse(question.dueAt) - now) / 1000)
  return (
    <div className={classes.due}>
      <Icon name="hourglass-high" />
      <p>
        <strong className="pm-num">{t('{time} left', { time: howLong(seconds, t) })}</strong>
        <span>{words}</span>
      </p>
    </div>
  )
}

/** Answered, and no follow-up is left: nothing is awaited of the customer. */
const isAllAsked = ({ state, actions }: Question) => state === 'answered' && !actions.includes('ask_follow_up')
