import { Suspense, useState } from 'react'
import { FOLLOW_UPS_MAX, QUESTION_TEXT_MAX } from '#contract/questions/constants.ts'
import type { SharedDocument } from '~/domains/locker/api.ts'
import {
  type Question,
  useAskFollowUp,
  useCloseQuestion,
  useGiveDetails,
  useOpenToOthers,
} from '~/domains/questions/api.ts'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { AttachButton } from './attach-button.tsx'
import { Attachments } from './attachments.tsx'
import classes from './thread.module.css'

const CancelQuestion = lazyWindow('questions', async () => (await import('./cancel-question.tsx')).CancelQuestion)

interface ReplyProps {
  question: Question
  /** Files for what is written next. */
  waiting: readonly SharedDocument[]
}

/** What the customer can write or decide now. */
export function CustomerReply({ question, waiting }: ReplyProps) {
  const { actions } = question
  const can = (action: Question['actions'][number]) => actions.includes(action)
  if (can('give_details')) return <Details question={question} waiting={waiting} />
  if (can('ask_follow_up')) return <FollowUp question={question} waiting={waiting} />
  if (can('open_to_others')) return <Choice question={question} />
  if (can('cancel')) return <Cancel question={question} />
  if (can('close')) return <Close question={question} />
  return null
}

function Details({ question: { id }, waiting }: ReplyProps) {
  const t = useT()
  const [text, setText] = useState('')
  const giving = useGiveDetails()
  return (
    <div className={classes.reply}>
      <UnsavedGuard unsaved={text.trim() !== '' && !giving.isSuccess} />
      <Textarea
        label={t('Your details')}
        description={t('The expert needs this to answer. Their time continues once you send it.')}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={QUESTION_TEXT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Attachments documents={waiting} removable />
      <div className={classes.acts}>
        <AttachButton idOf={() => id} />
        <Button disabled={text.trim() === ''} loading={giving.isPending} onClick={() => giving.mutate({ id, text })}>
          {t('Send details')}
        </Button>
      </div>
    </div>
  )
}

function FollowUp({ question: { id, followUps, followUpsUntil }, waiting }: ReplyProps) {
  const t = useT()
  const [text, setText] = useState('')
  const asking = useAskFollowUp()
  const left = FOLLOW_UPS_MAX - followUps
  const day = followUpsUntil ? formatDate(followUpsUntil, t) : ''
  return (
    <div className={classes.reply}>
      <UnsavedGuard unsaved={text.trim() !== '' && !asking.isSuccess} />
      <Textarea
        label={t('Your follow-up question')}
        description={t.count(
          left,
          '{count} follow-up is included until {day}.',
          '{count} follow-ups are included until {day}.',
          { day },
        )}
        placeholder={t('Ask for a clarification')}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={QUESTION_TEXT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Attachments documents={waiting} removable />
      <div className={classes.acts}>
        <AttachButton idOf={() => id} />
        <span className={classes.space} />
        <CloseButton id={id} />
        <Button disabled={text.trim() === ''} loading={asking.isPending} onClick={() => asking.mutate({ id, text })}>
          {t('Send follow-up')}
        </Button>
      </div>
    </div>
  )
}

function CloseButton({ id }: { id: number }) {
  const t = useT()
  const [sure, setSure] = useState(false)
  const closing = useCloseQuestion()
  return (
    <>
      <Button variant="default" onClick={() => setSure(true)}>
        {t('Close question')}
      </Button>
      <ConfirmDialog
        opened={sure}
        title={t('Close this question?')}
        keep={t('Keep it open')}
        onKeep={() => setSure(false)}
        act={t('Close question')}
        onAct={() => closing.mutate(id)}
        busy={closing.isPending}
      >
        {t('You cannot ask a follow-up after that. The answer stays here.')}
      </ConfirmDialog>
    </>
  )
}

function Close({ question: { id } }: { question: Question }) {
  const t = useT()
  return (
    <div className={classes.reply}>
      <p className={classes.note}>{t('All follow-ups are answered.')}</p>
      <div className={classes.acts}>
        <CloseButton id={id} />
      </div>
    </div>
  )
}

/** The consultant declined or did not reply: other experts, or a refund. */
function Choice({ question }: { question: Question }) {
  const t = useT()
  const opening = useOpenToOthers()
  const [cancelling, setCancelling] = useState(false)
  return (
    <div className={classes.reply}>
      <p className={classes.strong}>{t('The expert could not take your question. What would you like to do?')}</p>
      <p className={classes.note}>
        {t('Other experts in your industry can answer at the price you have paid, or you get a full refund.')}
      </p>
      <div className={classes.acts}>
        <Button variant="default" onClick={() => setCancelling(true)}>
          {t('Get a refund')}
        </Button>
        <Button loading={opening.isPending} onClick={() => opening.mutate(question.id)}>
          {t('Ask other experts')}
        </Button>
      </div>
      {cancelling && (
        <Suspense fallback={null}>
          <CancelQuestion question={question} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Cancel({ question }: { question: Question }) {
  const t = useT()
  const [cancelling, setCancelling] = useState(false)
  return (
    <div className={classes.reply}>
      <p className={classes.note}>{t('You can cancel free of charge until an expert accepts.')}</p>
      <div className={classes.acts}>
        <Button variant="default" onClick={() => setCancelling(true)}>
          {t('Cancel question')}
        </Button>
      </div>
      {cancelling && (
        <Suspense fallback={null}>
          <CancelQuestion question={question} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </div>
  )
}
