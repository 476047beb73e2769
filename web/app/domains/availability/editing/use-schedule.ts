import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { focusFirstWrong } from '~/lib/focus-first-wrong.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { toast } from '~/ui/toast.tsx'
import { type Schedule, saveSchedule, scheduleQuery } from './api.ts'
import { type Draft, draftOf, type FeeKey, inputOf, wrongFees } from './draft.ts'

/** The edited schedule beside the saved one, and saving it. */
export function useSchedule(schedule: Schedule) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [seen, setSeen] = useState({ revision: schedule.revision, draft: draftOf(schedule) })
  const [draft, setDraft] = useState(seen.draft)
  const [wrong, setWrong] = useState<readonly FeeKey[]>([])

  /** Keeps what was changed after sending, as unsaved. */
  const show = (newer: Schedule, sent?: Draft) => {
    const shown = draftOf(newer)
    setSeen({ revision: newer.revision, draft: shown })
    setDraft((now) => (sent === undefined || now === sent ? shown : now))
  }
  const newest = async () => (await client.fetchQuery({ ...scheduleQuery(api), staleTime: 0 })).schedule
  const save = useMutation({
    mutationFn: async ({ over, sent }: { over: number | 'newest'; sent: Draft }) => {
      const revision = over === 'newest' ? (await newest()).revision : over
      return saveSchedule(api, { revision, ...inputOf(sent) })
    },
    onSuccess: ({ data, message }, { sent }) => {
      client.setQueryData(scheduleQuery(api).queryKey, data)
      show(data.schedule, sent)
      toast(t(message))
    },
  })
  const showTheirs = useMutation({
    mutationFn: newest,
    onSuccess: (theirs) => {
      show(theirs)
      save.reset()
    },
  })

  return {
    draft,
    change: (changed: Draft) => {
      setDraft(changed)
      setWrong([])
      if (save.error) save.reset()
    },
    wrong,
    unsaved: JSON.stringify(draft) !== JSON.stringify(seen.draft),
    saving: save.isPending || showTheirs.isPending,
    error: showTheirs.error ?? save.error,
    save: () => {
      const unreadable = wrongFees(draft)
      setWrong(unreadable)
      if (unreadable.length > 0) focusFirstWrong()
      else save.mutate({ over: seen.revision, sent: draft })
    },
    keepMine: () => save.mutate({ over: 'newest', sent: draft }),
    showTheirs: () => showTheirs.mutate(),
  }
}
