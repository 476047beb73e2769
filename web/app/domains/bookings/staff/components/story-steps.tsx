import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Story } from '../api.ts'
import { eventInWords, roleInWords } from '../words.ts'
import classes from './story.module.css'

/** The states of a booking, with the current one marked. */
export function StorySteps({ story: { events, appeal } }: { story: Story }) {
  const t = useT()
  const changes = events.filter(({ from, to }) => from !== to)
  const steps = [
    ...changes.map(({ id, kind, at, byRole }) => ({ key: String(id), word: eventInWords(kind, t), at, byRole })),
    ...(appeal?.state === 'open'
      ? [{ key: 'appeal', word: t('Appeal sent'), at: appeal.askedAt, byRole: appeal.byRole }]
      : []),
  ]
  return (
    <ol className={classes.steps} aria-label={t('Status history')}>
      {steps.map(({ key, word, at, byRole }, i) => (
        <li key={key} data-now={i === steps.length - 1} aria-current={i === steps.length - 1 ? 'step' : undefined}>
          <strong>{word}</strong>
          <span className="pm-num">
            {formatDate(at, t)}, {formatTime(at, t)} · {roleInWords(byRole, t)}
          </span>
        </li>
      ))}
    </ol>
  )
}
