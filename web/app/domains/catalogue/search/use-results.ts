import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi } from '~/lib/query.tsx'
import { type Found, noteOutcome, searchQuery } from './api.ts'
import { useSettled } from './use-settled.ts'

const LEAST_KEPT = 3

export interface Results {
  found: Found | undefined
  /** What they are the results of. */
  text: string
  /** They belong to what is in the box now. */
  current: boolean
}

/** The results of what is typed. While the next ones are on their way, and should they fail, the last ones stay. */
export function useResults(typed: string): Results {
  const api = useApi()
  const text = useSettled(typed)
  const { data, error } = useQuery(searchQuery(api, text))
  const last = useRef<{ text: string; found: Found } | null>(null)
  if (typed === '') last.current = null
  else if (data) last.current = { text, found: data }

  // SPEC: a failed search is only logged.
  useEffect(() => {
    if (error) console.warn('The search failed.', error)
  }, [error])
  const nothing = data !== undefined && data.data.length + data.consultants.length === 0
  useEffect(() => {
    if (nothing && text.length >= LEAST_KEPT) noteOutcome(api, { text })
  }, [api, nothing, text])
  const shown = last.current
  return { found: shown?.found, text: shown?.text ?? '', current: shown?.text === typed }
}
