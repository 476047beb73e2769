import { decidePersonReport, type PersonReport, reportReasons } from '~/domains/accounts/blocks/api.ts'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'

const decisions = { uphold: msg('Uphold the report'), decline: msg('Decline the report') } as const
type Decision = keyof typeof decisions

/** A report about a person, and the decision of staff. */
export function DecideReport({ report, close }: { report: PersonReport; close: () => void }) {
  const t = useT()
  const api = useApi()
  const { onDone } = useOperation(close)
  const { person, reporter, reason, note, reportedAt, upheldBefore } = report
  const form = useApiForm({
    initialValues: { decision: 'uphold' as string, note: '' },
    validate: { note: (text) => (text.trim() ? null : t('Please fill this in.')) },
    send: (values) =>
      decidePersonReport(api, { id: report.id, decision: values.decision as Decision, note: values.note }),
    onDone,
  })
  return (
    <Dialog opened onClose={close} title={t('Report about {name}', { name: person.name })}>
      <p>
        <strong>{t(reportReasons[reason])}</strong>
        {` · ${reporter?.name ?? t('Deleted account')} · ${formatDate(reportedAt, t)}`}
      </p>
      {note && <p lang={t.lang(note)}>“{note}”</p>}
      {upheldBefore > 0 && (
        <p>{t.count(upheldBefore, '{count} earlier report was upheld.', '{count} earlier reports were upheld.')}</p>
      )}
      <ButtonLink to={`/admin/people/${person.id}`} variant="outline">
        {t('Open {name} to suspend the account', person)}
      </ButtonLink>
      <ApiForm form={form} submit={t('Save decision')} onCancel={close}>
        <NativeSelect
          label={t('Decision')}
          data={(Object.keys(decisions) as Decision[]).map((value) => ({ value, label: t(decisions[value]) }))}
          {...form.field('decision')}
        />
        <Textarea
          label={t('Note')}
          description={t('Required. It is saved in the audit log.')}
          minRows={2}
          maxLength={1000}
          {...form.field('note')}
        />
      </ApiForm>
    </Dialog>
  )
}
