import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { toast } from '~/ui/toast.tsx'
import { type Schedule, saveSchedule, scheduleQuery } from './api.ts'
import { type Draft, draftOf, type FeeKey, inputOf, wrongFees } from './draft.ts'

/** What stands on the screen beside what is saved, and the way from one to the other. */
export function useSchedule(schedule: Schedule) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [seen, setSeen] = useState({ revision: schedule.revision, draft: draftOf(schedule) })
  const [draft, setDraft] = useState(seen.draft)
  const [wrong, setWrong] = useState<readonly FeeKey[]>([])

  const show = (newer: Schedule) => {
    const shown = draftOf(newer)
    setSeen({ revision: newer.revision, draft: shown })
    setDraft(shown)
  }
  const save = useMutation({
    mutationFn: (over: { revision: number }) => saveSchedule(api, { ...over, ...inputOf(draft) }),
    onSuccess: ({ data, message }) => {
      client.setQueryData(scheduleQuery(api).queryKey, data)
      show(data.schedule)
      toast(t(message))
    },
  })
  const newest = async () => (await client.fetchQuery({ ...scheduleQuery(api), staleTime: 0 })).schedule

  return {
    draft,
    change: (changed: Draft) => {
      setDraft(changed)
      setWrong([])
      if (save.error) save.reset()
    },
    wrong,
    unsaved: JSON.stringify(draft) !== JSON.stringify(seen.draft),
    saving: save.isPending,
    error: save.error,
    save: () => {
      const unreadable = wrongFees(draft)
      setWrong(unreadable)
      if (unreadable.length === 0) save.mutate({ revision: seen.revision })
    },
    keepMine: async () => save.mutate({ revision: (await newest()).revision }),
    showTheirs: async () => {
      show(await newest())
      save.reset()
    },
  }
}
