import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { Alert } from '~/ui/alert.tsx'
import { Button } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import { toast } from '~/ui/toast.tsx'
import { keepProfile, type OwnProfile, submitProfile } from '../api.ts'
import classes from './approval-note.module.css'

interface ApprovalNoteProps {
  profile: OwnProfile
  /** Something typed is not saved yet: what staff would read is older than the screen. */
  unsaved?: boolean
}

/** Where the approval stands, why, and the way to ask for it. */
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
      keepProfile(client, api, data.consultantDetail)
      toast(t(message))
    },
  })
  const needed = profile.completeness.missing.some(({ required }) => required)
  const why = needed
    ? t('First add what is needed for approval.')
    : unsaved
      ? t('First save what you changed.')
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
    text: t('Nobody but you sees it until our team has approved it.'),
  }),
  submitted: ({ approvalChangedAt }, t) => ({
    ...{ color: 'marigold', icon: 'clock', title: t('Our team is looking at your profile') },
    text: t('Sent on {day}. We tell you by SMS and email. You may go on editing.', {
      day: approvalChangedAt ? formatDate(approvalChangedAt, t) : '',
    }),
  }),
  changes_asked: (_, t) => ({
    ...{ color: 'marigold', icon: 'alert-circle', title: t('Please change something') },
    text: t('Change it, save, and send your profile again.'),
  }),
  rejected: (_, t) => ({
    ...{ color: 'madder', icon: 'alert-circle', title: t('Your profile was not approved') },
    text: t('If something has changed since, you may send it again.'),
  }),
  suspended: (_, t) => ({
    ...{ color: 'madder', icon: 'alert-circle', title: t('Your page is taken off the list') },
    text: t('Call the help desk to have it listed again.'),
  }),
  approved: ({ approvedAt }, t) => ({
    ...{ color: 'leaf', icon: 'shield-check' },
    title: approvedAt ? t('Approved on {day}', { day: formatDate(approvedAt, t) }) : t('Approved'),
    text: t('If you change your name or PAN, our team checks again.'),
  }),
}
