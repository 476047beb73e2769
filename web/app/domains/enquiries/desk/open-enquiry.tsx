import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ENQUIRY_REPLY_MAX } from '#contract/enquiries/constants.ts'
import { formatWhen } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { formatMobile, telephone } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Checkbox } from '~/ui/operated/checkbox.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { EnquiryBadge } from '../states/state-badge.tsx'
import { deskStateWords, headed } from '../states/words.ts'
import { close, type DeskEnquiry, deskEnquiryQuery, refreshDesk, sendReply } from './api.ts'
import classes from './desk.module.css'

interface OpenEnquiryProps {
  id: number
  /** As the list shows it, until it has loaded. */
  listed: DeskEnquiry | undefined
  /** Chosen by the person: brought into view, because on a phone it is below the list. */
  isChosen: boolean
  /** What can be done about a sender with an account. */
  aboutSender: (sender: { id: number; name: string }) => ReactNode
}

/** One enquiry with its replies and the reply box; mount it once per enquiry. */
export function OpenEnquiry({ id, listed, ...rest }: OpenEnquiryProps) {
  const { data } = useQuery({
    ...deskEnquiryQuery(useApi(), id),
    ...(listed && { placeholderData: { enquiry: listed } }),
  })
  return data ? <Shown enquiry={data.enquiry} {...rest} /> : null
}

type ShownProps = Pick<OpenEnquiryProps, 'isChosen' | 'aboutSender'> & { enquiry: DeskEnquiry }

function Shown({ enquiry, isChosen, aboutSender }: ShownProps) {
  const t = useT()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isChosen) section.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const { id, number, remarks, createdAt, state, becameBooking, replies, senderId, name } = enquiry
  const { title = t('No text'), rest } = headed(remarks)
  return (
    <section ref={section} className={classes.open} aria-labelledby={`enquiry-${id}`}>
      <div className={classes.meta}>
        <span className="pm-num">
          {number} · {formatWhen(createdAt, new Date(), t)}
        </span>
        <EnquiryBadge state={state} becameBooking={becameBooking} words={deskStateWords} />
      </div>
      <h2 id={`enquiry-${id}`} lang={t.lang(title)}>
        {title}
      </h2>
      {rest !== '' && (
        <p className={classes.text} lang={t.lang(rest)}>
          {rest}
        </p>
      )}
      <Sender enquiry={enquiry} />
      {replies.length > 0 && (
        <ol className={classes.replies} aria-label={t('Replies')}>
          {replies.map(({ id: replyId, by, text, at }) => (
            <li key={replyId} data-by={by}>
              <p lang={t.lang(text)}>{text}</p>
              <small className="pm-num">
                {{ consultant: t('You'), staff: t('Help desk'), sender: name }[by]}, {formatWhen(at, new Date(), t)}
              </small>
            </li>
          ))}
        </ol>
      )}
      <ReplyForm enquiry={enquiry} />
      {senderId !== null && aboutSender({ id: senderId, name })}
    </section>
  )
}

function Sender({ enquiry: { name, city, contact } }: { enquiry: DeskEnquiry }) {
  const t = useT()
  const who = [name, city].filter(Boolean).join(', ')
  return (
    <p className={classes.sender}>
      {who} ·{' '}
      {contact ? (
        <>
          <a href={telephone(contact.mobile)} className="pm-num">
            {formatMobile(contact.mobile)}
          </a>
          {contact.email && (
            <>
              {' · '}
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </>
          )}
        </>
      ) : (
        t('number shown after you reply')
      )}
    </p>
  )
}

function ReplyForm({ enquiry: { id, state } }: { enquiry: DeskEnquiry }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const keys = useIdempotencyKey()
  const [text, setText] = useState('')
  const [bookLink, setBookLink] = useState(true)
  const sending = useMutation({
    mutationFn: (input: { id: number; text: string; bookLink: boolean }) => sendReply(api, input, keys.keyFor(input)),
    onSuccess: ({ message }) => {
      keys.done()
      setText('')
      void toast(t(message))
      return refreshDesk(client)
    },
  })
  const closing = useMutation({
    mutationFn: () => close(api, id),
    onSuccess: ({ message }) => {
      void toast(t(message))
      return refreshDesk(client)
    },
    onError: (error) => toastFailure(problemText(error, t)),
  })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() && !sending.isPending) sending.mutate({ id, text: text.trim(), bookLink })
      }}
    >
      <Textarea
        label={t('Reply|noun')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={ENQUIRY_REPLY_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={sending.error && problemText(sending.error, t)}
      />
      <Checkbox
        label={t('Add a link to book me')}
        checked={bookLink}
        onChange={(event) => setBookLink(event.currentTarget.checked)}
      />
      <div className={classes.acts}>
        <Button type="submit" size="md" loading={sending.isPending} disabled={text.trim() === ''}>
          {t('Send reply')}
        </Button>
        {state !== 'closed' && (
          <Button variant="default" size="md" loading={closing.isPending} onClick={() => closing.mutate()}>
            {t('Close|an enquiry')}
          </Button>
        )}
      </div>
    </form>
  )
}
