import type { getCurrentTalk } from '#contract/talks.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export const CURRENT_TALK = 'GET /api/web/v1/talks/current'

/** What rings or is live, and the lines somebody stands in. Every page carries this, so it stands apart from the rest. */
export const currentTalkQuery = (api: Api) => apiQuery<typeof getCurrentTalk>(api, CURRENT_TALK, {})
