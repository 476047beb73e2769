import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { toast } from '~/ui/toast.tsx'
import { cacheProfile, type OwnProfile, submitProfile } from '../api.ts'
import classes from './approval-note.module.css'

interface ApprovalNoteProps {
  profile: OwnProfile
  /** There are unsaved edits: staff would see an older version. */
  unsaved?: boolean
}

/** Approval status, its reason, and the button to apply. */
export function ApprovalNote({ profile, unsaved = false }: ApprovalNoteProps) {
  const t = useT()
  const { color, icon, title, text } = notes[profile.approval](profile, t)
  const maySubmit = ['draft', 'changes_asked', 'rejected'].includes(profile.approval)
  return (
    <Alert color={color} icon={<Icon name={icon} />} title={title}>
      {profile.approvalReason && (
        <p className={classes.reason} lang={t.lang(profile.approvalReason)}>
          {profile.approvalReason}
        </p>
      )}
      <p className={classes.text}>{text}</p>
      {maySubmit && <Submit profile={profile} unsaved={unsaved} />}
    </Alert>
  )
}

function Submit({ profile, unsaved }: Required<ApprovalNoteProps>) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const submit = useMutation({
    mutationFn: () => submitProfile(api, profile.revision),
    onSuccess: ({ data, message }) => {
      cacheProfile(client, api, data.consultantDetail)
      toast(t(message))
    },
  })
  const needed = profile.completeness.missing.some(({ required }) => required)
  const why = needed
    ? t('First add the details needed for approval.')
    : unsaved
      ? t('Save your changes first.')
      : undefined
  return (
    <div className={classes.submit}>
      <Button onClick={() => submit.mutate()} loading={submit.isPending} disabled={why !== undefined}>
        {t('Send for approval')}
      </Button>
      {why && <span>{why}</span>}
      {submit.error && <span role="alert">{problemText(submit.error, t)}</span>}
    </div>
  )
}

interface Note {
  color: 'peacock' | 'marigold' | 'leaf' | 'madder'
  icon: 'edit' | 'clock' | 'alert-circle' | 'shield-check'
  title: string
  text: ReactNode
}

const notes: Record<OwnProfile['approval'], (profile: OwnProfile, t: Translate) => Note> = {
  draft: (_, t) => ({
    ...{ color: 'peacock', icon: 'edit', title: t('Your profile is a draft') },
    text: t('Only you can see it until our team approves it.'),
  }),
  submitted: ({ approvalChangedAt }, t) => ({
    ...{ color: 'marigold', icon: 'clock', title: t('Our team is reviewing your profile') },
    text: t('Sent on {day}. We will let you know by SMS and email. You can keep editing.', {
      day: approvalChangedAt ? formatDate(approvalChangedAt, t) : '',
    }),
  }),
  changes_asked: (_, t) => ({
    ...{ color: 'marigold', icon: 'alert-circle', title: t('Changes needed') },
    text: t('Make the changes, save and send your profile again.'),
  }),
  rejected: (_, t) => ({
    ...{ color: 'madder', icon: 'alert-circle', title: t('Your profile was not approved') },
    text: t('You can update it and send it again.'),
  }),
  suspended: (_, t) => ({
    ...{ color: 'madder', icon: 'alert-circle', title: t('Your profile is not listed') },
    text: t('Call our help desk to have it listed again.'),
  }),
  approved: ({ approvedAt }, t) => ({
    ...{ color: 'leaf', icon: 'shield-check' },
    title: approvedAt ? t('Approved on {day}', { day: formatDate(approvedAt, t) }) : t('Approved'),
    text: t('If you change your name or PAN, our team will verify again.'),
  }),
}
