import { useQuery } from '@tanstack/react-query'
import type { fetchPincode } from '#contract/accounts.ts'
import { PINCODE_PATTERN } from '#contract/limits.ts'
import { useApi } from './query.tsx'

/** City and state of a PIN code once it is complete; an unknown one is an error to be told, not to be retried. */
export function usePlaceOf(pincode: string) {
  const api = useApi()
  return useQuery({
    queryKey: ['place of', pincode] as const,
    queryFn: async ({ signal }) =>
      (await api.call<typeof fetchPincode>('POST /api/mobile/v1/fetch-pincode', { pincode }, { signal })).data,
    enabled: PINCODE_PATTERN.test(pincode),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
