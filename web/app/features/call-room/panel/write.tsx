import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { BOOKING_MESSAGE_MAX } from '#contract/bookings/constants.ts'
import { roomMessagesQuery, sendToRoom } from '~/domains/calls/api.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './chat.module.css'

/** Text that could not be sent stays in the field. */
export function Write({ slug, name }: { slug: string; name: string }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const attempt = useIdempotencyKey()
  const sending = useMutation({
    mutationFn: (words: string) => sendToRoom(api, { slug, text: words, sentOnce: attempt.keyFor(words) }),
    onSuccess: ({ data: { message } }, sent) => {
      attempt.done()
      setText((now) => (now.trim() === sent ? '' : now))
      client.setQueryData(roomMessagesQuery(api, slug).queryKey, (old) =>
        old && !old.messages.some(({ id }) => id === message.id) ? { messages: [...old.messages, message] } : old,
      )
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !sending.isPending) sending.mutate(text.trim())
  }
  const words = t('Message {name}', { name })
  return (
    <form className={classes.write} onSubmit={submit}>
      {sending.isError && (
        <p className={classes.failed} role="alert">
          {problemText(sending.error, t)}
        </p>
      )}
      <input
        className={classes.field}
        aria-label={words}
        placeholder={words}
        maxLength={BOOKING_MESSAGE_MAX}
        autoComplete="off"
        enterKeyHint="send"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" className={classes.send} aria-label={t('Send')}>
        <Icon name="send" />
      </button>
    </form>
  )
}
