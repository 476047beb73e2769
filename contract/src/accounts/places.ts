import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Pincode } from '../fields.ts'

export const fetchPincode = endpoint({
  method: 'POST',
  path: '/api/mobile/v1/fetch-pincode',
  summary: 'Returns the city and state of an Indian PIN code.',
  for: 'anyone',
  input: z.object({ pincode: Pincode }),
  reply: z.object({ city: z.string(), state: z.string() }),
  problems: ['pincode_unknown'],
  limit: { per: 'address', max: 120, seconds: 60 },
})
