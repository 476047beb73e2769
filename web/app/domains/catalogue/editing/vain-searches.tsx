import { useQuery } from '@tanstack/react-query'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Facts } from '~/ui/facts.tsx'
import { Panel } from '~/ui/panel.tsx'
import { vainSearchesQuery } from './api.ts'

/** Searches without results: hints at a missing industry or spelling. */
export function VainSearches() {
  const t = useT()
  const searches = useQuery(vainSearchesQuery(useApi())).data?.searches
  if (!searches) return null
  return (
    <Panel title={t('Searches without results, 30 days')}>
      {searches.length === 0 ? (
        <p>{t('Every search had results.')}</p>
      ) : (
        <Facts
          facts={searches.map(({ text, times }) => [text, t.count(times, '{count} time', '{count} times')] as const)}
        />
      )}
    </Panel>
  )
}
