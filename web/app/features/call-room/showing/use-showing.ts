import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { type Showing, showDocument, showingQuery, stopShowing, turnPage } from '~/domains/calls/api.ts'
import { ApiProblem } from '~/lib/api.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useServerEvent } from '~/lib/server-events.ts'
import { toastFailure } from '~/ui/toast.tsx'

/** The document on the stage of a room: what both sides see, and showing, turning and closing it. */
export function useShowing(slug: string) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const query = showingQuery(api, slug)
  const { data } = useQuery(query)
  const refresh = () => void client.invalidateQueries({ queryKey: query.queryKey })
  useServerEvent('roomshowing', ({ room }) => {
    if (room === slug) refresh()
  })
  const callbacks = {
    onSuccess: async ({ data: now }: { data: { showing: Showing | null } }) => {
      await client.cancelQueries({ queryKey: query.queryKey })
      client.setQueryData(query.queryKey, now)
    },
    onError: (error: Error) => {
      refresh()
      // The other side has closed it meanwhile.
      if (!(error instanceof ApiProblem && error.status === 404)) void toastFailure(problemText(error, t))
    },
  }
  const showing = data?.showing ?? null
  const show = useMutation({
    mutationFn: (documentId: number) => showDocument(api, { slug, documentId }),
    ...callbacks,
  })
  const stop = useMutation({ mutationFn: () => stopShowing(api, slug), ...callbacks })

  // Turned at once here; only the last page wanted is sent while a request is under way.
  const [wanted, setWanted] = useState<number | null>(null)
  const latest = useRef<number | null>(null)
  const turning = useMutation({
    mutationFn: (page: number) => turnPage(api, { slug, documentId: showing!.documentId, page }),
    ...callbacks,
  })
  const send = (page: number) =>
    turning.mutate(page, {
      onSettled: () => {
        if (latest.current !== null && latest.current !== page) return send(latest.current)
        latest.current = null
        setWanted(null)
      },
    })
  const turn = (page: number) => {
    const isSending = latest.current !== null
    latest.current = page
    setWanted(page)
    if (!isSending) send(page)
  }
  const documentId = showing?.documentId
  const [read, setRead] = useState<{ documentId: number | undefined; pages: number } | null>(null)
  const setPages = useCallback((pages: number) => setRead({ documentId, pages }), [documentId])
  return {
    /** Number of pages of the PDF, once it is read. */
    pages: read !== null && read.documentId === documentId ? read.pages : null,
    setPages,
    showing: showing && { ...showing, page: showing.mine ? (wanted ?? showing.page) : showing.page },
    show: show.mutate,
    /** Shown from this page, by the person who reads it. */
    isShownHere: show.data?.data.showing?.shownAt === showing?.shownAt,
    turn,
    stop: () => stop.mutate(),
  }
}
