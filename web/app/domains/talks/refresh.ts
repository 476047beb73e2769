import type { QueryClient } from '@tanstack/react-query'
import { ONE_TALK, TALK_EXPERTS } from './api.ts'
import { CURRENT_TALK } from './current.ts'

const changing: readonly unknown[] = [CURRENT_TALK, ONE_TALK, TALK_EXPERTS, 'GET /api/web/v1/talk-experts/{id}']

/** What rings, who is free and who waits has changed: all of it is read again where it is shown. */
export const refreshTalks = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => changing.includes(queryKey[0]) })
