import { useQuery } from '@tanstack/react-query'
import { REVIEW_REPORT_REASONS, type ReviewReportReason } from '#contract/reviews/constants.ts'
import { formatDate } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { ReviewItem } from '../components/review-item.tsx'
import { reportReasonWords } from '../report/report-words.ts'
import { decideReview, type StaffReview, staffReviewQuery } from './api.ts'
import classes from './decide-review.module.css'

const actionWords: Record<string, string> = {
  'review.hidden': msg('Hidden'),
  'review.kept': msg('Kept'),
  'review.restored': msg('Restored'),
}

const actionInWords = (action: string, t: Translate) => {
  const word = actionWords[action]
  return word ? t(word) : action
}

/** A review with its reports and earlier decisions, and the decision about it. */
export function DecideReview({ id, close }: { id: number; close: () => void }) {
  const t = useT()
  const { data, error } = useQuery(staffReviewQuery(useApi(), id))
  return (
    <Dialog opened onClose={close} title={t('Review {id}', { id })} width={640}>
      {error && !data && <Alert color="madder">{problemText(error, t)}</Alert>}
      {data ? (
        <>
          <Facts found={data} />
          <DecideForm found={data} close={close} />
        </>
      ) : (
        !error && <SkeletonLines lines={6} />
      )}
    </Dialog>
  )
}

function Facts({ found: { review, reports, actions } }: { found: StaffReview }) {
  const t = useT()
  return (
    <>
      <ReviewItem review={review} replyTitle={t('Reply from {name}', { name: review.consultant.name })} />
      {(reports.length > 0 || actions.length > 0) && (
        <ul className={classes.facts} aria-label={t('Reports and decisions')}>
          {reports.map((report) => (
            <li key={`report ${report.id}`}>
              <strong>{t(reportReasonWords[report.reason])}</strong>
              {` · ${report.by ?? t('Deleted account')} · ${formatDate(report.reportedAt, t)}`}
              {report.note && <p lang={t.lang(report.note)}>“{report.note}”</p>}
            </li>
          ))}
          {actions.map(({ at, action, by, reason }) => (
            <li key={`${action} ${at}`}>
              <strong>{actionInWords(action, t)}</strong>
              {` · ${by ?? ''} · ${formatDate(at, t)}`}
              {reason && <p>“{reason}”</p>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const submitWords = { hide: msg('Hide review'), keep: msg('Keep review'), restore: msg('Show review again') } as const
type Decision = keyof typeof submitWords

function DecideForm({ found: { review, reports }, close }: { found: StaffReview; close: () => void }) {
  const t = useT()
  const api = useApi()
  const { onDone } = useOperation(close)
  const options: Decision[] = review.hidden ? ['restore'] : review.openReports > 0 ? ['hide', 'keep'] : ['hide']
  const reported = reports.find(({ state }) => state === 'open')?.reason ?? 'other'
  const form = useApiForm({
    initialValues: { decision: options[0] as string, reason: (review.hidden?.reason ?? reported) as string, note: '' },
    validate: { note: (note) => (note.trim() ? null : t('Please fill this in.')) },
    send: ({ decision, reason, note }) =>
      decideReview(api, { id: review.id, decision: decision as Decision, reason: reason as ReviewReportReason, note }),
    onDone,
  })
  const decision = form.values.decision as Decision
  return (
    <ApiForm form={form} submit={t(submitWords[decision])} destructive={decision === 'hide'} onCancel={close}>
      <NativeSelect
        label={t('Decision')}
        data={options.map((value) => ({ value, label: t(submitWords[value]) }))}
        {...form.field('decision')}
      />
      {decision === 'hide' && (
        <NativeSelect
          label={t('Reason')}
          data={REVIEW_REPORT_REASONS.map((value) => ({ value, label: t(reportReasonWords[value]) }))}
          {...form.field('reason')}
        />
      )}
      <Textarea
        label={t('Note')}
        description={
          decision === 'keep'
            ? t('Required. It is saved in the audit log.')
            : t('Required. It is sent to the author and saved in the audit log.')
        }
        minRows={2}
        maxLength={1000}
        {...form.field('note')}
      />
    </ApiForm>
  )
}
