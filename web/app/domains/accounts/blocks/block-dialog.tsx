import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PERSON_REPORT_REASONS, type PersonReportReason } from '#contract/accounts/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { toast } from '~/ui/toast.tsx'
import { blocksQuery, ownReportsQuery, reportPerson, reportReasons, useBlocking } from './api.ts'
import classes from './blocks.module.css'

interface BlockDialogProps {
  person: { id: number; name: string }
  onClose: () => void
}

/** Blocks a person, or reports them to staff. */
export function BlockDialog({ person, onClose }: BlockDialogProps) {
  const t = useT()
  return (
    <Dialog opened onClose={onClose} title={t('Block or report {name}', person)}>
      <BlockPart person={person} />
      <ReportPart person={person} onClose={onClose} />
    </Dialog>
  )
}

function BlockPart({ person }: Pick<BlockDialogProps, 'person'>) {
  const t = useT()
  const { data } = useQuery(blocksQuery(useApi()))
  const blocking = useBlocking(person.id)
  const isBlocked = data?.blocks.some(({ id }) => id === person.id) ?? false
  return (
    <section className={classes.part} aria-labelledby="block-title">
      <h3 id="block-title">{isBlocked ? t('{name} is blocked', person) : t('Block')}</h3>
      <p>
        {t(
          'Neither of you can book, call or ask the other. Sessions that are already booked stay. They will not be notified.',
        )}
      </p>
      <Button
        variant="light"
        {...(!isBlocked && { color: 'madder' })}
        loading={blocking.isPending || !data}
        onClick={() => blocking.mutate(isBlocked)}
      >
        {isBlocked ? t('Unblock {name}', person) : t('Block {name}', person)}
      </Button>
    </section>
  )
}

function ReportPart({ person, onClose }: BlockDialogProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [reason, setReason] = useState<PersonReportReason>('abusive')
  const [note, setNote] = useState('')
  const reporting = useMutation({
    mutationFn: () => reportPerson(api, { personId: person.id, reason, note }),
    onSuccess: ({ message }) => {
      void toast(t(message))
      void client.invalidateQueries(ownReportsQuery(api))
      onClose()
    },
  })
  return (
    <section className={classes.part} aria-labelledby="report-title">
      <h3 id="report-title">{t('Report to our team')}</h3>
      <NativeSelect
        label={t('Reason for the report')}
        data={PERSON_REPORT_REASONS.map((value) => ({ value, label: t(reportReasons[value]) }))}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value as PersonReportReason)}
      />
      <Textarea
        label={t('What happened (optional)')}
        minRows={2}
        maxLength={1000}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <ProblemAlert error={reporting.error} />
      <DialogActions>
        <Button variant="default" size="lg" onClick={onClose}>
          {t('Close')}
        </Button>
        <Button size="lg" loading={reporting.isPending} onClick={() => reporting.mutate()}>
          {t('Send report')}
        </Button>
      </DialogActions>
    </section>
  )
}
