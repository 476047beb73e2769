import { useQuery } from '@tanstack/react-query'
import { useApi } from '~/lib/query.tsx'
import { ownCoursesQuery } from '../api.ts'

/** Whether it is not known yet which courses the signed-in customer has. */
export const useOwnIsLoading = (isCustomer: boolean) =>
  useQuery({ ...ownCoursesQuery(useApi()), enabled: isCustomer }).isLoading

/** What the signed-in customer has watched of their courses, in percent by id. Empty for everyone else. */
export function useWatched(isCustomer: boolean): ReadonlyMap<number, number> {
  const own = useQuery({ ...ownCoursesQuery(useApi()), enabled: isCustomer }).data?.purchaseCourse ?? []
  return new Map(isCustomer ? own.map(({ id, totalProgress }) => [id, totalProgress]) : [])
}
