import { useQuery } from '@tanstack/react-query'
import type { Received } from '#contract/endpoint.ts'
import type { getSettings } from '#contract/settings/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery, useApi } from '~/lib/query.tsx'

export type PublicSettings = Received<typeof getSettings>['settings']

export const settingsQuery = (api: Api) => apiQuery<typeof getSettings>(api, 'GET /api/web/v1/settings', {})

/** Name, help desk and policies; undefined only if the server could not be reached. */
export const useSettings = () => useQuery(settingsQuery(useApi())).data?.settings
