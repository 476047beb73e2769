import { useQuery } from '@tanstack/react-query'
import { formatSlot } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { toastFailure } from '~/ui/toast.tsx'
import { choicesQuery, useChoose } from './api.ts'
import { ChoiceCell } from './choice-cell.tsx'
import classes from './choices.module.css'
import { PushHere } from './push-here.tsx'
import { channels, topicWords } from './words.ts'

/** Notification preferences: topics by channels. Those that cannot be turned off are marked. */
export function NotificationChoices() {
  const t = useT()
  const { data, isError, refetch } = useQuery(choicesQuery(useApi()))
  const choose = useChoose(useReaderZone(), (error) => void toastFailure(problemText(error, t)))
  if (isError && !data) return <LoadFailed retry={refetch} />
  if (!data) return <SkeletonLines lines={10} />
  return (
    <div className={classes.choices}>
      <div className={classes.card}>
        <div className={classes.heads} aria-hidden="true">
          {channels.map(({ channel, label }) => (
            <span key={channel}>{t(label)}</span>
          ))}
        </div>
        {data.choices.map(({ topic, cells }) => (
          // biome-ignore lint/a11y/useSemanticElements: a legend cannot be a grid item.
          <div key={topic} role="group" aria-labelledby={`choice-${topic}`} className={classes.row}>
            <p className={classes.words}>
              <strong id={`choice-${topic}`}>{t(topicWords[topic].title)}</strong>
              <span>{t(topicWords[topic].line)}</span>
            </p>
            {channels.map(({ channel, label }) => (
              <ChoiceCell
                key={channel}
                label={t(label)}
                cell={cells[channel]}
                onChange={(wanted) => choose.mutate({ topic, channel, wanted })}
              />
            ))}
          </div>
        ))}
      </div>
      <PushHere pushKey={data.pushKey} reported={data.pushHere} />
      <p className={classes.note}>
        <Icon name="lock" />
        <span>
          {t.rich(
            'Booking changes and payments always reach you in the app and by SMS. {quiet} ({from} to {to}) apply to other SMS and push notifications.',
            {
              quiet: <strong>{t('Quiet hours')}</strong>,
              from: formatSlot(data.quietFrom),
              to: formatSlot(data.quietTo),
            },
          )}
        </span>
      </p>
    </div>
  )
}
