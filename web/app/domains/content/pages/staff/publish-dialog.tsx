import { CONSENT_PAGES, PAGE_CHANGES_MAX, type PageName } from '#contract/content/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Checkbox } from '~/ui/operated/checkbox.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { toast } from '~/ui/toast.tsx'
import { publishDraft, type StaffPage } from './api.ts'
import { pageTitle } from './words.ts'

interface PublishDialogProps {
  page: PageName
  version: number
  close: () => void
  onDone: (page: StaffPage) => void
}

/** Publishes the draft; terms and privacy may ask people to agree again. */
export function PublishDialog({ page, version, close, onDone }: PublishDialogProps) {
  const t = useT()
  const api = useApi()
  const form = useApiForm({
    initialValues: { changes_english: '', changes_hindi: '', asksConsent: false },
    send: (values) => publishDraft(api, page, version, values),
    onDone: ({ message, data }) => {
      close()
      onDone(data.page)
      void toast(t(message))
    },
  })
  const isAgreedTo = (CONSENT_PAGES as readonly PageName[]).includes(page)
  return (
    <Dialog opened onClose={close} title={t('Publish {page}?', { page: pageTitle(page, t) })}>
      <p>
        {t('Visitors read the new text immediately, in both languages. It cannot be changed later, only replaced.')}
      </p>
      <ApiForm form={form} submit={t('Publish')} onCancel={close}>
        <Textarea
          label={t('What changed, in English')}
          autosize
          minRows={2}
          maxLength={PAGE_CHANGES_MAX}
          lang="en"
          {...form.field('changes_english')}
        />
        <Textarea
          label={t('What changed, in Hindi')}
          autosize
          minRows={2}
          maxLength={PAGE_CHANGES_MAX}
          lang="hi"
          {...form.field('changes_hindi')}
        />
        {isAgreedTo && (
          <Checkbox
            label={t('Ask everybody to agree again')}
            description={t('Customers and consultants are asked on their next visit and read what changed.')}
            {...form.field('asksConsent', { type: 'checkbox' })}
          />
        )}
      </ApiForm>
    </Dialog>
  )
}
