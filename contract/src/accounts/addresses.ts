import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Line, Mobile, Pincode, RequiredText } from '../fields.ts'

const written = { name: Line(120), mobile: Mobile, street: RequiredText(200), pincode: Pincode }

const Address = z.object({
  id: Id,
  name: z.string(),
  mobile: z.string(),
  street: z.string(),
  city: z.string(),
  pincode: z.string(),
  /** GST code of the state. */
  stateCode: z.string(),
  /** Orders are sent to it unless another one is chosen. */
  isDefault: z.boolean(),
})

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/web/v1/addresses',
  summary: 'Lists the delivery addresses of the caller, the default one first, then the newest.',
  for: 'user',
  input: z.object({}),
  reply: z.object({ addresses: z.array(Address) }),
})

export const addAddress = endpoint({
  method: 'POST',
  path: '/api/web/v1/addresses',
  summary: 'Adds a delivery address. City and state follow from the PIN code.',
  for: 'user',
  input: z.object(written),
  reply: z.object({ address: Address }),
  status: 201,
  message: 'Address saved',
  problems: ['pincode_unknown', 'address_limit'],
})

export const changeAddress = endpoint({
  method: 'PUT',
  path: '/api/web/v1/addresses/{id}',
  summary: 'Changes a delivery address. Orders keep the address they were sent to.',
  for: 'user',
  input: z.object({ id: IdInPath, ...written }),
  ids: { id: 'address' },
  reply: z.object({ address: Address }),
  message: 'Address saved',
  problems: ['not_found', 'pincode_unknown'],
})

export const setDefaultAddress = endpoint({
  method: 'PUT',
  path: '/api/web/v1/addresses/{id}/default',
  summary: 'Makes a delivery address the default one.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'address' },
  reply: z.object({ address: Address }),
  message: 'Default address changed',
  problems: ['not_found'],
})

export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/addresses/{id}',
  summary:
    'Removes a delivery address. If it was the default one, the newest is it now. Orders keep the address they were sent to.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'address' },
  reply: z.object({ id: Id }),
  message: 'Address removed',
  problems: ['not_found'],
})
