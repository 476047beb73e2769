import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi } from '~/lib/query.tsx'
import { type Found, noteOutcome, resultsIn, searchQuery } from './api.ts'
import { useSettled } from './use-settled.ts'

const LEAST_SHOWN = 3

export interface Results {
  found: Found | undefined
  /** The text they belong to. */
  text: string
  /** They belong to the current text. */
  current: boolean
}

/** Results for the typed text. The previous ones stay while the next are loading and if that fails. */
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
  const nothing = data !== undefined && resultsIn(data) === 0
  useEffect(() => {
    if (nothing && text.length >= LEAST_SHOWN) noteOutcome(api, { text })
  }, [api, nothing, text])
  const shown = last.current
  return { found: shown?.found, text: shown?.text ?? '', current: shown?.text === typed }
}
