import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { REVIEW_REPLY_MAX } from '#contract/reviews/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { toast } from '~/ui/toast.tsx'
import type { Review } from '../api.ts'
import { refreshReviews, replyTo } from '../own-api.ts'
import { ReportReview } from '../report/report-review.tsx'
import classes from './received.module.css'

interface AnsweringProps {
  review: Review
  isReported: boolean
  /** One reply box is open at a time. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** What can be done about the author. */
  children: ReactNode
}

/** Replies once to a review, or reports it to staff. */
export function Answering({ review, isReported, isOpen, onOpen, children }: AnsweringProps) {
  const t = useT()
  const [reporting, setReporting] = useState(false)
  const report = isReported ? (
    <span className={classes.reported}>{t('Reported. Our team will check it.')}</span>
  ) : (
    <button type="button" className={classes.act} onClick={() => setReporting(true)}>
      <Icon name="flag" size={18} />
      {t('Report to staff')}
      <span className="pm-visually-hidden"> {review.author}</span>
    </button>
  )
  const mayReply = review.reply === null
  return (
    <>
      {mayReply && isOpen ? (
        <ReplyForm id={review.id} onDone={() => onOpen(false)}>
          {report}
        </ReplyForm>
      ) : (
        <div className={classes.acts}>
          {mayReply && (
            <button type="button" className={classes.act} onClick={() => onOpen(true)}>
              <Icon name="message-2" size={18} />
              {t('Reply')}
              <span className="pm-visually-hidden"> {review.author}</span>
            </button>
          )}
          {report}
          {children}
        </div>
      )}
      {reporting && <ReportReview review={review} onClose={() => setReporting(false)} />}
    </>
  )
}

function ReplyForm({ id, onDone, children }: { id: number; onDone: () => void; children: ReactNode }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const replying = useMutation({
    mutationFn: () => replyTo(api, id, text),
    onSuccess: () => {
      toast(t('Reply posted'))
      void refreshReviews(client)
      onDone()
    },
  })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        replying.mutate()
      }}
    >
      <Textarea
        label={t('Your reply')}
        autosize
        minRows={2}
        maxLength={REVIEW_REPLY_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        autoFocus
      />
      <ProblemAlert error={replying.error} />
      <div className={classes.acts}>
        {children}
        <Button type="submit" disabled={!text.trim()} loading={replying.isPending}>
          {t('Post reply')}
        </Button>
      </div>
    </form>
  )
}
