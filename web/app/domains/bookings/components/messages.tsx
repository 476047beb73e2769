import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { BOOKING_MESSAGE_MAX } from '#contract/bookings/constants.ts'
import { formatWhen } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { useApi } from '~/lib/query.tsx'
import { useOnline } from '~/lib/use-online.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { messagesQuery, readMessages, sendMessage } from '../api.ts'
import { refreshBookings } from '../refresh.ts'
import classes from './messages.module.css'

interface MessagesProps {
  bookingId: number
  /** The other side. */
  name: string
  /** Whether messages can still be sent. */
  open: boolean
}

/** Messages between both sides of a session. */
export function Messages({ bookingId, name, open }: MessagesProps) {
  const t = useT()
  const zone = useReaderZone()
  const answer = useQuery(messagesQuery(useApi(), bookingId))
  const newestFirst = answer.data?.data ?? []
  useRead(bookingId, newestFirst.find(({ mine, readAt }) => !mine && readAt === null)?.id)
  return (
    <div className={classes.messages}>
      {answer.isPending && !answer.isPaused && <SkeletonLines lines={3} />}
      {answer.isPending && answer.isPaused && (
        <p className={classes.none}>{t('Messages load when you are back online.')}</p>
      )}
      {answer.isError && !answer.data && <LoadFailed retry={answer.refetch} />}
      {answer.data && newestFirst.length === 0 && (
        <p className={classes.none}>
          {open
            ? t('No messages yet. A question asked now saves time in the session.')
            : t('No messages for this session.')}
        </p>
      )}
      <ol className={classes.list} aria-label={t('Messages')} aria-live="polite">
        {[...newestFirst].reverse().map(({ id, mine, text, at, readAt }) => (
          <li key={id} data-mine={mine}>
            <p lang={t.lang(text)}>{text}</p>
            <small className="pm-num">
              {mine ? t('You') : name}, {formatWhen(at, new Date(), { language: t.language, zone })}
              {mine && readAt !== null && ` · ${t('seen')}`}
            </small>
          </li>
        ))}
      </ol>
      {open ? <Write bookingId={bookingId} name={name} /> : <p className={classes.none}>{t('Messages are closed.')}</p>}
    </div>
  )
}

/** Marks the messages on the screen as read and notifies the other side. */
function useRead(bookingId: number, lastId: number | undefined) {
  const api = useApi()
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (id: number) => readMessages(api, bookingId, id),
    onSuccess: () => void refreshBookings(client),
  })
  useEffect(() => {
    if (lastId !== undefined) mutate(lastId)
  }, [lastId, mutate])
}

function Write({ bookingId, name }: { bookingId: number; name: string }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const online = useOnline()
  const [text, setText] = useState('')
  const attempt = useIdempotencyKey()
  const sending = useMutation({
    mutationFn: (sent: string) =>
      sendMessage(api, { id: bookingId, text: sent.trim(), sentOnce: attempt.keyFor(sent.trim()) }),
    onSuccess: (_, sent) => {
      attempt.done()
      // Text typed while sending belongs to the next message.
      setText((now) => (now === sent ? '' : now))
      return client.invalidateQueries({ queryKey: messagesQuery(api, bookingId).queryKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !sending.isPending) sending.mutate(text)
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label={t('Write to {name}', { name })}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={BOOKING_MESSAGE_MAX}
        description={!online && t('You are offline. What you type stays here; send it when you are back online.')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={sending.error && problemText(sending.error, t)}
      />
      <Button
        type="submit"
        variant="default"
        leftSection={<Icon name="send" />}
        loading={sending.isPending}
        disabled={!online || text.trim() === ''}
      >
        {t('Send')}
      </Button>
    </form>
  )
}
