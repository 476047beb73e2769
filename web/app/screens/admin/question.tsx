import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { listDisputedDocuments } from '#contract/locker/disputes.ts'
import type { reassignQuestion, refundQuestion } from '#contract/questions/staff.ts'
import { reasonParts } from '~/domains/bookings/reasons.ts'
import { questionReasons, refundReasons } from '~/domains/bookings/staff/refund-reasons.ts'
import { DisputedDocuments } from '~/domains/locker/components/disputed-documents.tsx'
import { WaitingRefund } from '~/domains/orders/staff/components/waiting-refund.tsx'
import { type QuestionStory, questionStoryQuery } from '~/domains/questions/staff/api.ts'
import { ReassignDialog } from '~/domains/questions/staff/dialogs.tsx'
import { RefundDialog } from '~/domains/questions/staff/refund-dialog.tsx'
import { byInWords, eventInWords, eventLook, messageInWords, statusOf } from '~/domains/questions/staff/words.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { formatPaise } from '~/lib/money.ts'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Facts } from '~/ui/facts.tsx'
import { Icon } from '~/ui/icon.tsx'
import { NoSuch } from '~/ui/no-such.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { HiddenContacts } from '~/ui/operated/data-table/hidden-contacts.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SanitisedHtml } from '~/ui/sanitised-html.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { Timeline } from '~/ui/timeline.tsx'
import classes from './person.module.css'
import words from './question.module.css'

export const meta = page((t) => ({
  title: t('Question'),
  description: t('Question, answer and timeline.'),
  private: true,
}))

export default function StaffQuestionPage() {
  const t = useT()
  const id = Number(useParams().question)
  const [act, setAct] = useState<'reassign' | 'refund'>()
  const mayUse = useMayUse()
  const mayReassign = mayUse<typeof reassignQuestion>('POST /api/web/v1/admin/questions/{id}/reassignments')
  const mayReadDocuments = mayUse<typeof listDisputedDocuments>('GET /api/web/v1/admin/disputes/{kind}/{id}/documents')
  const mayRefund = mayUse<typeof refundQuestion>('POST /api/web/v1/admin/questions/{id}/refunds')
  const { data: story, error, refetch } = useQuery(questionStoryQuery(useApi(), id))
  if (error && !story)
    return (
      <NoSuch
        error={error}
        retry={refetch}
        page={t('Question')}
        drawing="letter"
        title={t('This question cannot be shown')}
        actions={<ButtonLink to="/admin/questions">{t('All questions')}</ButtonLink>}
      >
        {t('There is no question with this number.')}
      </NoSuch>
    )
  if (!story) return <SkeletonLines lines={10} />
  const { question } = story
  const { word, color } = statusOf(question, t)
  return (
    <>
      <LocalLink to="/admin/questions" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Written consultancy')}
      </LocalLink>
      <PageHead
        title={question.number}
        action={
          <div className={classes.acts}>
            {question.state === 'asked' && mayReassign && (
              <Button variant="default" onClick={() => setAct('reassign')}>
                {t('Reassign')}
              </Button>
            )}
            {question.state !== 'refunded' && mayRefund && (
              <Button variant="light" color="madder" onClick={() => setAct('refund')}>
                {t('Refund')}
              </Button>
            )}
          </div>
        }
      >
        <span className={classes.under}>
          <Badge color={color}>{word}</Badge>
          {question.title}
        </span>
      </PageHead>
      <WaitingRefund
        orderId={question.orderId}
        reasonOf={(reasonCode) => reasonParts({ reason: '', reasonCode }, t).join()}
      />
      <HiddenContacts in={story} />
      <div className={classes.columns}>
        <div>
          <Words story={story} />
          {story.disputed && mayReadDocuments && (
            <Panel title={t('Shared documents')} flush>
              <DisputedDocuments subject={{ kind: 'question', id }} />
            </Panel>
          )}
        </div>
        <div>
          <About story={story} />
          <Panel title={t('Timeline')} flush>
            <Timeline
              empty={t('Nothing yet.')}
              rows={story.events.map(({ at, kind, byRole, reason }, i) => ({
                ...{ key: `${at} ${kind} ${i}`, at, time: formatTime(at, t), ...eventLook(kind) },
                title: eventInWords(kind, t),
                meta: [byInWords(byRole, t), reason].filter(Boolean).join(' · '),
              }))}
            />
          </Panel>
        </div>
      </div>
      {act === 'reassign' && <ReassignDialog question={question} close={() => setAct(undefined)} />}
      {act === 'refund' && (
        <RefundDialog story={story} reasons={refundReasons(questionReasons, t)} close={() => setAct(undefined)} />
      )}
    </>
  )
}

/** What both sides wrote. */
function Words({ story: { question, messages } }: { story: QuestionStory }) {
  const t = useT()
  return (
    <Panel title={t('Question and answers')}>
      <article className={words.letter}>
        <h3>{question.title}</h3>
        <p>{question.body}</p>
      </article>
      {messages.map(({ kind, body, at }) => (
        <article key={`${kind} ${at}`} className={words.letter}>
          <h3>
            {messageInWords(kind, t)} · {formatDate(at, t)}, {formatTime(at, t)}
          </h3>
          {kind.endsWith('answer') ? <SanitisedHtml html={body} lang={t.lang(body)} /> : <p>{body}</p>}
        </article>
      ))}
    </Panel>
  )
}

function About({ story: { question } }: { story: QuestionStory }) {
  const t = useT()
  const moment = (at: string | null) => at && `${formatDate(at, t)}, ${formatTime(at, t)}`
  const person = (one: { id: number; name: string; mobile: string } | null) =>
    one && (
      <>
        <LocalLink to={`/admin/people/${one.id}`}>{one.name}</LocalLink>{' '}
        <span className="pm-num">{formatMobile(one.mobile)}</span>
      </>
    )
  return (
    <Panel title={t('Question')}>
      <Facts
        facts={[
          [t('Customer'), person(question.customer)],
          [t('Consultant'), person(question.consultant)],
          [t('Industry'), titleOf(question.industry, t.language)],
          [t('Price before GST'), formatPaise(question.pricePaise)],
          [t('Due'), moment(question.dueAt)],
          [t('Asked'), moment(question.askedAt)],
          [t('Accepted'), moment(question.acceptedAt)],
          [t('Answered|a question'), moment(question.answeredAt)],
          [t('Follow-up late'), moment(question.lateAt)],
          [
            t('Order'),
            <LocalLink key="order" to={`/admin/orders/${question.orderId}`}>
              {question.orderId}
            </LocalLink>,
          ],
        ]}
      />
    </Panel>
  )
}
