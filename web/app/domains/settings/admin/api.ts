import type { Received, Sent } from '#contract/endpoint.ts'
import type { changeSetting as changeEndpoint, listSettings } from '#contract/settings/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Setting = Received<typeof listSettings>['settings'][number]

export const allSettingsQuery = (api: Api) => apiQuery<typeof listSettings>(api, 'GET /api/web/v1/admin/settings', {})

export const changeSetting = (api: Api, change: Sent<typeof changeEndpoint>) =>
  api.call<typeof changeEndpoint>('PUT /api/web/v1/admin/settings/{key}', change)
