import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { problemText } from '~/lib/form.ts'
import { plainPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { toast } from '~/ui/toast.tsx'
import { changeSavedView, deleteSavedView, type SavedView, savedViewsQuery } from './api.ts'
import { listOf, viewIn } from './rules.ts'

/** The saved views of the list at this address, and what can be done with them. */
export function useSavedViews() {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const list = listOf(plainPath(pathname))
  const query = savedViewsQuery(api, list ?? '')
  const { data } = useQuery({ ...query, enabled: list !== undefined })
  useDefaultView(data?.views)
  const onDone = ({ message }: { message: string }) => {
    void toast(t(message))
    void client.invalidateQueries({ queryKey: query.queryKey })
  }
  const onError = (error: Error) => void toast(problemText(error, t))
  const setDefault = useMutation({
    mutationFn: ({ id, name, isDefault }: SavedView) => changeSavedView(api, { id, name, isDefault: !isDefault }),
    ...{ onSuccess: onDone, onError },
  })
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) => deleteSavedView(api, id),
    ...{ onSuccess: onDone, onError },
  })
  const views = data?.views ?? []
  const now = viewIn(search)
  return { list, views, now, current: views.find((view) => viewIn(view.query) === now), setDefault, remove, onDone }
}

/** Opening a list without a query shows its default view, once: the whole list can be shown afterwards. */
function useDefaultView(views: readonly SavedView[] | undefined) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [openedPlain, setOpenedPlain] = useState(search === '')
  const query = views?.find(({ isDefault }) => isDefault)?.query
  useEffect(() => {
    if (!openedPlain || !views) return
    setOpenedPlain(false)
    if (search === '' && query) void navigate({ search: query }, { replace: true, preventScrollReset: true })
  }, [openedPlain, views, search, query, navigate])
}
