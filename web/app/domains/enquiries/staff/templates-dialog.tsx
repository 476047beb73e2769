import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ENQUIRY_REPLY_MAX } from '#contract/enquiries/constants.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { toast } from '~/ui/toast.tsx'
import { addTemplate, changeTemplate, deleteTemplate, type EnquiryTemplate, templatesQuery } from './api.ts'
import classes from './staff.module.css'

/** The prepared replies: a list, and the form of one of them. */
export function TemplatesDialog({ close }: { close: () => void }) {
  const t = useT()
  const api = useApi()
  const answer = useQuery(templatesQuery(api))
  const [open, setOpen] = useState<EnquiryTemplate | 'new'>()
  const [deleting, setDeleting] = useState<EnquiryTemplate>()
  const done = useDone()
  if (open)
    return <TemplateDialog template={open === 'new' ? undefined : open} close={() => setOpen(undefined)} done={done} />
  if (deleting)
    return (
      <ActDialog
        title={t('Delete “{title}”?', deleting)}
        act={t('Delete')}
        destructive
        onClose={() => setDeleting(undefined)}
        send={(reason) => deleteTemplate(api, { id: deleting.id, reason })}
        onDone={done}
      >
        {t('Replies that were sent with it stay as they are.')}
      </ActDialog>
    )
  return (
    <Dialog opened onClose={close} title={t('Prepared replies')} width={640}>
      {answer.isError && !answer.data && <LoadFailed retry={answer.refetch} />}
      <RowList
        empty={t('No prepared replies yet.')}
        rows={(answer.data?.templates ?? []).map((template) => ({
          key: template.id,
          title: template.title,
          meta: t.language === 'hi' ? template.text_hindi : template.text_english,
          end: (
            <span className={classes.acts}>
              <Button
                variant="subtle"
                aria-label={t('Edit reply: {title}', template)}
                onClick={() => setOpen(template)}
              >
                {t('Edit')}
              </Button>
              <Button
                variant="subtle"
                color="madder"
                aria-label={t('Delete {title}', template)}
                onClick={() => setDeleting(template)}
              >
                {t('Delete')}
              </Button>
            </span>
          ),
        }))}
      />
      <Button size="lg" onClick={() => setOpen('new')}>
        {t('New prepared reply')}
      </Button>
    </Dialog>
  )
}

function useDone() {
  const t = useT()
  const client = useQueryClient()
  return ({ message }: { message: string }) => {
    void toast(t(message))
    void refreshBackOffice(client)
  }
}

interface TemplateDialogProps {
  /** Undefined for a new one. */
  template: EnquiryTemplate | undefined
  close: () => void
  done: (answer: { message: string }) => void
}

function TemplateDialog({ template, close, done }: TemplateDialogProps) {
  const t = useT()
  const api = useApi()
  const missing = (text: string) => (text.trim() ? null : t('Please fill this in.'))
  const form = useApiForm({
    initialValues: {
      title: template?.title ?? '',
      text_english: template?.text_english ?? '',
      text_hindi: template?.text_hindi ?? '',
      reason: '',
    },
    validate: { title: missing, text_english: missing, text_hindi: missing, reason: missing },
    send: (typed): Promise<{ message: string }> =>
      template
        ? changeTemplate(api, { ...typed, id: template.id, version: template.version })
        : addTemplate(api, typed),
    onDone: (answer) => {
      close()
      done(answer)
    },
  })
  const text = { autosize: true, minRows: 3, maxLength: ENQUIRY_REPLY_MAX }
  return (
    <Dialog opened onClose={close} title={template ? t('Edit prepared reply') : t('New prepared reply')} width={640}>
      <ApiForm form={form} submit={t('Save')} onCancel={close}>
        <TextInput label={t('Title')} maxLength={80} {...form.field('title')} />
        <Textarea label={t('In English')} {...text} {...form.field('text_english')} />
        <Textarea label={t('In Hindi')} lang="hi" {...text} {...form.field('text_hindi')} />
        <ReasonField {...form.field('reason')} />
      </ApiForm>
    </Dialog>
  )
}
