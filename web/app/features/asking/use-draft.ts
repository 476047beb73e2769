import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createDraft, type DraftInput, type Question, questionQuery, saveDraft } from '~/domains/questions/api.ts'
import { questionPath } from '~/domains/questions/paths.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useLanguage } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'

/** What an open form starts with: the stored draft, or whom the address names. */
interface Start {
  draft: Question | undefined
  consultantId: number | null
  industryId: number | null
}

/** How long after the last key a draft is stored. */
const PAUSE_MS = 1000

const isBlank = ({ title, body }: DraftInput) => title.trim() === '' && body.trim() === ''

/**
 * A question that is being written. It is stored when the person pauses, leaves a field or hides the page, so that
 * nothing typed is lost with the page; one request at a time, because the first one creates the draft.
 */
export function useDraft({ draft, consultantId, industryId }: Start) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  const [fields, setFields] = useState<DraftInput>(() =>
    draft
      ? {
          ...{ consultantId: draft.other?.id ?? null, industryId: draft.industry?.id ?? null },
          ...{ title: draft.title, body: draft.body },
        }
      : { consultantId, industryId, title: '', body: '' },
  )
  const latest = useRef(fields)
  const stored = useRef({ id: draft?.id, words: draft ? JSON.stringify(fields) : '' })
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isShown = useRef(true)

  const saving = useMutation({
    mutationFn: async () => {
      const input = latest.current
      const words = JSON.stringify(input)
      const { id } = stored.current
      if (words === stored.current.words) return id
      const { data } = id === undefined ? await createDraft(api, input) : await saveDraft(api, { id, ...input })
      stored.current = { id: data.question.id, words }
      client.setQueryData(questionQuery(api, data.question.id).queryKey, data)
      void client.invalidateQueries({ queryKey: ['POST /api/web/v1/cart-quotes'] })
      // Somebody who has left the form meanwhile is not brought back.
      if (id === undefined && isShown.current)
        await navigate(localPath(questionPath(data.question.id), language), { replace: true })
      return data.question.id
    },
  })
  /** Resolves to the id of the stored draft. */
  const save = (): Promise<number | undefined> => {
    clearTimeout(pause.current)
    const next = queue.current.catch(() => undefined).then(() => saving.mutateAsync())
    queue.current = next
    return next
  }
  /** An empty form is not stored. */
  const keep = () => {
    if (!isBlank(latest.current)) void save().catch(() => undefined)
  }
  const keepNow = useRef(keep)
  useEffect(() => {
    isShown.current = true
    const onHide = () => {
      if (document.visibilityState === 'hidden') keepNow.current()
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      isShown.current = false
      clearTimeout(pause.current)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [])
  return {
    fields,
    isBlank: isBlank(fields),
    isStored: JSON.stringify(fields) === stored.current.words,
    error: saving.error,
    change: (changes: Partial<DraftInput>) => {
      latest.current = { ...latest.current, ...changes }
      setFields(latest.current)
      clearTimeout(pause.current)
      pause.current = setTimeout(keep, PAUSE_MS)
    },
    save,
    keep,
  }
}

export type Drafting = ReturnType<typeof useDraft>
