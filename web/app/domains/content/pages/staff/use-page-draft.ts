import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useApi } from '~/lib/query.tsx'
import { type PageWords, type StaffPage, saveDraft, staffPageQuery } from './api.ts'

const wordsOf = (words: PageWords): PageWords => ({
  ...{ title_english: words.title_english, title_hindi: words.title_hindi },
  ...{ line_english: words.line_english, line_hindi: words.line_hindi },
  ...{ html_english: words.html_english, html_hindi: words.html_hindi },
})

/** The words as typed and as saved: the draft, or what visitors read now. */
export function usePageDraft(page: StaffPage, builtIn: PageWords) {
  const api = useApi()
  const client = useQueryClient()
  const [saved, setSaved] = useState(page)
  const [sent, setSent] = useState(() => wordsOf(page.draft ?? page.published ?? builtIn))
  const [words, setWords] = useState(sent)
  const [error, setError] = useState<Error | null>(null)
  const unsaved = JSON.stringify(words) !== JSON.stringify(sent)

  function adopt(current: StaffPage) {
    setSaved(current)
    client.setQueryData(staffPageQuery(api, current.page).queryKey, { page: current })
    void refreshBackOffice(client)
  }

  /** Saves what is typed, if anything changed or there is no draft yet. */
  async function save(): Promise<StaffPage> {
    if (!unsaved && saved.draft) return saved
    setError(null)
    const { data } = await saveDraft(api, saved, words)
    setSent(words)
    adopt(data.page)
    return data.page
  }

  const change = (part: Partial<PageWords>) => {
    setError(null)
    setWords((before) => ({ ...before, ...part }))
  }
  return { saved, adopt, words, change, unsaved, error, setError, save }
}
