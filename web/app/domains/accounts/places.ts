import type { fetchPincode } from '#contract/accounts/places.ts'
import type { Api } from '~/lib/api.ts'

/** City and state of a PIN code. */
export const placeOf = (api: Api) => async (pincode: string) => {
  const { data } = await api.call<typeof fetchPincode>('POST /api/mobile/v1/fetch-pincode', { pincode })
  return { city: data.city, state: data.state }
}
