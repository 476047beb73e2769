import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MESSAGE_BODY_MAX, MESSAGE_LABEL_MAX, MESSAGE_TITLE_MAX } from '#contract/notifications/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.tsx'
import { changeText, type MessageText, templateQuery, templatesQuery, testText } from './api.ts'
import { TextPreview } from './preview.tsx'
import classes from './templates.module.css'
import { withExamples } from './words.ts'

/** Changes one text of a message, with a preview and a test to oneself. Mount it anew for another text or version. */
export function TextForm({ name, text }: { name: string; text: MessageText }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const { standard, own, placeholders, channel, language: lang } = text
  const [returning, setReturning] = useState(false)
  const refresh = async ({ message }: { message: string }) => {
    void toast(t(message))
    await Promise.all([
      client.invalidateQueries({ queryKey: templateQuery(api, name).queryKey }),
      client.invalidateQueries({ queryKey: templatesQuery(api).queryKey }),
    ])
  }
  const form = useApiForm({
    initialValues: { ...(own ?? standard), dltTemplateId: text.dltTemplateId ?? '', reason: '' },
    validate: {
      body: (body) => (body.trim() ? null : t('Please fill this in.')),
      reason: (reason) => (reason.trim() ? null : t('Please fill this in.')),
    },
    send: (values) => changeText(api, name, text, values),
    onDone: refresh,
  })
  const { reason: _, ...words } = form.values
  const test = useMutation({
    mutationFn: () => testText(api, name, text, words),
    onSuccess: ({ data }) => void toast(t('Sent to {address}', { address: data.sentTo })),
  })
  return (
    <>
      <UnsavedGuard unsaved={form.unsaved} />
      <Panel title={t('Text|of a message')}>
        <ApiForm form={form} submit={t('Save text')}>
          {standard.title && (
            <TextInput
              label={channel === 'mail' ? t('Subject|of an email') : t('Title|of a message')}
              lang={lang}
              maxLength={MESSAGE_TITLE_MAX}
              {...form.field('title')}
            />
          )}
          <Textarea
            label={t('Message text')}
            lang={lang}
            autosize
            minRows={3}
            maxLength={MESSAGE_BODY_MAX}
            {...form.field('body')}
          />
          {standard.label && (
            <TextInput
              label={t('Button|of an email')}
              lang={lang}
              maxLength={MESSAGE_LABEL_MAX}
              {...form.field('label')}
            />
          )}
          <div>
            <p className={classes.hint}>{t('Words in curly brackets are filled in when the message is sent:')}</p>
            <ul className={classes.versions}>
              {placeholders.map(({ name: word, example, isRequired }) => (
                <li key={word} className={classes.hint}>
                  <code>{`{${word}}`}</code> {example}
                  {isRequired && ` (${t('must stay')})`}
                </li>
              ))}
            </ul>
          </div>
          {channel === 'sms' && (
            <TextInput
              label={t('DLT template ID')}
              description={t(
                'Operators deliver only texts registered with them. Leave it empty to keep the current ID.',
              )}
              maxLength={40}
              {...form.field('dltTemplateId')}
            />
          )}
          <ReasonField {...form.field('reason')} />
        </ApiForm>
      </Panel>
      <Panel
        title={t('Preview|of a message')}
        action={
          <div className={classes.acts}>
            <Button variant="default" size="sm" loading={test.isPending} onClick={() => test.mutate()}>
              {t('Send a test to me')}
            </Button>
            {own && (
              <Button variant="subtle" color="madder" size="sm" onClick={() => setReturning(true)}>
                {t('Back to the standard text')}
              </Button>
            )}
          </div>
        }
      >
        <ProblemAlert error={test.error} mb="md" />
        <TextPreview text={text} fields={words} />
        {channel === 'push' && <p className={classes.hint}>{t('The test of a notification arrives as an SMS.')}</p>}
      </Panel>
      {returning && (
        <ActDialog
          title={t('Back to the standard text?')}
          act={t('Back to the standard text')}
          onClose={() => setReturning(false)}
          send={(reason) =>
            changeText(api, name, text, { ...{ title: '', body: '', label: '', dltTemplateId: '' }, reason })
          }
          onDone={refresh}
        >
          <span lang={lang}>{withExamples(standard.body, placeholders)}</span>
        </ActDialog>
      )}
    </>
  )
}
