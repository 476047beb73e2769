import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { PagedList } from './paged-list.tsx'
import type { PageOf } from './pager.tsx'
import { useListAddress } from './use-list-address.ts'

interface SearchedListProps<Page extends PageOf<unknown>, Key extends QueryKey> {
  title: string
  query: (input: { page: number; search?: string }) => UseQueryOptions<Page, Error, Page, Key>
  /** Replaces the whole list when there is nothing at all. */
  empty: ReactNode
  children: (rows: Page['data']) => ReactNode
}

/** A list with a search only: it fetches its pages itself. */
export function SearchedList<Page extends PageOf<unknown>, Key extends QueryKey>(props: SearchedListProps<Page, Key>) {
  const { title, query, empty, children } = props
  const t = useT()
  const address = useListAddress()
  const { page, search } = address
  const answer = useQuery({ ...query({ page, ...(search && { search }) }), placeholderData: keepPreviousData })
  return (
    <PagedList
      title={title}
      searchLabel={t('Search')}
      address={address}
      answer={answer}
      clear={() => address.set({ search: '' })}
      empty={empty}
    >
      {children}
    </PagedList>
  )
}
