import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { QUESTION_BODY_MAX, QUESTION_TITLE_MAX } from '#contract/questions/constants.ts'
import type { Profile } from '~/domains/consultants/profile/api.ts'
import { sharedQuery } from '~/domains/locker/api.ts'
import { deleteDraft, type Question } from '~/domains/questions/api.ts'
import { QUESTIONS_PATH } from '~/domains/questions/paths.ts'
import { refreshQuestions } from '~/domains/questions/refresh.ts'
import { AttachButton } from '~/features/question-thread/attach-button.tsx'
import { Attachments } from '~/features/question-thread/attachments.tsx'
import { problemText } from '~/lib/form.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import classes from './asking.module.css'
import { useIndustries } from './industries.ts'
import { Payment } from './payment.tsx'
import { ToWhom } from './to-whom.tsx'
import { type Drafting, useDraft } from './use-draft.ts'

interface AskFormProps {
  draft: Question | undefined
  /** Whom the customer came to ask. */
  profile: Profile | undefined
  industryId: number | null
}

/** Writing a question: whom it asks, the words, the papers, and the payment. */
export function AskForm({ draft, profile, industryId }: AskFormProps) {
  const t = useT()
  const [isChecked, setChecked] = useState(false)
  const drafting = useDraft({
    draft,
    consultantId: profile?.id ?? null,
    industryId: industryId ?? (profile?.industries.length === 1 ? profile.industries[0]!.id : null),
  })
  const { fields, change, keep } = drafting
  const asked = profile && fields.consultantId === profile.id ? profile : undefined
  const industries = useIndustries(asked)
  const missing = (value: unknown) => (isChecked && !value ? t('Please fill this in.') : undefined)
  const documents = useQuery({
    ...sharedQuery(useApi(), { kind: 'question', id: draft?.id ?? 0 }),
    enabled: draft !== undefined,
  })
  return (
    <>
      <PageHead title={t('Ask a question')}>{t('Your draft is saved as you write.')}</PageHead>
      <div className={classes.columns}>
        <section className={classes.card} aria-label={t('Your question')}>
          <ToWhom asked={asked} drafting={drafting} />
          <NativeSelect
            label={t('Industry')}
            required
            withAsterisk={false}
            value={fields.industryId ?? ''}
            error={isChecked && fields.industryId === null && t('Choose an industry')}
            onChange={(event) => {
              change({ industryId: Number(event.currentTarget.value) || null })
              keep()
            }}
            data={[{ value: '', label: t('Choose an industry') }, ...industries]}
          />
          <TextInput
            label={t('Title|of a question')}
            description={t('One line that says what it is about.')}
            required
            maxLength={QUESTION_TITLE_MAX}
            value={fields.title}
            error={missing(fields.title.trim())}
            onChange={(event) => change({ title: event.currentTarget.value })}
            onBlur={keep}
          />
          <Textarea
            label={t('Your question')}
            description={t('Your situation, what you have tried, and what you want to know.')}
            required
            autosize
            minRows={7}
            maxRows={24}
            maxLength={QUESTION_BODY_MAX}
            value={fields.body}
            error={missing(fields.body.trim())}
            onChange={(event) => change({ body: event.currentTarget.value })}
            onBlur={keep}
          />
          <Attachments documents={documents.data?.documents ?? []} removable />
          <div className={classes.attach}>
            <AttachButton idOf={() => drafting.save().catch(() => undefined)} />
            <p className={classes.note} role="status">
              {drafting.error ? problemText(drafting.error, t) : statusOf(drafting, t)}
            </p>
            {draft && <DeleteDraft id={draft.id} />}
          </div>
        </section>
        <Payment draft={draft} asked={asked} drafting={drafting} onCheck={() => setChecked(true)} />
      </div>
    </>
  )
}

function statusOf({ isStored, isBlank }: Drafting, t: Translate) {
  if (isStored) return t('Draft saved')
  return isBlank ? t('Papers, drawings or photos, from your locker or this device.') : t('Saving…')
}

function DeleteDraft({ id }: { id: number }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [sure, setSure] = useState(false)
  const deleting = useMutation({
    mutationFn: () => deleteDraft(api, id),
    onSuccess: async ({ message }) => {
      void toast(t(message))
      await navigate(localPath(QUESTIONS_PATH, t.language))
      void refreshQuestions(client)
    },
    onError: (error) => void toastFailure(problemText(error, t)),
  })
  return (
    <>
      <Button variant="subtle" color="madder" onClick={() => setSure(true)}>
        {t('Delete draft')}
      </Button>
      <ConfirmDialog
        opened={sure}
        title={t('Delete this question?')}
        keep={t('Keep the question')}
        onKeep={() => setSure(false)}
        act={t('Delete draft')}
        onAct={() => deleting.mutate()}
        busy={deleting.isPending}
      >
        {t('What you wrote is lost. Your files stay in the locker.')}
      </ConfirmDialog>
    </>
  )
}
