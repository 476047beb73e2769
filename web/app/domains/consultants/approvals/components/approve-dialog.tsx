import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '~/lib/api.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { problemText } from '~/lib/form.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { toast } from '~/ui/toast.tsx'
import { type ApplicantRow, applicantQuery, decide, type SeenPapers, seenPapersQuery } from '../api.ts'
import { type Check, Checklist, isComplete } from './checklist.tsx'

interface ApproveDialogProps {
  applicant: Pick<ApplicantRow, 'id' | 'name'>
  close: () => void
}

/** Approves the current version, once every item of the checklist is ticked. */
export function ApproveDialog({ applicant: { id, name }, close }: ApproveDialogProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [checks, setChecks] = useState<Check[]>([])
  const applicant = useQuery(applicantQuery(api, id))
  const send = useMutation({
    mutationFn: (seen: { revision: number; papers: SeenPapers }) =>
      decide(api, { id, decision: 'approve', seen: 'submitted', note: '', checklist: checks, ...seen }),
    onSuccess: ({ message }) => {
      toast(t(message))
      close()
    },
    onSettled: () => refreshBackOffice(client),
  })
  const seen = applicant.data?.applicant
  const papers = useQuery(seenPapersQuery(api, id)).data
  return (
    <Dialog opened onClose={close} title={t('Approve {name}?', { name })} width={480}>
      {seen && <p>{seen.headline}</p>}
      <p>{t('Customers can find and book them immediately. They will be notified.')}</p>
      <p>
        <LocalLink to={`/admin/approvals?applicant=${id}`}>{t('Open application')}</LocalLink>
      </p>
      <Checklist checks={checks} onChange={setChecks} />
      {applicant.isError && !seen && <LoadFailed retry={applicant.refetch} />}
      {send.error && (
        <Alert color="madder" icon={<Icon name="alert-circle" />} role="alert" title={problemText(send.error, t)}>
          {send.error instanceof ApiProblem && send.error.body.errors?.decision?.join(' ')}
        </Alert>
      )}
      {!isComplete(checks) && <p>{t('Check every item to approve.')}</p>}
      <DialogActions>
        <Button variant="default" size="lg" onClick={close} data-autofocus>
          {t('Not now')}
        </Button>
        <Button
          size="lg"
          disabled={!(seen && papers && isComplete(checks))}
          loading={send.isPending}
          onClick={() => seen && papers && send.mutate({ revision: seen.revision, papers })}
        >
          {t('Approve')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
