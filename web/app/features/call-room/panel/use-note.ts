import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { roomNoteQuery, saveNote } from '~/domains/calls/api.ts'
import { useApi } from '~/lib/query.tsx'

/** Pause in typing after which notes are saved. */
const SETTLED_MS = 700
const AGAIN_MS = 5_000

export type Saving = 'saved' | 'saving' | 'failed' | 'untouched'

/** Private notes, saved while typing; failed saves are retried. */
export function useNote(slug: string) {
  const api = useApi()
  const client = useQueryClient()
  const query = roomNoteQuery(api, slug)
  const answer = useQuery({ ...query, refetchOnWindowFocus: false })
  const [typed, setTyped] = useState<string>()
  const [saving, setSaving] = useState<Saving>('untouched')
  const pending = useRef<string>(undefined)

  const save = useCallback(async () => {
    const text = pending.current
    if (text === undefined) return
    setSaving('saving')
    try {
      const { data } = await saveNote(api, slug, text)
      client.setQueryData(roomNoteQuery(api, slug).queryKey, data)
      if (pending.current === text) {
        pending.current = undefined
        setSaving('saved')
      }
    } catch {
      setSaving('failed')
    }
  }, [api, client, slug])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every keystroke restarts the timer.
  useEffect(() => {
    if (pending.current === undefined) return
    const timer = setTimeout(save, saving === 'failed' ? AGAIN_MS : SETTLED_MS)
    return () => clearTimeout(timer)
  }, [typed, saving === 'failed', save])
  // Saves before the panel closes or the tab goes away.
  useEffect(() => {
    const leave = () => void save()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [save])

  const type = (text: string) => {
    pending.current = text
    setTyped(text)
    setSaving((now) => (now === 'failed' ? now : 'saving'))
  }
  return { answer, text: typed ?? answer.data?.note.text ?? '', saving, type }
}
