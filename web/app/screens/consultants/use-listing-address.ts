import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router'
import {
  type Changes,
  changed,
  type Filters,
  readFilters,
  writeFilters,
} from '~/domains/consultants/listing/filters.ts'

/** The filters are in the address: read from it, and changed by navigation. */
export function useListingAddress() {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const next = useNavigation().location
  const filters = readFilters(new URLSearchParams(search))
  const onTheWay = next?.pathname === pathname ? readFilters(new URLSearchParams(next.search)) : filters
  const [chosen, setChosen] = useState<{ at: string; filters: Filters } | null>(null)
  // Returning to this address later shows what it says.
  if (chosen && chosen.at !== key) setChosen(null)
  /** The latest choice, while its list is loading. */
  const wanted = chosen?.at === key ? chosen.filters : onTheWay
  const go = (to: Filters) => {
    setChosen({ at: key, filters: to })
    return navigate({ search: writeFilters(to) }, { preventScrollReset: true })
  }
  const change = (changes: Changes) => {
    const control = document.activeElement
    const top = control?.getBoundingClientRect().top ?? 0
    flushSync(() => void go(changed(wanted, changes)))
    // The chips above changed: keeps the pressed control at the same position on the screen.
    window.scrollBy(0, (control?.getBoundingClientRect().top ?? 0) - top)
  }
  return { filters, wanted, loading: next?.pathname === pathname, change, go }
}

/** The next page of a list starts at its top. Filters and going back keep the scroll position. */
export function useStartAtTop(list: RefObject<HTMLElement | null>, filters: Filters) {
  const kind = useNavigationType()
  const { page } = filters
  const narrowed = writeFilters({ ...filters, page: 1 })
  const before = useRef({ narrowed, page })
  useEffect(() => {
    const isTurned = before.current.narrowed === narrowed && before.current.page !== page
    before.current = { narrowed, page }
    const top = list.current?.getBoundingClientRect().top ?? 0
    if (isTurned && kind !== 'POP' && top < 0) list.current?.scrollIntoView({ block: 'start' })
  }, [narrowed, page, kind, list])
}
