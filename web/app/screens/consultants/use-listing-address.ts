import { type RefObject, useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router'
import {
  type Changes,
  changed,
  type Filters,
  readFilters,
  writeFilters,
} from '~/domains/consultants/listing/filters.ts'

/** The filters live in the address: they are read from it and changed by going to another one. */
export function useListingAddress() {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const next = useNavigation().location
  const filters = readFilters(new URLSearchParams(search))
  const onTheWay = next?.pathname === pathname ? readFilters(new URLSearchParams(next.search)) : filters
  const [chosen, setChosen] = useState<{ at: string; filters: Filters } | null>(null)
  // Who comes back to this address later sees what it says.
  if (chosen && chosen.at !== key) setChosen(null)
  /** What was just chosen, while its list is still on its way. */
  const wanted = chosen?.at === key ? chosen.filters : onTheWay
  const go = (to: Filters) => {
    setChosen({ at: key, filters: to })
    return navigate({ search: writeFilters(to) }, { preventScrollReset: true })
  }
  const change = (changes: Changes) => go(changed(wanted, changes))
  return { filters, wanted, loading: next?.pathname === pathname, change, go }
}

/** A new list starts at its top: whoever stands below it is brought there. Going back returns to where one was. */
export function useStartAtTop(list: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const kind = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new address counts, whatever it says.
  useEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0
    if (kind !== 'POP' && top < 0) list.current?.scrollIntoView({ block: 'start' })
  }, [key, kind, list])
}
