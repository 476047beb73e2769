import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PAGE_LINE_MAX, PAGE_PLACEHOLDERS, PAGE_TITLE_MAX } from '#contract/content/constants.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { fieldErrors } from '~/lib/form.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Segments } from '~/ui/segments.tsx'
import { toast } from '~/ui/toast.tsx'
import classes from '../../articles/staff/editor.module.css'
import { TextEditor } from '../../articles/staff/text-editor.tsx'
import { languageIn } from '../../articles/staff/words.ts'
import { discardDraft, type PageWords, type StaffPage } from './api.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { usePageDraft } from './use-page-draft.ts'
import { VersionsPanel } from './versions-panel.tsx'
import { pageTitle } from './words.ts'

interface PageEditorProps {
  page: StaffPage
  /** What visitors read while nothing is published. */
  builtIn: PageWords
  /** Shows the text of the server again. */
  onDiscarded: () => void
}

/** Writes, previews and publishes the text of a page, in both languages. */
export function PageEditor({ page, builtIn, onDiscarded }: PageEditorProps) {
  const t = useT()
  const api = useApi()
  const navigate = useNavigate()
  const { saved, adopt, words, change, unsaved, error, setError, save } = usePageDraft(page, builtIn)
  const [language, setLanguage] = useState<'en' | 'hi'>('en')
  const [busy, setBusy] = useState(false)
  const [publishing, setPublishing] = useState(false)
  const [discarding, setDiscarding] = useState(false)
  const errors = fieldErrors(error, t)
  const { draft } = saved
  /** Runs a step after everything typed is saved. */
  const after = async (step: () => void) => {
    setBusy(true)
    try {
      await save()
      step()
    } catch (problem) {
      setError(problem as Error)
    } finally {
      setBusy(false)
    }
  }
  const discard = async (version: number) => {
    setBusy(true)
    try {
      const { message, data } = await discardDraft(api, saved.page, version)
      adopt(data.page)
      void toast(t(message))
      onDiscarded()
    } catch (problem) {
      setDiscarding(false)
      setError(problem as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <UnsavedGuard unsaved={unsaved && !busy} />
      <PageHead
        title={pageTitle(saved.page, t)}
        action={
          <div className={classes.acts}>
            <Button
              variant="default"
              disabled={busy}
              onClick={() => after(() => void navigate(localPath(`/admin/pages/${saved.page}/versions/0`, t.language)))}
            >
              {t('Preview')}
            </Button>
            <Button
              variant="default"
              disabled={!unsaved || busy}
              onClick={() => after(() => void toast(t('Draft saved')))}
            >
              {t('Save draft')}
            </Button>
            <Button loading={busy} disabled={!unsaved && !draft} onClick={() => after(() => setPublishing(true))}>
              {t('Publish')}
            </Button>
          </div>
        }
      >
        <Badge color={draft ? 'gray' : 'green'}>
          {draft ? t('Draft') : saved.published ? t('Published') : t('Built-in text')}
        </Badge>{' '}
        <span role="status">
          {unsaved
            ? t('Changes not saved yet')
            : draft &&
              t('Saved {time}', { time: `${formatDate(draft.updatedAt, t)}, ${formatTime(draft.updatedAt, t)}` })}
        </span>
      </PageHead>
      <ProblemAlert error={error} mb="md" />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Segments
            legend={t('Language')}
            name="language"
            choices={(['en', 'hi'] as const).map((value) => ({ value, label: languageIn(value, t) }))}
            chosen={language}
            onChoose={(value) => setLanguage(value === 'hi' ? 'hi' : 'en')}
          />
          {(['en', 'hi'] as const).map((lang) => {
            const suffix = lang === 'hi' ? 'hindi' : 'english'
            return (
              <div key={lang} hidden={lang !== language}>
                <div className={classes.main}>
                  <TextInput
                    name="title"
                    label={t('Title|of an article')}
                    lang={lang}
                    maxLength={PAGE_TITLE_MAX}
                    value={words[`title_${suffix}`]}
                    onChange={({ currentTarget: { value } }) => change({ [`title_${suffix}`]: value })}
                    error={errors[`title_${suffix}`]}
                  />
                  <TextInput
                    label={t('Line below the title')}
                    lang={lang}
                    maxLength={PAGE_LINE_MAX}
                    value={words[`line_${suffix}`]}
                    onChange={({ currentTarget: { value } }) => change({ [`line_${suffix}`]: value })}
                    error={errors[`line_${suffix}`]}
                  />
                  <TextEditor
                    label={t('Text|of a page')}
                    html={words[`html_${suffix}`]}
                    lang={lang}
                    onChange={(html) => change({ [`html_${suffix}`]: html })}
                  />
                </div>
              </div>
            )
          })}
        </div>
        <div className={classes.side}>
          <Panel title={t('Filled in automatically')}>
            <p className={classes.hint}>
              {t('Write these words in curly brackets. Readers see the current setting.')}{' '}
              {PAGE_PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}
            </p>
          </Panel>
          <VersionsPanel page={saved} />
          {draft && (
            <Button variant="light" color="madder" disabled={busy} onClick={() => setDiscarding(true)}>
              {t('Delete draft')}
            </Button>
          )}
        </div>
      </div>
      {publishing && draft && (
        <PublishDialog
          page={saved.page}
          version={draft.version}
          close={() => setPublishing(false)}
          onDone={(current) => adopt(current)}
        />
      )}
      {draft && (
        <ConfirmDialog
          opened={discarding}
          title={t('Delete this draft?')}
          keep={t('Keep draft')}
          onKeep={() => setDiscarding(false)}
          act={t('Delete draft')}
          onAct={() => void discard(draft.version)}
          busy={busy}
        >
          {t('The published text stays as it is.')}
        </ConfirmDialog>
      )}
    </>
  )
}
