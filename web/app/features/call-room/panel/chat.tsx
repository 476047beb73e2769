import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import type { RoomMessage } from '~/domains/calls/api.ts'
import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './chat.module.css'
import { useFollowNewest } from './use-follow-newest.ts'
import { Write } from './write.tsx'

interface ChatProps {
  slug: string
  /** The other side's first name. */
  name: string
  answer: UseQueryResult
  messages: readonly RoomMessage[]
}

/** The chat of a call; it is still there after a reload, and in the booking later. */
export function Chat({ slug, name, answer, messages }: ChatProps) {
  const t = useT()
  const zone = useReaderZone()
  const list = useRef<HTMLDivElement>(null)
  useFollowNewest(list, messages.at(-1)?.id)
  return (
    <div className={classes.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard. */}
      <div className={classes.scroll} ref={list} tabIndex={0} role="log" aria-label={t('Messages')}>
        {answer.isPending && <SkeletonLines lines={4} />}
        {answer.isError && !answer.data && <LoadFailed retry={answer.refetch} />}
        {answer.data !== undefined && messages.length === 0 && (
          <p className={classes.none}>{t('No messages yet. Use chat for numbers, links and addresses.')}</p>
        )}
        {messages.map(({ id, mine, text, at }) => (
          <p key={id} className={classes.message} data-mine={mine}>
            <span className="pm-visually-hidden">{mine ? t('You:') : t('{name}:', { name })} </span>
            <span lang={t.lang(text)}>{text}</span>
            <small className="pm-num">{formatTime(at, { zone })}</small>
          </p>
        ))}
      </div>
      <Write slug={slug} name={name} />
    </div>
  )
}
