import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CHAPTERS_MAX } from '#contract/learning/constants.ts'
import { ApiProblem } from '~/lib/api.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { fieldErrors, problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { SaveBar } from '~/ui/save-bar.tsx'
import { toast } from '~/ui/toast.tsx'
import { type Content, type StaffCourse, saveContent } from '../api.ts'
import classes from '../staff.module.css'
import { ChapterEditor } from './chapter-editor.tsx'
import { added, moved, newChapter, removed } from './document.ts'

const keysFor = ({ chapters }: Content) => chapters.map((_, place) => place)
const textOf = (content: Content) => JSON.stringify(content)

/** The whole curriculum; it is saved at once, as a draft. */
export function CurriculumEditor({ course }: { course: StaffCourse }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  /** What was loaded or saved last, and its version. */
  const [base, setBase] = useState(course)
  const [content, setContent] = useState<Content>(course.content)
  /** So that the focus stays with a chapter that is moved. */
  const [keys, setKeys] = useState(() => keysFor(course.content))
  const unsaved = textOf(content) !== textOf(base.content)
  // Saving the facts of the course moves its version too; only another curriculum is a conflict.
  const isSame = textOf(course.content) === textOf(base.content)
  const saving = useMutation({
    mutationFn: () => saveContent(api, { id: course.id, version: (isSame ? course : base).version, content }),
    onSuccess: ({ message, data }) => {
      setBase(data.course)
      setContent(data.course.content)
      void toast(t(message))
      void refreshBackOffice(client)
    },
    // The conflict is shown once the latest version is there to be loaded.
    onError: (error) => (isStale(error) ? refreshBackOffice(client) : undefined),
  })
  const load = () => {
    setBase(course)
    setContent(course.content)
    setKeys(keysFor(course.content))
    saving.reset()
  }
  const errors = fieldErrors(saving.error, t)
  const hasConflict = (!isSame && unsaved && !saving.isPending) || isStale(saving.error)
  const { chapters } = content
  return (
    <div className={classes.curriculum}>
      <UnsavedGuard unsaved={unsaved} />
      {hasConflict && (
        <Alert color="marigold" icon={<Icon name="alert-circle" />} role="alert">
          <p>
            {t(
              'Someone else saved this curriculum in the meantime. Your changes are still here, but saving them would overwrite theirs.',
            )}
          </p>
          <Button variant="default" onClick={load}>
            {t('Discard my changes and load the latest version')}
          </Button>
        </Alert>
      )}
      {chapters.length === 0 && (
        <EmptyState drawing="book" title={t('No chapters yet')}>
          {t('A chapter has video, reading and quiz lessons.')}
        </EmptyState>
      )}
      {chapters.map((_, place) => (
        <ChapterEditor
          key={keys[place]}
          content={content}
          place={place}
          films={course.films}
          attachments={course.attachments}
          setContent={setContent}
          errorAt={(path) => errors[path]}
          hasErrorsIn={(path) => Object.keys(errors).some((one) => one.startsWith(path))}
          onMove={(by) => {
            setContent({ chapters: moved(chapters, place, by) })
            setKeys(moved(keys, place, by))
          }}
          onRemove={() => {
            setContent({ chapters: removed(chapters, place) })
            setKeys(removed(keys, place))
          }}
        />
      ))}
      {saving.error && !isStale(saving.error) && (
        <Alert color="madder" icon={<Icon name="alert-circle" />} role="alert">
          {problemText(saving.error, t)}
        </Alert>
      )}
      <div className={classes.acts}>
        {chapters.length < CHAPTERS_MAX && (
          <Button
            variant="default"
            onClick={() => {
              setContent({ chapters: added(chapters, newChapter()) })
              setKeys(added(keys, Math.max(-1, ...keys) + 1))
            }}
          >
            {t('Add chapter')}
          </Button>
        )}
        <Button size="lg" loading={saving.isPending} onClick={() => saving.mutate()}>
          {t('Save draft')}
        </Button>
      </div>
      <SaveBar unsaved={unsaved} busy={saving.isPending} onSave={() => saving.mutate()} />
    </div>
  )
}

const isStale = (error: unknown) => error instanceof ApiProblem && error.body.code === 'stale'
