import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ARTICLE_SUMMARY_MAX, ARTICLE_TITLE_MAX } from '#contract/content/constants.ts'
import { clockIn, dayIn, formatTime, INDIA } from '~/lib/dates.ts'
import { fieldErrors } from '~/lib/form.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { PersonField } from '~/ui/operated/person-field/person-field.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.tsx'
import { articlePath } from '../api.ts'
import { addArticle, authorsQuery, publishArticle, type StaffArticle, unpublishArticle } from './api.ts'
import { Checklist } from './checklist.tsx'
import { type CoverNames, CoverPanel } from './cover-panel.tsx'
import classes from './editor.module.css'
import { TextEditor } from './text-editor.tsx'
import { useArticleDraft } from './use-article-draft.ts'
import { languageIn, stateIn } from './words.ts'

interface ArticleEditorProps extends CoverNames {
  article: StaffArticle
}

/** Writes, previews, publishes and withdraws one article. */
export function ArticleEditor({ article, drawings, tints }: ArticleEditorProps) {
  const t = useT()
  const api = useApi()
  const navigate = useNavigate()
  const draft = useArticleDraft(article)
  const { saved, adopt, values, change, unsaved, savedAt, error, setError, save } = draft
  const [day, setDay] = useState(saved.publishedAt ? dayIn(INDIA, saved.publishedAt) : '')
  const [time, setTime] = useState(saved.publishedAt ? clockIn(INDIA, saved.publishedAt) : '09:00')
  const [busy, setBusy] = useState(false)
  const [withdrawing, setWithdrawing] = useState(false)
  const errors = fieldErrors(error, t)
  const publishAt = day ? `${day}T${time || '09:00'}:00+05:30` : undefined
  const isLater = publishAt !== undefined && Date.parse(publishAt) > Date.now()
  const isPublic = saved.state === 'published'
  const done = ({ message, data }: { message: string; data: { article: StaffArticle } }) => {
    adopt(data.article)
    void toast(t(message))
  }
  /** Runs a step after everything typed is saved. */
  const after = async (step: (current: StaffArticle) => Promise<void>) => {
    setBusy(true)
    try {
      await step(await save())
    } catch (problem) {
      setError(problem as Error)
    } finally {
      setBusy(false)
    }
  }
  const publish = () =>
    after(async (current) => done(await publishArticle(api, current, isLater ? publishAt : undefined)))
  const open = (path: string) => void navigate(localPath(path, t.language))
  const translate = () =>
    after(async ({ id, title, language, drawing, tint, cover, author }) => {
      const { data } = await addArticle(api, {
        ...{ language: language === 'en' ? 'hi' : 'en', translationOf: id, title, summary: '', html: '', tags: [] },
        ...{ drawing, tint, cover: cover?.url ?? null, coverAlt: '', consultantId: author?.id ?? null },
      })
      open(`/admin/articles/${data.article.id}`)
    })
  const { label, color } = stateIn(saved.state, t)
  return (
    <>
      <UnsavedGuard unsaved={unsaved && !busy} />
      <PageHead
        title={t('Edit article')}
        action={
          <div className={classes.acts}>
            <Button
              variant="default"
              disabled={busy}
              onClick={() => after(async () => open(`/admin/articles/${saved.id}/preview`))}
            >
              {t('Preview')}
            </Button>
            {saved.state !== 'draft' && (
              <Button variant="default" disabled={!unsaved || busy} onClick={() => after(async () => undefined)}>
                {t('Save')}
              </Button>
            )}
            {isPublic ? (
              <Button variant="light" color="madder" disabled={busy} onClick={() => setWithdrawing(true)}>
                {t('Withdraw')}
              </Button>
            ) : (
              <Button loading={busy} onClick={publish}>
                {isLater ? t('Schedule') : t('Publish')}
              </Button>
            )}
          </div>
        }
      >
        <Badge color={color}>{label}</Badge>{' '}
        <span role="status">
          {unsaved ? t('Changes not saved yet') : savedAt && t('Saved {time}', { time: formatTime(savedAt, t) })}
        </span>
      </PageHead>
      {Object.keys(errors).length === 0 && <ProblemAlert error={error} mb="md" />}
      <div className={classes.columns}>
        <div className={classes.main}>
          <TextInput
            name="title"
            label={t('Title|of an article')}
            lang={saved.language}
            maxLength={ARTICLE_TITLE_MAX}
            value={values.title}
            onChange={({ currentTarget: { value } }) => change({ title: value })}
            error={errors.title}
          />
          <Textarea
            label={t('Summary|of an article')}
            lang={saved.language}
            description={t('Shown in lists and search results.')}
            autosize
            minRows={2}
            maxLength={ARTICLE_SUMMARY_MAX}
            value={values.summary}
            onChange={({ currentTarget: { value } }) => change({ summary: value })}
            error={errors.summary}
          />
          <TextEditor
            label={t('Text|of an article')}
            html={article.html}
            lang={saved.language}
            onChange={(html) => change({ html })}
          />
          {errors.html && <p role="alert">{errors.html}</p>}
        </div>
        <div className={classes.side}>
          <Panel title={languageIn(saved.language, t)}>
            <div className={classes.fields}>
              <PersonField
                label={t('Author')}
                change={t('Change author')}
                foundLabel={t('Authors found')}
                query={(search) => authorsQuery(api, search)}
                name={values.authorName}
                instead={{
                  label: t('Editorial team'),
                  onChoose: () => change({ consultantId: null, authorName: '' }),
                }}
                onChoose={({ id, name }) => change({ consultantId: id, authorName: name })}
              />
              <TextInput
                label={t('Tags')}
                description={t('Divided by commas, at most five.')}
                value={values.tags}
                onChange={({ currentTarget: { value } }) => change({ tags: value })}
                error={errors.tags}
              />
              <TextInput
                label={t('Address|of a page')}
                description={`/blogs/${values.slug}`}
                value={values.slug}
                onChange={({ currentTarget: { value } }) => change({ slug: value })}
                error={errors.slug}
              />
              {isPublic ? (
                <LocalLink to={articlePath(saved)}>{t('View page')}</LocalLink>
              ) : (
                <div className={classes.when}>
                  <TextInput
                    type="date"
                    label={t('Publish on')}
                    value={day}
                    onChange={({ currentTarget: { value } }) => setDay(value)}
                  />
                  <TextInput
                    type="time"
                    label={t('Time in India')}
                    value={time}
                    onChange={({ currentTarget: { value } }) => setTime(value)}
                  />
                </div>
              )}
              {saved.state === 'scheduled' && (
                <Button variant="light" color="madder" disabled={busy} onClick={() => setWithdrawing(true)}>
                  {t('Withdraw')}
                </Button>
              )}
            </div>
          </Panel>
          <CoverPanel values={values} lang={saved.language} change={change} drawings={drawings} tints={tints} />
          <Checklist values={values} article={saved} onTranslate={translate} />
        </div>
      </div>
      {withdrawing && (
        <ActDialog
          title={t('Withdraw this article?')}
          act={t('Withdraw')}
          destructive
          onClose={() => setWithdrawing(false)}
          send={(reason) => unpublishArticle(api, saved, reason)}
          onDone={done}
        >
          {t('It becomes a draft again, and its page is no longer found.')}
        </ActDialog>
      )}
    </>
  )
}
