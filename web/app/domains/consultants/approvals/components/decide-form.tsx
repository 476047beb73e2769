import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DecisionName } from '#contract/consultants/approvals.ts'
import { ApiProblem } from '~/lib/api.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { fieldErrors, problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { toast } from '~/ui/toast.tsx'
import { type Applicant, decide, type SeenPapers } from '../api.ts'
import { decisionWords } from '../words.ts'
import { type Check, Checklist, isComplete } from './checklist.tsx'
import classes from './workbench.module.css'

/** Possible decisions per state; approval comes last. */
const choices: Partial<Record<Applicant['approval'], readonly DecisionName[]>> = {
  submitted: ['reject', 'ask_for_changes', 'approve'],
  approved: ['suspend'],
  suspended: ['restore'],
}
const looks: Record<DecisionName, object> = {
  approve: {},
  restore: {},
  ask_for_changes: { variant: 'default' },
  reject: { variant: 'light', color: 'madder' },
  suspend: { variant: 'light', color: 'madder' },
}

interface DecideFormProps {
  applicant: Applicant
  /** Those on the screen; undefined while they load. */
  papers: SeenPapers | undefined
  onDecided: () => void
}

/** Checklist, note to the applicant and decision; a refusal requires a reason. */
export function DecideForm({ applicant, papers, onDecided }: DecideFormProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [note, setNote] = useState('')
  const { id, approval, revision } = applicant
  const [checked, setChecked] = useState<{ checks: Check[]; revision: number }>()
  // What was checked belongs to the profile as it was then.
  const checks = checked?.revision === revision ? checked.checks : []
  const send = useMutation({
    mutationFn: (decision: DecisionName) =>
      decide(api, { id, decision, seen: approval, revision, note, checklist: checks, papers: papers ?? [] }),
    onSuccess: ({ message }) => {
      setNote('')
      setChecked(undefined)
      toast(t(message))
      onDecided()
    },
    // Shows what another staff member decided meanwhile; the note stays.
    onSettled: () => refreshBackOffice(client),
  })
  const wrong = fieldErrors(send.error, t)
  const decisions = choices[approval] ?? []
  if (decisions.length === 0) return null
  return (
    <div className={classes.decide}>
      {approval === 'submitted' && (
        <Checklist checks={checks} onChange={(next) => setChecked({ checks: next, revision })} />
      )}
      <Textarea
        label={t('Note to applicant')}
        placeholder={t('Sent with the decision. Required unless you approve.')}
        autosize
        minRows={3}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={wrong.note}
      />
      {send.error && !wrong.note && (
        <Alert color="madder" icon={<Icon name="alert-circle" />} role="alert" title={problemText(send.error, t)}>
          {send.error instanceof ApiProblem && send.error.body.errors?.decision?.join(' ')}
        </Alert>
      )}
      <div className={classes.buttons}>
        {decisions.map((decision) => (
          <Button
            key={decision}
            {...looks[decision]}
            loading={send.isPending && send.variables === decision}
            disabled={send.isPending || (decision === 'approve' && !(papers && isComplete(checks)))}
            onClick={() => send.mutate(decision)}
          >
            {t(decisionWords[decision])}
          </Button>
        ))}
      </div>
      {decisions.includes('approve') && !isComplete(checks) && <p>{t('Check every item to approve.')}</p>}
    </div>
  )
}
