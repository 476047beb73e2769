import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ENQUIRY_REPLY_MAX } from '#contract/enquiries/constants.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Segments } from '~/ui/segments.tsx'
import { addNote, replyAsStaff, type StaffEnquiry, templatesQuery } from './api.ts'
import classes from './staff.module.css'

/** A reply to the sender, or a note that only staff read. */
export function WritePanel({ story: { enquiry, entries } }: { story: StaffEnquiry }) {
  const { id, language } = enquiry
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [kind, setKind] = useState<'reply' | 'note'>('reply')
  const templates = useQuery(templatesQuery(api)).data?.templates ?? []
  const lastReplyId = entries.findLast(({ kind: written }) => written !== 'note')?.id ?? null
  const operation = useOperation(() => form.setValues({ text: '' }))
  const form = useApiForm({
    initialValues: { text: '' },
    validate: { text: (text) => (text.trim() ? null : t('Please fill this in.')) },
    send: ({ text }): Promise<{ message: string }> =>
      operation
        .send({ id, text, lastReplyId, kind }, (_, key) =>
          kind === 'reply' ? replyAsStaff(api, { id, text, lastReplyId }, key) : addNote(api, { id, text }, key),
        )
        .catch((error) => {
          // Somebody else or the sender may have written: the typed text stays, and theirs appears.
          void refreshBackOffice(client)
          throw error
        }),
    onDone: operation.onDone,
  })
  const insert = (templateId: number) => {
    const template = templates.find((one) => one.id === templateId)
    if (template) form.setValues({ text: language === 'hi' ? template.text_hindi : template.text_english })
  }
  return (
    <Panel title={t('Write')}>
      <div className={classes.write}>
        <Segments
          name="kind"
          choices={[
            { value: 'reply', label: t('Reply|noun') },
            { value: 'note', label: t('Internal note') },
          ]}
          chosen={kind}
          onChoose={(value) => setKind(value === 'note' ? 'note' : 'reply')}
        />
        <ApiForm form={form} submit={kind === 'reply' ? t('Send reply') : t('Add note')}>
          {kind === 'reply' && templates.length > 0 && (
            <NativeSelect
              label={t('Prepared reply')}
              value=""
              onChange={(event) => insert(Number(event.currentTarget.value))}
              data={[
                { value: '', label: t('Choose one to insert it') },
                ...templates.map(({ id: value, title }) => ({ value: String(value), label: title })),
              ]}
            />
          )}
          <Textarea
            label={kind === 'reply' ? t('Reply|noun') : t('Internal note')}
            description={
              kind === 'reply' ? t('Sent by email, and by SMS or as a notification.') : t('Only staff can read it.')
            }
            autosize
            minRows={4}
            maxLength={ENQUIRY_REPLY_MAX}
            {...form.field('text')}
          />
        </ApiForm>
      </div>
    </Panel>
  )
}
