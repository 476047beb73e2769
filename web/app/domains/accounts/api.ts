import type { listDevices } from '#contract/accounts/devices.ts'
import type { getUserDetails, logout } from '#contract/accounts/endpoints.ts'
import type { getDeletionRequest, listConsents, listDataExports } from '#contract/accounts/privacy.ts'
import type { getSecondFactor, renewRecoveryCodes } from '#contract/accounts/second-factor.ts'
import type { listPermissions } from '#contract/accounts/staff.ts'
import type { Received } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import { signedOut } from './state.ts'

export type UserDetails = Received<typeof getUserDetails>
export type Device = Received<typeof listDevices>['devices'][number]
export type DataExport = Received<typeof listDataExports>['exports'][number]

/** Ends the session locally at once, and on the server as soon as it can be reached. */
export function logOut(api: Api) {
  const ending = api.call<typeof logout>('POST /api/web/v1/logout', {}).catch(() => undefined)
  signedOut()
  return ending
}

export const userDetailsQuery = (api: Api) =>
  apiQuery<typeof getUserDetails>(api, 'GET /api/mobile/v1/get-user-details', {})
export const devicesQuery = (api: Api) => apiQuery<typeof listDevices>(api, 'GET /api/web/v1/devices', {})
export const consentsQuery = (api: Api) => apiQuery<typeof listConsents>(api, 'GET /api/web/v1/consents', {})
export const deletionRequestQuery = (api: Api) =>
  apiQuery<typeof getDeletionRequest>(api, 'GET /api/web/v1/deletion-requests', {})
export const dataExportsQuery = (api: Api) => apiQuery<typeof listDataExports>(api, 'GET /api/web/v1/data-exports', {})
export const secondFactorQuery = (api: Api) =>
  apiQuery<typeof getSecondFactor>(api, 'GET /api/web/v1/staff/second-factor', {})
export const permissionsQuery = (api: Api) =>
  apiQuery<typeof listPermissions>(api, 'GET /api/web/v1/staff/permissions', {})
export const newRecoveryCodes = (api: Api, code: string) =>
  api.call<typeof renewRecoveryCodes>('POST /api/web/v1/staff/second-factor/recovery-codes', { code })
