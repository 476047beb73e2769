import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { Facts } from '~/ui/facts.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { kindWords } from '../states/words.ts'
import { assign, type StaffEnquiry } from './api.ts'
import classes from './staff.module.css'
import { actionWords, priorityWords, spamWords } from './words.ts'
import { WritePanel } from './write-panel.tsx'

/** What was asked, what was replied and noted, and who takes care of it. */
export function EnquiryView({ story }: { story: StaffEnquiry }) {
  const t = useT()
  const { enquiry, entries, actions } = story
  const at = (instant: string) => `${formatDate(instant, t)}, ${formatTime(instant, t)}`
  return (
    <div className={classes.columns}>
      <div>
        <Panel title={t('What was asked')}>
          <p className={classes.text} lang={t.lang(enquiry.remarks)}>
            {enquiry.remarks || t('No text')}
          </p>
          {entries.length > 0 && (
            <ol className={classes.entries} aria-label={t('Replies and notes')}>
              {entries.map(({ id, kind, by, text, at: when }) => (
                <li key={id} data-kind={kind}>
                  <p lang={t.lang(text)}>{text}</p>
                  <small className="pm-num">
                    {kind === 'note' && `${t('Internal note')} · `}
                    {by}, {at(when)}
                  </small>
                </li>
              ))}
            </ol>
          )}
        </Panel>
        {enquiry.state !== 'spam' && <WritePanel story={story} />}
      </div>
      <div>
        <Panel title={t('Details')}>
          <Assignee story={story} />
          <Facts
            facts={[
              [t('Kind'), t(kindWords[enquiry.kind])],
              [t('Name'), enquiry.name],
              [t('Mobile'), enquiry.mobile && formatMobile(enquiry.mobile)],
              [t('Email'), enquiry.email],
              [t('City'), enquiry.city],
              [t('Membership'), priorityWords[enquiry.priority] && t(priorityWords[enquiry.priority]!)],
              [t('For'), enquiry.consultant?.name ?? t('Help desk')],
              [t('Reply due'), at(enquiry.dueAt)],
              [t('Call at'), enquiry.callAt && at(enquiry.callAt)],
              [t('Resolve by'), enquiry.resolveBy && formatDate(enquiry.resolveBy, t)],
              [t('Escalated'), enquiry.escalatedAt && at(enquiry.escalatedAt)],
              [
                t('First answer'),
                enquiry.firstAnswerMinutes === null
                  ? null
                  : t.count(enquiry.firstAnswerMinutes, '{count} working minute', '{count} working minutes'),
              ],
              [t('Spam because'), enquiry.spamReason && t(spamWords[enquiry.spamReason])],
            ]}
          />
        </Panel>
        <Panel title={t('Staff actions')} flush>
          <RowList
            empty={t('No actions yet.')}
            rows={actions.map(({ action, by, reason, at: when }) => ({
              key: `${action} ${when}`,
              title: actionWords[action] ? t(actionWords[action]) : action,
              meta: [by, at(when), reason].filter(Boolean).join(' · '),
            }))}
          />
        </Panel>
      </div>
    </div>
  )
}

function Assignee({ story: { enquiry, staff } }: { story: StaffEnquiry }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const assigning = useMutation({
    mutationFn: (assigneeId: number | null) =>
      assign(api, { id: enquiry.id, assigneeId, insteadOf: enquiry.assignee?.id ?? null }),
    onSuccess: ({ message }) => {
      void toast(t(message))
      return refreshBackOffice(client)
    },
    onError: (error) => {
      toastFailure(problemText(error, t))
      void refreshBackOffice(client)
    },
  })
  return (
    <NativeSelect
      className={classes.assignee ?? ''}
      label={t('Assigned to')}
      disabled={assigning.isPending || enquiry.state === 'spam'}
      value={String(enquiry.assignee?.id ?? '')}
      onChange={(event) => assigning.mutate(Number(event.currentTarget.value) || null)}
      data={[{ value: '', label: t('Nobody') }, ...staff.map(({ id, name }) => ({ value: String(id), label: name }))]}
    />
  )
}
