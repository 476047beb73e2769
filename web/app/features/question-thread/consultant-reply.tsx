import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { QUESTION_TEXT_MAX } from '#contract/questions/constants.ts'
import type { SharedDocument } from '~/domains/locker/api.ts'
import { type Question, useAccept, useAnswer, useAskForDetails, useDecline } from '~/domains/questions/api.ts'
import { QUESTIONS_PATH } from '~/domains/questions/paths.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { AttachButton } from './attach-button.tsx'
import { Attachments } from './attachments.tsx'
import classes from './thread.module.css'

const AnswerEditor = lazy(async () => ({
  default: (await import('~/domains/questions/components/answer-editor.tsx')).AnswerEditor,
}))

interface ReplyProps {
  question: Question
  /** Files for the next answer. */
  waiting: readonly SharedDocument[]
}

/** What the consultant can do now: accept or decline, ask for details, answer. */
export function ConsultantReply({ question, waiting }: ReplyProps) {
  const [accepting, setAccepting] = useState(false)
  if (question.actions.includes('accept')) return <Acceptance question={question} onAccept={() => setAccepting(true)} />
  // A follow-up has an editor of its own, empty again.
  if (question.actions.includes('answer'))
    return <Answer key={question.followUps} question={question} waiting={waiting} focused={accepting} />
  return null
}

function Acceptance({ question: { id, actions }, onAccept }: { question: Question; onAccept: () => void }) {
  const t = useT()
  const hours = useSettings()?.questionAnswerHours
  const accepting = useAccept()
  const [declining, setDeclining] = useState(false)
  return (
    <div className={classes.reply}>
      {hours !== undefined && (
        <p className={classes.note}>
          {t.count(
            hours,
            'After you accept, your answer is due within {count} hour. You may ask for details once.',
            'After you accept, your answer is due within {count} hours. You may ask for details once.',
          )}
        </p>
      )}
      <div className={classes.acts}>
        {actions.includes('decline') && (
          <Button variant="default" onClick={() => setDeclining(true)}>
            {t('Decline|a question')}
          </Button>
        )}
        <Button
          loading={accepting.isPending}
          onClick={() => {
            onAccept()
            accepting.mutate(id)
          }}
        >
          {t('Accept question')}
        </Button>
      </div>
      {declining && <DeclineDialog id={id} onClose={() => setDeclining(false)} />}
    </div>
  )
}

function DeclineDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const declining = useDecline()
  return (
    <Dialog opened onClose={onClose} title={t('Decline this question?')}>
      <p>{t('The customer then chooses another expert or a refund.')}</p>
      <Textarea
        label={t('Reason')}
        description={t('Optional. Our team can see it.')}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <DialogActions>
        <Button variant="default" size="lg" onClick={onClose}>
          {t('Keep the question')}
        </Button>
        <Button
          size="lg"
          variant="light"
          color="madder"
          loading={declining.isPending}
          onClick={() =>
            declining.mutate(
              { id, reason },
              { onSuccess: () => navigate(localPath(QUESTIONS_PATH, t.language), { replace: true }) },
            )
          }
        >
          {t('Decline|a question')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Answer({ question: { id, state, actions }, waiting, focused }: ReplyProps & { focused: boolean }) {
  const t = useT()
  const [html, setHtml] = useState('')
  const [asking, setAsking] = useState(false)
  const answering = useAnswer()
  const label = state === 'follow_up' ? t('Answer to the follow-up') : t('Your answer')
  return (
    <div className={classes.reply}>
      <UnsavedGuard unsaved={html !== '' && !answering.isSuccess} />
      <p className={classes.strong}>{label}</p>
      <Suspense fallback={<SkeletonLines lines={6} />}>
        <AnswerEditor label={label} focused={focused} onChange={setHtml} />
      </Suspense>
      <Attachments documents={waiting} removable />
      <div className={classes.acts}>
        <AttachButton idOf={() => id} />
        <span className={classes.space} />
        {actions.includes('ask_for_details') && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('Ask for details')}
          </Button>
        )}
        <Button disabled={html === ''} loading={answering.isPending} onClick={() => answering.mutate({ id, html })}>
          {t('Send answer')}
        </Button>
      </div>
      {asking && <DetailsDialog id={id} onClose={() => setAsking(false)} />}
    </div>
  )
}

function DetailsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const [text, setText] = useState('')
  const days = useSettings()?.questionPauseDays
  const asking = useAskForDetails()
  return (
    <Dialog opened onClose={onClose} title={t('Ask for details')}>
      <Textarea
        label={t('What do you need to know?')}
        description={
          days !== undefined &&
          t.count(
            days,
            'You can ask once. Your time to answer pauses for up to {count} day.',
            'You can ask once. Your time to answer pauses for up to {count} days.',
          )
        }
        autosize
        minRows={3}
        maxRows={12}
        maxLength={QUESTION_TEXT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      <DialogActions>
        <Button variant="default" size="lg" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button
          size="lg"
          disabled={text.trim() === ''}
          loading={asking.isPending}
          onClick={() => asking.mutate({ id, text }, { onSuccess: onClose })}
        >
          {t('Send request')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
