import type { agreeToDocument, listDueConsents } from '#contract/accounts/privacy.ts'
import type { Received } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type DueConsent = Received<typeof listDueConsents>['due'][number]

/** Terms or privacy policy that changed since the person agreed. */
export const dueConsentsQuery = (api: Api) => apiQuery<typeof listDueConsents>(api, 'GET /api/web/v1/consents/due', {})

export const agreeTo = (api: Api, { document, version }: DueConsent) =>
  api.call<typeof agreeToDocument>('POST /api/web/v1/consents', { document, version })
