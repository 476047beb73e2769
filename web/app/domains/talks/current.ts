import type { getCurrentTalk } from '#contract/talks/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export const CURRENT_TALK = 'GET /api/web/v1/talks/current'

/** The ringing or live talk, and waiting lists joined. Every page loads this, so it is in its own file. */
export const currentTalkQuery = (api: Api) => apiQuery<typeof getCurrentTalk>(api, CURRENT_TALK, {})
