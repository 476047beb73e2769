import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { permissionsQuery } from '~/domains/accounts/api.ts'
import { useAuth } from '~/domains/accounts/state.ts'
import type { MayUse } from '~/lib/may-use.tsx'
import { useApi } from '~/lib/query.tsx'

/** What the signed-in member of staff may call: everything until it is known, because most of a small firm are owners. */
export function usePermissions(): MayUse {
  const isStaff = useAuth((state) => state.auth?.type === 'admin')
  const { data } = useQuery({ ...permissionsQuery(useApi()), enabled: isStaff })
  const calls = useMemo(() => data && new Set(data.calls), [data])
  return useCallback((call: string) => calls?.has(call) ?? true, [calls])
}
