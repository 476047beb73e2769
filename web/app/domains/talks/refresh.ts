import type { QueryClient } from '@tanstack/react-query'
import { ONE_TALK, TALK_EXPERTS } from './api.ts'
import { CURRENT_TALK } from './current.ts'

const changing: readonly unknown[] = [CURRENT_TALK, ONE_TALK, TALK_EXPERTS, 'GET /api/web/v1/talk-experts/{id}']

/** Refetches everything about rings, available experts and waiting lists where it is shown. */
export const refreshTalks = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => changing.includes(queryKey[0]) })
