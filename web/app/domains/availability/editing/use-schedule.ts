import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { focusFirstWrong } from '~/lib/focus-first-wrong.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { toast } from '~/ui/toast.tsx'
import { type Schedule, saveSchedule, scheduleQuery } from './api.ts'
import {
  type DaysOff,
  type Draft,
  draftOf,
  type FeeKey,
  hasHours,
  inputOf,
  isDaysOff,
  NO_DAYS_OFF,
  typedDaysOff,
  withDaysOff,
  withSuggestedHours,
  wrongFees,
} from './draft.ts'

const NOTHING_WRONG = { fees: [], daysOff: false }
const isTyped = ({ from, to, note }: DaysOff) => `${from}${to}${note}`.trim() !== ''

/** The edited schedule beside the saved one, and saving it. Days off that are typed but not added are saved too. */
export function useSchedule(schedule: Schedule) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [seen, setSeen] = useState({ revision: schedule.revision, draft: draftOf(schedule) })
  /** On the first visit, hours are suggested: they are not saved, but leaving without them loses no work. */
  const [suggested] = useState(() =>
    schedule.isSaved || hasHours(seen.draft) ? undefined : withSuggestedHours(seen.draft),
  )
  const [draft, setDraft] = useState(suggested ?? seen.draft)
  const [daysOff, setDaysOff] = useState(NO_DAYS_OFF)
  const [wrong, setWrong] = useState<{ fees: readonly FeeKey[]; daysOff: boolean }>(NOTHING_WRONG)

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

  const change = (changed: Draft) => {
    setDraft(changed)
    setWrong(NOTHING_WRONG)
    if (save.error) save.reset()
  }
  /** The draft with the typed days off; undefined, and an error shown, if they do not fit. */
  const withTyped = () => {
    if (!isTyped(daysOff)) return draft
    const added = typedDaysOff(daysOff)
    if (isDaysOff(added, schedule.today)) return withDaysOff(draft, added)
    setWrong({ ...NOTHING_WRONG, daysOff: true })
    focusFirstWrong()
    return undefined
  }
  const unsaved = isTyped(daysOff) || JSON.stringify(draft) !== JSON.stringify(seen.draft)
  return {
    draft,
    change,
    daysOff,
    typeDaysOff: (typed: DaysOff) => {
      setDaysOff(typed)
      setWrong(NOTHING_WRONG)
    },
    addDaysOff: () => {
      const changed = withTyped()
      if (!changed || changed === draft) return setWrong({ ...NOTHING_WRONG, daysOff: true })
      change(changed)
      setDaysOff(NO_DAYS_OFF)
    },
    wrong,
    isSuggested: draft === suggested,
    unsaved,
    /** Leaving would lose what somebody typed. */
    edited: unsaved && (draft !== suggested || isTyped(daysOff)),
    saving: save.isPending || showTheirs.isPending,
    error: showTheirs.error ?? save.error,
    save: () => {
      const sent = withTyped()
      if (!sent) return
      const fees = wrongFees(sent)
      setWrong({ ...NOTHING_WRONG, fees })
      if (fees.length > 0) return focusFirstWrong()
      setDraft(sent)
      setDaysOff(NO_DAYS_OFF)
      save.mutate({ over: seen.revision, sent })
    },
    keepMine: () => save.mutate({ over: 'newest', sent: draft }),
    showTheirs: () => showTheirs.mutate(),
  }
}
