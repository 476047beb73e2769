import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useApi } from '~/lib/query.tsx'
import { changeArticle, type StaffArticle, staffArticleQuery } from './api.ts'
import { type ArticleValues, typedOf, wordsOf } from './form.ts'

/** Without typing for this long, a draft is saved. */
const PAUSE_MS = 1500

const isSame = (one: ArticleValues, other: ArticleValues) => JSON.stringify(one) === JSON.stringify(other)

/** The article as typed and as saved. A draft is saved by itself; what readers may see only when asked. */
export function useArticleDraft(article: StaffArticle) {
  const api = useApi()
  const client = useQueryClient()
  const [saved, setSaved] = useState(article)
  const [values, setValues] = useState(() => typedOf(article))
  const [sent, setSent] = useState(values)
  const [savedAt, setSavedAt] = useState<string>()
  const [error, setError] = useState<Error | null>(null)
  const sending = useRef<Promise<StaffArticle> | undefined>(undefined)
  /** A save may begin while another one is on its way, so it reads these when it is sent. */
  const latest = useRef({ saved, sent, values })
  latest.current.values = values
  const unsaved = !isSame(values, sent)

  /** What the server now has, also for the preview and the next visit of the editor. */
  function adopt(current: StaffArticle) {
    latest.current.saved = current
    setSaved(current)
    client.setQueryData(staffArticleQuery(api, current.id).queryKey, { article: current })
    void refreshBackOffice(client)
  }

  async function send(typed: ArticleValues) {
    const { data } = await changeArticle(api, wordsOf(typed, latest.current.saved))
    latest.current.sent = typed
    adopt(data.article)
    setSent(typed)
    setSavedAt(data.article.updatedAt)
    return data.article
  }

  /** Saves what is typed, if anything changed; one request at a time. */
  async function save(): Promise<StaffArticle> {
    while (sending.current) await sending.current.catch(() => undefined)
    const current = latest.current
    if (isSame(current.values, current.sent)) return current.saved
    setError(null)
    sending.current = send(current.values)
    try {
      return await sending.current
    } catch (problem) {
      setError(problem as Error)
      throw problem
    } finally {
      sending.current = undefined
    }
  }

  const saving = useRef(save)
  saving.current = save
  const isDraft = saved.state === 'draft'
  useEffect(() => {
    if (!isDraft || !unsaved || error || values.title.trim() === '') return
    const timer = setTimeout(() => void saving.current().catch(() => undefined), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [values, unsaved, isDraft, error])

  const change = (part: Partial<ArticleValues>) => {
    setError(null)
    setValues((before) => ({ ...before, ...part }))
  }
  return { saved, adopt, values, change, unsaved, savedAt, error, setError, save }
}
