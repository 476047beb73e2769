import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant } from '../fields.ts'

const Device = z.object({
  id: Id,
  /** Browser and operating system, such as "Chrome on Android". */
  title: z.string(),
  kind: z.enum(['phone', 'computer']),
  address: z.string(),
  thisOne: z.boolean(),
  signedInAt: Instant,
  lastUsedAt: Instant,
  endsAt: Instant,
})

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/web/v1/devices',
  summary: 'Lists the caller’s signed-in devices, most recently used first.',
  for: ['user', 'consultant', 'admin'],
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({}),
  reply: z.object({ devices: z.array(Device) }),
})

export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/devices/{id}',
  summary: 'Signs out one device immediately.',
  for: ['user', 'consultant', 'admin'],
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({ id: IdInPath }),
  reply: z.object({}),
  message: 'Logged out',
  problems: ['not_found'],
  ids: { id: 'device' },
})

export const signOutOtherDevices = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/devices',
  summary: 'Signs out every device except this one.',
  for: ['user', 'consultant', 'admin'],
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({}),
  reply: z.object({ signedOut: z.int() }),
  message: 'All other devices are logged out',
})
