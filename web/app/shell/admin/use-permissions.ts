import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { permissionsQuery } from '~/domains/accounts/api.ts'
import { useAuth } from '~/domains/accounts/state.ts'
import type { MayUse } from '~/lib/may-use.tsx'
import { useApi } from '~/lib/query.tsx'

/** What the signed-in member of staff may call. If the answer is missing, the server still decides about each call. */
export function usePermissions(): { known: boolean; mayUse: MayUse } {
  const isStaff = useAuth((state) => state.auth?.type === 'admin')
  const { data, isError } = useQuery({ ...permissionsQuery(useApi()), enabled: isStaff })
  const calls = useMemo(() => data && new Set(data.calls), [data])
  const mayUse = useCallback((call: string) => (calls ? calls.has(call) : isError), [calls, isError])
  return { known: calls !== undefined, mayUse }
}
