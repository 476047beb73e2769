import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import type { Filter } from '~/ui/operated/data-table/types.ts'
import { personQuery } from './api.ts'

/** The filter of lists to which a person's page links: only what concerns that person. */
export function usePersonFilter(): Filter[] {
  const t = useT()
  const [query] = useSearchParams()
  const id = Number(query.get('person'))
  const { data: person } = useQuery({ ...personQuery(useApi(), id), enabled: id > 0 })
  return [
    { kind: 'fixed', key: 'person', label: person ? t('Only {name}', { name: person.name }) : t('Only one user') },
  ]
}
